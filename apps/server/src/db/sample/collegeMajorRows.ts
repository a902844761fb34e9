import { readAcademicSystem, readRelates } from '@college/curriculum-model';
import { collegeMajors, colleges } from '@college/curriculum-model/fixtures';
import type { Transaction } from '../database';
import * as schema from '../schema';

/** The sample college's majors by the quality standard. */
export async function putCollegeMajors(transaction: Transaction): Promise<void> {
  const collegeId = colleges[0]!.id;
  await transaction.insert(schema.collegeMajors).values(
    collegeMajors.map(({ type, standard, academicYears, academicSystem, relates, ...major }) => ({
      ...major,
      collegeId,
      typeId: type.id ?? 0,
      standardId: standard.id,
      academicYearsId: academicYears.id,
      academicSystem: readAcademicSystem(academicSystem),
      relates: readRelates(relates),
    })),
  );
}
