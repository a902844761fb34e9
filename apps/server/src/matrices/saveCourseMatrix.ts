import type { UpdateCourseMatrixRequest } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { checkCourseMatrix, type PlacedCell } from './checkCourseMatrix';
import {
  deleteCourseCells,
  insertCourseCells,
  listStoredCells,
  updateCourseCells,
  type CourseMatrixFields,
  type CourseMatrixRecord,
} from './courseMatrixRepository';
import { matrixMessages } from './messages';
import { readCourseMatrix } from './readCourseMatrix';

/** Saves chapters of a course matrix as a revision of their course. */
export async function saveCourseMatrix(
  db: Queries,
  { courseId, version, list }: UpdateCourseMatrixRequest,
  act: Act,
): Promise<{ version: number }> {
  const unit = await reviseCourseUnit(db, courseId, version, act.now, {
    sentence: matrixMessages.changedMeanwhile(null),
    read: () => readCourseMatrix(db, courseId, 'zh'),
  });
  await replaceChapters(db, { courseId, list }, act);
  return { version: unit.version };
}

/**
 * Replaces the listed chapters of a course matrix; other chapters are unchanged. An entry that is missing, or whose strength is -1, is deleted with the
 * project matrix of its point (domain.md §2).
 */
export async function replaceChapters(
  db: Queries,
  { courseId, list }: Pick<UpdateCourseMatrixRequest, 'courseId' | 'list'>,
  act: Act,
): Promise<void> {
  if (list.length === 0) return;
  const stored = await listStoredCells(db, courseId);
  const cells = await checkCourseMatrix(db, { courseId, list }, stored);
  const listed = new Set(list.map(({ project }) => project.id));
  const before = stored.filter(({ projectId }) => listed.has(projectId));
  const matched = matchCells(cells, before);
  const kept = new Set(matched.map(({ record }) => record?.id));
  const removedProjectCells = await deleteCourseCells(
    db,
    before.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  );
  const added: CourseMatrixFields[] = [];
  const changed: { id: number; fields: CourseMatrixFields }[] = [];
  for (const { cell, record } of matched) {
    const fields = fieldsOf(cell, record);
    if (!record) added.push(fields);
    else if (differs(record, fields)) changed.push({ id: record.id, fields });
  }
  await updateCourseCells(db, changed, act.now);
  await insertCourseCells(db, courseId, added, act);
  const after = (await listStoredCells(db, courseId)).filter(({ projectId }) => listed.has(projectId));
  const change = {
    action: savedAs(act),
    entity: 'courseMatrix',
    entityId: courseId,
    before: { cells: before, removedProjectCells },
  } as const;
  await recordChange(db, { at: act.now, userId: act.userId, ...change, after: { cells: after } });
}

/**
 * The stored entry of each cell: the one at its address, or else the one with its id, which was moved to another goal of the same chapter and keeps its
 * project matrix.
 */
function matchCells(cells: readonly PlacedCell[], stored: readonly CourseMatrixRecord[]) {
  const byPlace = new Map(stored.map((record) => [placeOf(record), record]));
  const byId = new Map(stored.map((record) => [record.id, record]));
  const taken = new Set(cells.flatMap((cell) => byPlace.get(placeOf(cell))?.id ?? []));
  return cells.map((cell) => {
    const inPlace = byPlace.get(placeOf(cell));
    const moved = inPlace ? undefined : byId.get(cell.id);
    const isMoved = moved && !taken.has(moved.id) && moved.projectId === cell.projectId && moved.pointId === cell.pointId;
    return { cell, record: inPlace ?? (isMoved ? moved : undefined) };
  });
}

/** The address of an entry: chapter, goal and point. */
function placeOf({ projectId, goalId, pointId }: Pick<CourseMatrixRecord, 'projectId' | 'goalId' | 'pointId'>): string {
  return `${projectId} ${goalId} ${pointId}`;
}

function fieldsOf({ id: _id, translations, ...fields }: PlacedCell, record: CourseMatrixRecord | undefined): CourseMatrixFields {
  return { ...fields, translations: translations ?? record?.translations ?? {} };
}

function differs(record: CourseMatrixRecord, fields: CourseMatrixFields): boolean {
  return Object.entries(fields).some(([name, value]) => JSON.stringify(Reflect.get(record, name)) !== JSON.stringify(value));
}
