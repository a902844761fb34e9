import { bindingRows, ksaRows, placeKey, placeOf } from './entries';
import { differingCells } from './differingCells';
import type { LinkedMatrices, PlacedKsa, PlacedPoint } from './linkedMatrices';
import type { SavedMatrices, SaveMatricesRequest } from './saveMatrices';

/** What is to be saved: every row, chapter and placed point in which something changed, whole; null when nothing did. */
export function changesOf(base: LinkedMatrices, now: LinkedMatrices): SaveMatricesRequest | null {
  const cells = differingCells(base, now);
  if (cells.length === 0) return null;
  const versionOf = (courseId: number) => base.courses.find(({ id }) => id === courseId)?.version;
  const { majorId, courseId } = now;
  const courseIds = new Set(cells.flatMap((cell) => (cell.matrix === 'major' ? cell.courseId : [])));
  const projectIds = new Set(cells.flatMap((cell) => (cell.matrix === 'course' || cell.matrix === 'arrangement' ? cell.projectId : [])));
  const standing = new Set(now.placedPoints.map(placeKey));
  const places = new Map(cells.flatMap((cell) => (cell.matrix === 'project' ? [[placeKey(cell), placeOf(cell)] as const] : [])));
  const rows = [...courseIds].map((id) => ({
    courseId: id,
    ...given({ version: versionOf(id) }),
    relations: relationsOf(now, id),
    was: relationsOf(base, id),
  }));
  const chapters = [...projectIds].map((projectId) => ({ projectId, points: chapterOf(now, projectId) }));
  const placedPoints = [...places.values()].flatMap((place) =>
    standing.has(placeKey(place)) ? [{ ...place, ksas: ksaRows.group(now.placedKsas, placeKey(place)).map(ksaOf) }] : [],
  );
  // Rows of other courses alone are no reason to refuse a save when somebody changed this course.
  const isOwn = chapters.length > 0 || placedPoints.length > 0;
  return { majorId, courseId, ...(isOwn ? given({ version: versionOf(courseId) }) : {}), rows, chapters, placedPoints };
}

/** How many cells differ from what is stored: a strength with its goals, a list of points or KSA items, a text or hours of a point. */
export function countChanges(base: LinkedMatrices, now: LinkedMatrices): number {
  return differingCells(base, now).length;
}

/** The matrices with the versions that a save answered. */
export function afterSave(now: LinkedMatrices, saved: SavedMatrices): LinkedMatrices {
  const versions = new Map(saved.map(({ courseId, version }) => [courseId, version]));
  if (!now.courses.some(({ id, version }) => versions.has(id) && versions.get(id) !== version)) return now;
  const courses = now.courses.map((course) => {
    const version = versions.get(course.id);
    return version === undefined || version === course.version ? course : { ...course, version };
  });
  return { ...now, courses };
}

function relationsOf({ bindings }: LinkedMatrices, courseId: number) {
  return bindingRows.group(bindings, courseId).map(({ requireId, relate, goals }) => ({ requireId, relate, goals: [...goals] }));
}

function chapterOf({ placedPoints }: LinkedMatrices, projectId: number) {
  return placedPoints.flatMap(({ projectId: own, ...entry }: PlacedPoint) => (own === projectId ? [entry] : []));
}

function ksaOf({ taskGoalId, ksaId, relate }: PlacedKsa) {
  return { taskGoalId, ksaId, relate };
}

function given(version: { version: number | undefined }): { version?: number } {
  return version.version === undefined ? {} : { version: version.version };
}
