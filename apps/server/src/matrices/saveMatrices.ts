import type { SavedMatrices, SaveMatricesRequest, UpdateCourseMatrixRequest } from '@college/curriculum-model';
import { countRevisions, holdCourseUnits } from '../course-units/holdCourseUnits';
import type { Queries } from '../db';
import { needVersion } from '../http/versions';
import type { Caller } from '../rights/caller';
import { authoriseCourses } from '../rights/editableCourses';
import { listCourseCells } from './courseMatrixRepository';
import { refuseVanished } from './refuseVanished';
import { replaceMajorRows } from './replaceMajorRows';
import { replaceChapters } from './saveCourseMatrix';
import { refuseOtherMajor, refuseStale, rowUnits, wantedRows } from './saveMajorRows';
import { replaceProjectRows } from './saveProjectMatrix';

/**
 * Stores a change of the three matrices: rows of the major matrix first, because they decide what the columns of the course matrix are,
 * then its chapters, because they decide what the rows of the project matrices are, then those. For every course that changes, permission and version are
 * checked once and the version is incremented once.
 */
export async function saveMatrices(
  db: Queries,
  { majorId, courseId, version, rows, chapters, placedPoints }: SaveMatricesRequest,
  { caller, now }: { caller: Caller; now: Date },
): Promise<SavedMatrices> {
  const act = { userId: caller.id, now };
  const units = await holdCourseUnits(db, [courseId, ...rows.map((row) => row.courseId)]);
  refuseOtherMajor([...units.values()], majorId);
  const touched = new Map(rowUnits(rows, units).map((unit) => [unit.id, unit]));
  const own = units.get(courseId);
  const isOwnTouched = rows.length === 0 || chapters.length > 0 || placedPoints.length > 0;
  if (own && isOwnTouched) touched.set(courseId, own);
  await authoriseCourses(db, caller, [...touched.keys()]);
  // Where only rows of the major matrix change, the versions of their courses are enough.
  for (const claim of [...(isOwnTouched ? [{ version }] : []), ...rows]) needVersion(claim.version);
  await refuseStale(db, [{ courseId, version }, ...rows], units);
  await refuseVanished(db, { courseId, rows, chapters, placedPoints });
  await replaceMajorRows(db, majorId, wantedRows(rows, units), act);
  await replaceChapters(db, { courseId, list: chapters.map((chapter) => listedChapter(courseId, chapter)) }, act);
  if (placedPoints.length > 0) {
    const stored = await listCourseCells(db, courseId);
    const byPlace = new Map(stored.map((row) => [placeOf(row.cell), row]));
    const wanted = placedPoints.map(({ ksas, ...place }) => ({ row: byPlace.get(placeOf(place)), ksas }));
    await replaceProjectRows(db, courseId, wanted, act);
  }
  return countRevisions(db, [...touched.values()], now);
}

/** A chapter as the documented save lists it; its entries are matched by their address, so they have no ids. */
function listedChapter(
  courseId: number,
  { projectId, points }: SaveMatricesRequest['chapters'][number],
): UpdateCourseMatrixRequest['list'][number] {
  return {
    project: { id: projectId },
    data: points.map(({ goalId, pointId, relate, ...arrangement }) => ({
      ...arrangement,
      id: 0,
      courseUnitId: courseId,
      projectId,
      graduateRequireId: goalId,
      point: { id: pointId },
      relate: { relate },
    })),
  };
}

function placeOf({ projectId, goalId, pointId }: { projectId: number; goalId: number; pointId: number }): string {
  return `${projectId} ${goalId} ${pointId}`;
}
