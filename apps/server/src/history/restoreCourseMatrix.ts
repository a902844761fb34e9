import { courseCellFields, pickFields, type Bilingual } from '@college/curriculum-model';
import type { Act } from '../audit/act';
import { listProjects } from '../course-units/projectRepository';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { listColumns } from '../matrices/courseMatrixRepository';
import { replaceChapters } from '../matrices/saveCourseMatrix';
import { listPoints } from '../points/pointRepository';
import { restoreCells } from './restoreCells';
import { leftOutMessages } from './messages';
import { listIn, removedIn, type RemovedCourseCell, type StoredState } from './storedState';

/** Brings the chapters of a course matrix back that a save changed, with what depended on them in the project matrices. */
export async function restoreCourseMatrix(
  db: Queries,
  courseId: number,
  { before, after }: { before: StoredState; after: unknown },
  act: Act,
): Promise<Bilingual[]> {
  await reviseCourseUnit(db, courseId, undefined, act.now);
  const cells = listIn<RemovedCourseCell>(before, 'cells');
  const changed = new Set([...cells, ...listIn<RemovedCourseCell>(after, 'cells')].map(({ projectId }) => projectId));
  const chapters = (await listProjects(db, [courseId])).filter(({ id }) => changed.has(id));
  const chapterIds = new Set(chapters.map(({ id }) => id));
  const pointIds = new Set((await listPoints(db, courseId)).map(({ id }) => id));
  const goalIds = new Set((await listColumns(db, courseId)).map(({ goal }) => goal.id));
  const kept = cells.filter(({ projectId, pointId, goalId }) => chapterIds.has(projectId) && pointIds.has(pointId) && goalIds.has(goalId));
  const list = chapters.map(({ id }) => ({
    project: { id },
    data: kept.filter(({ projectId }) => projectId === id).map((cell) => wireCell(courseId, cell)),
  }));
  await replaceChapters(db, { courseId, list }, act);
  const { projectCells } = removedIn(before);
  return [
    ...(chapters.length < changed.size ? [leftOutMessages.chapters(changed.size - chapters.length)] : []),
    ...(kept.length < cells.length ? [leftOutMessages.cells(cells.length - kept.length)] : []),
    ...(await restoreCells(db, courseId, { courseCells: [], projectCells, places: cells }, act)),
  ];
}

function wireCell(courseId: number, { projectId, goalId, pointId, relate, ...cell }: RemovedCourseCell) {
  const place = { id: 0, courseUnitId: courseId, projectId, graduateRequireId: goalId, point: { id: pointId } };
  return { ...place, relate: { relate }, ...pickFields(courseCellFields, cell), translations: cell.translations };
}
