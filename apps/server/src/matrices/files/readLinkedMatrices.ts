import { linkedMatricesOf, type LinkedMatrices } from '@college/curriculum-model';
import type { Queries } from '../../db';
import { listKsas } from '../../points/ksaRepository';
import { listPoints } from '../../points/pointRepository';
import { presentKsa, presentPoint } from '../../points/readPointKsa';
import type { Caller } from '../../rights/caller';
import { readCourseMatrix, readCourseMatrixAxes, readMatrixCourse } from '../readCourseMatrix';
import { readMajorMatrix } from '../readMajorMatrix';
import { readProjectMatrices, readProjectMatrixAxes } from '../readProjectMatrix';

/** The three matrices of a course as one value, with texts as recorded and their translations. */
export async function readLinkedMatrices(db: Queries, courseId: number, caller: Caller) {
  const { unit } = await readMatrixCourse(db, courseId);
  const matrices: LinkedMatrices = linkedMatricesOf({
    course: { id: unit.id, majorId: unit.majorId },
    major: await readMajorMatrix(db, courseId, caller),
    axes: await readCourseMatrixAxes(db, courseId, 'zh'),
    points: (await listPoints(db, courseId)).map(presentPoint),
    rows: await readCourseMatrix(db, courseId, 'zh'),
    taskAxes: await readProjectMatrixAxes(db, courseId),
    ksas: (await listKsas(db, courseId)).map(presentKsa),
    projectRows: await readProjectMatrices(db, courseId, 'zh'),
  });
  return { unit, matrices };
}
