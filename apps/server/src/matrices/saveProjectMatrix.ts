import type { UpdateProjectMatrixRequest } from '@college/curriculum-model';
import { savedAs, type Act } from '../audit/act';
import { recordChange } from '../audit/recordChange';
import { reviseCourseUnit } from '../course-units/reviseCourseUnit';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { checkProjectRows, type WantedProjectRow } from './checkProjectRows';
import { listCourseCells } from './courseMatrixRepository';
import { matrixMessages } from './messages';
import {
  deleteProjectCells,
  findForeignProjectCells,
  insertProjectCells,
  listStoredProjectCells,
  updateProjectCells,
  type ProjectMatrixFields,
} from './projectMatrixRepository';
import { readProjectMatrices } from './readProjectMatrix';

/** Saves rows of the project matrices of a course as its revision. */
export async function saveProjectMatrix(
  db: Queries,
  { courseId, version, list }: UpdateProjectMatrixRequest,
  act: Act,
): Promise<{ version: number }> {
  const unit = await reviseCourseUnit(db, courseId, version, act.now, {
    sentence: matrixMessages.changedMeanwhile(null),
    read: () => readProjectMatrices(db, courseId, 'zh'),
  });
  const rows = new Map((await listCourseCells(db, courseId)).map((row) => [row.cell.id, row]));
  const entryIds = list.flatMap(({ projectMatrices }) => projectMatrices.map(({ id }) => id));
  const foreign = await findForeignProjectCells(db, courseId, entryIds);
  const wanted = list.map(({ courseMatrix: { id }, projectMatrices }, index): WantedProjectRow => {
    const row = rows.get(id);
    const isElsewhere = projectMatrices.some((entry) => !rows.has(entry.projectMatrixId) || foreign.has(entry.id));
    if (!row || isElsewhere) throw invalid(matrixMessages.foreignRow(index + 1));
    const ksas = projectMatrices.flatMap(({ taskGoalId, ksa, relate: { relate } }) =>
      // What is taken out, and has gone already, is no reason to refuse a save.
      relate === -1 ? [] : [{ taskGoalId, ksaId: ksa.id, relate }],
    );
    return { row, ksas };
  });
  await replaceProjectRows(db, courseId, wanted, act);
  return { version: unit.version };
}

/** Replaces the listed rows of the project matrices; other rows are unchanged. */
export async function replaceProjectRows(db: Queries, courseId: number, wanted: readonly WantedProjectRow[], act: Act): Promise<void> {
  if (wanted.length === 0) return;
  const { rowIds, cells } = await checkProjectRows(db, courseId, wanted);
  const before = await listStoredProjectCells(db, rowIds);
  const stored = new Map(before.map((record) => [placeOf(record), record]));
  const kept = new Set(cells.map(placeOf));
  await deleteProjectCells(
    db,
    before.filter((record) => !kept.has(placeOf(record))).map(({ id }) => id),
  );
  const changed = cells.flatMap((cell) => {
    const record = stored.get(placeOf(cell));
    return record && record.relate !== cell.relate ? [{ id: record.id, relate: cell.relate }] : [];
  });
  await updateProjectCells(db, changed, act.now);
  await insertProjectCells(
    db,
    cells.filter((cell) => !stored.has(placeOf(cell))),
    act,
  );
  const after = await listStoredProjectCells(db, rowIds);
  // An entry of the course matrix may be removed and set again with another id; the row is matched by its address.
  const rows = wanted
    .flatMap(({ row }) => row?.cell ?? [])
    .map(({ id, projectId, goalId, pointId }) => ({ id, projectId, goalId, pointId }));
  const change = { action: savedAs(act), entity: 'projectMatrix', entityId: courseId, before: { cells: before, rows } } as const;
  await recordChange(db, { at: act.now, userId: act.userId, ...change, after: { cells: after } });
}

/** The address of an entry: row, column and KSA. */
function placeOf({ courseMatrixEntryId, taskGoalId, ksaId }: Pick<ProjectMatrixFields, 'courseMatrixEntryId' | 'taskGoalId' | 'ksaId'>) {
  return `${courseMatrixEntryId} ${taskGoalId} ${ksaId}`;
}
