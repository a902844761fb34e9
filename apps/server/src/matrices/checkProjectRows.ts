import type { Support } from '@college/curriculum-model';
import { listProjects } from '../course-units/projectRepository';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { listKsas } from '../points/ksaRepository';
import type { listCourseCells } from './courseMatrixRepository';
import { matrixMessages } from './messages';
import { bilingualTitle } from './namesOf';
import type { ProjectMatrixFields } from './projectMatrixRepository';
import { listTaskGoals } from './taskGoalRepository';

/** A row of a project matrix as it shall be. */
export interface WantedProjectRow {
  /** The entry of the course matrix; undefined where the request names none that exists. */
  row: PlacedRow | undefined;
  ksas: readonly { taskGoalId: number; ksaId: number; relate: Support }[];
}

export type PlacedRow = Awaited<ReturnType<typeof listCourseCells>>[number];

/** Which rows are replaced, and the entries that they shall have; refuses what is not this course's and what is named twice. */
export async function checkProjectRows(db: Queries, courseId: number, wanted: readonly WantedProjectRow[]) {
  const projects = await listProjects(db, [courseId]);
  const columns = new Set(
    (
      await listTaskGoals(
        db,
        projects.map(({ id }) => id),
      )
    ).map(({ id, projectId }) => `${projectId} ${id}`),
  );
  const ksaIds = new Set((await listKsas(db, courseId)).map(({ id }) => id));
  const rowIds = new Set<number>();
  const cells = wanted.flatMap(({ row, ksas }, index): ProjectMatrixFields[] => {
    if (!row) {
      // An empty entry has no content.
      if (ksas.length === 0) return [];
      throw invalid(matrixMessages.foreignRow(index + 1));
    }
    const { cell, point } = row;
    if (rowIds.has(cell.id)) throw invalid(matrixMessages.rowListedTwice(index + 1));
    rowIds.add(cell.id);
    const seen = new Set<string>();
    return ksas.map(({ taskGoalId, ksaId, relate }, at) => {
      const line = at + 1;
      const place = `${taskGoalId} ${ksaId}`;
      if (!columns.has(`${cell.projectId} ${taskGoalId}`)) throw invalid(matrixMessages.foreignTaskGoal(bilingualTitle(point), line));
      if (!ksaIds.has(ksaId)) throw invalid(matrixMessages.foreignKsa(bilingualTitle(point), line));
      if (seen.has(place)) throw invalid(matrixMessages.ksaListedTwice(bilingualTitle(point), line));
      seen.add(place);
      return { courseMatrixEntryId: cell.id, taskGoalId, ksaId, relate };
    });
  });
  return { rowIds: [...rowIds], cells };
}
