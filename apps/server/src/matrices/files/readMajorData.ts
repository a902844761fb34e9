import type { CourseBinding, Goal, MajorMatrix, MajorMatrixData } from '@college/curriculum-model';
import type { Queries } from '../../db';
import type { Caller } from '../../rights/caller';
import { readMatrixOfMajor } from '../readMajorMatrix';

/** What a workbook of the major matrix is about: the whole major, with what the caller may change. */
export async function readMajorData(db: Queries, majorId: number, caller: Caller): Promise<MajorMatrixData> {
  return majorDataOf(majorId, await readMatrixOfMajor(db, { majorId }, caller));
}

function majorDataOf(majorId: number, { requirements, courses, data, bindings }: MajorMatrix): MajorMatrixData {
  const goalsOf = new Map(bindings.map(({ id, goals }) => [id, goals]));
  return {
    majorId,
    requirements,
    courses,
    goals: requirements.flatMap(({ children }) => children.flatMap((indicator): Goal[] => indicator.children ?? [])),
    bindings: data.map((cell): CourseBinding => {
      const { courseUnitId: courseId, graduateRequireId: requireId, relate } = cell;
      return { courseId, requireId, relate, goals: goalsOf.get(cell.id) ?? [] };
    }),
  };
}
