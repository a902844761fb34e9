import { eq, getTableColumns } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { listStoredCells, type CourseMatrixRecord } from './courseMatrixRepository';
import type { ProjectMatrixRecord } from './projectMatrixRepository';

const { courseMatrixEntries, projectMatrixEntries } = schema;

/** Entries of the course matrix and of the project matrices of one course. */
export interface StoredCells {
  courseCells: CourseMatrixRecord[];
  projectCells: ProjectMatrixRecord[];
}

/** All entries in the matrices of a course. */
export async function listCells(db: Queries, courseUnitId: number): Promise<StoredCells> {
  const courseCells = await listStoredCells(db, courseUnitId);
  if (courseCells.length === 0) return { courseCells, projectCells: [] };
  const projectCells = await db
    .select(getTableColumns(projectMatrixEntries))
    .from(projectMatrixEntries)
    .innerJoin(courseMatrixEntries, eq(courseMatrixEntries.id, projectMatrixEntries.courseMatrixEntryId))
    .where(eq(courseMatrixEntries.courseUnitId, courseUnitId));
  return { courseCells, projectCells };
}

/** What a change took out of the matrices along with what it removed, for the audit log; empty when that is nothing. */
export async function lostCells(db: Queries, courseUnitId: number, before: StoredCells): Promise<{ removed?: StoredCells }> {
  if (before.courseCells.length === 0) return {};
  const after = await listCells(db, courseUnitId);
  const courseCells = without(before.courseCells, after.courseCells);
  const projectCells = without(before.projectCells, after.projectCells);
  return courseCells.length + projectCells.length > 0 ? { removed: { courseCells, projectCells } } : {};
}

function without<Cell extends { id: number }>(cells: readonly Cell[], kept: readonly Cell[]): Cell[] {
  const ids = new Set(kept.map(({ id }) => id));
  return cells.filter(({ id }) => !ids.has(id));
}
