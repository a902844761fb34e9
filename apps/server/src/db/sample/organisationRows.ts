import { samplePassword, sampleProgramme } from '@college/curriculum-model/fixtures';
import { hashPassword } from '../../passwords';
import type { Transaction } from '../database';
import * as schema from '../schema';

/** The sample colleges with their departments, majors, requirements and people. All sign-ins have the one published password. */
export async function putOrganisation(transaction: Transaction): Promise<void> {
  const { colleges, departments, majors, graduateRequires, users } = sampleProgramme;
  await transaction.insert(schema.colleges).values([...colleges]);
  await transaction.insert(schema.departments).values([...departments]);
  await transaction.insert(schema.majors).values([...majors]);
  const requirements = Object.entries(graduateRequires).flatMap(([majorId, list]) =>
    list.map((requirement, position) => ({ ...requirement, majorId: Number(majorId), position })),
  );
  await transaction.insert(schema.graduationRequirements).values(requirements);
  const indicators = requirements.flatMap(({ id, children }) =>
    children.map((child, position) => ({ ...child, requirementId: id, position })),
  );
  await transaction.insert(schema.indicators).values(indicators);
  const passwordHash = await hashPassword(samplePassword);
  await transaction.insert(schema.users).values(users.map((user) => ({ ...user, passwordHash })));
}
