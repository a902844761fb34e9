import { bindingAt, ksasAt, placedPointAt, pointsAt } from './finders';
import { englishOf, isSameBinding, isSameContent, type LinkedCell } from './differingCells';
import { placeKey } from './entries';
import type { CourseBinding, LinkedMatrices, MatrixKind, PlacedKsa, PlacedPoint } from './linkedMatrices';

/** The content of a cell of one of the three matrices. */
export type CellContent =
  | { kind: 'binding'; binding: CourseBinding | null }
  | { kind: 'points'; entries: readonly PlacedPoint[] }
  | { kind: 'ksas'; entries: readonly PlacedKsa[] }
  /** A text or hours of a placed point; texts may have an English of their own. */
  | { kind: 'text'; value: string | number; english: string };

/** A cell by its matrix, row and column. */
export interface CellAddress {
  matrix: MatrixKind;
  /** Whose table it is; project matrices only. */
  projectId?: number;
  /** Id of a course, of a chapter; in a project matrix the key of a placed point (see `placeKey`). */
  row: string;
  /** Id of an indicator point, of a goal, of a task goal; or the name of a text or of hours. */
  column: string;
}

/** The address of a cell. */
export function addressOf(cell: LinkedCell): CellAddress {
  if (cell.matrix === 'major') return { matrix: 'major', row: String(cell.courseId), column: String(cell.requireId) };
  if (cell.matrix === 'course') return { matrix: 'course', row: String(cell.projectId), column: String(cell.goalId) };
  const column = cell.matrix === 'arrangement' ? cell.field : String(cell.taskGoalId);
  return { matrix: 'project', projectId: cell.projectId, row: placeKey(cell), column };
}

/** An address as a text, for maps. */
export function cellKey({ matrix, row, column }: CellAddress): string {
  return `${matrix} | ${row} | ${column}`;
}

/** The content of the cell. */
export function contentOf(matrices: LinkedMatrices, cell: LinkedCell): CellContent {
  if (cell.matrix === 'major') return { kind: 'binding', binding: bindingAt(matrices, cell.courseId, cell.requireId) ?? null };
  if (cell.matrix === 'course') return { kind: 'points', entries: pointsAt(matrices, cell.projectId, cell.goalId) };
  if (cell.matrix === 'project') return { kind: 'ksas', entries: ksasAt(matrices, cell, cell.taskGoalId) };
  const entry = placedPointAt(matrices, cell);
  return { kind: 'text', value: entry?.[cell.field] ?? '', english: entry ? englishOf(entry, cell.field) : '' };
}

/** Whether both cells hold the same. */
export function isSameCell(one: CellContent, other: CellContent): boolean {
  if (one.kind === 'binding' && other.kind === 'binding') return isSameBinding(one.binding ?? undefined, other.binding ?? undefined);
  if (one.kind === 'points' && other.kind === 'points') return isSameContent(one.entries, other.entries, ({ pointId }) => pointId);
  if (one.kind === 'ksas' && other.kind === 'ksas') return isSameContent(one.entries, other.entries, ({ ksaId }) => ksaId);
  return one.kind === 'text' && other.kind === 'text' && one.value === other.value && one.english === other.english;
}
