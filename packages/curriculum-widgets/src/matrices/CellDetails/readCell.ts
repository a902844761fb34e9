import {
  bindingAt,
  ksasAt,
  matrixFindings,
  pointsAt,
  rowsOfProject,
  placeKey,
  type FindingPlace,
  type LinkedMatrices,
  type MatrixFinding,
  type MatrixKind,
  type Support,
  type ThreadItem,
} from '@college/curriculum-model';
import type { CellAt } from '../MatrixGrid';

/** A cell of one of the three matrices. */
export interface DetailedCell {
  matrix: MatrixKind;
  /** The chapter whose project matrix shows. */
  projectId?: number | undefined;
  cell: CellAt;
}

/** An item of a cell with the strength that it has there. */
export interface DetailedItem {
  item: ThreadItem;
  relate?: Support;
}

/** What a cell is about, from the goal down to what is placed in it, and what the rules find there. */
export interface CellDetails {
  /** Goals of the cell, or the task goal of its column. */
  goals: readonly DetailedItem[];
  points: readonly DetailedItem[];
  ksas: readonly DetailedItem[];
  findings: readonly MatrixFinding[];
}

/** Reads one cell of the matrices. */
export function cellDetails(matrices: LinkedMatrices, { matrix, projectId, cell }: DetailedCell): CellDetails {
  const items = itemsOf(matrices, { matrix, projectId, cell });
  const subjects = new Set([...items.goals, ...items.points, ...items.ksas].map(({ item }) => keyOf(item)));
  const findings = matrixFindings(matrices).filter(({ at, subject }) => isAt(at, matrix, cell) || subjects.has(keyOf(subject)));
  return { ...items, findings };
}

function itemsOf(matrices: LinkedMatrices, { matrix, projectId, cell }: DetailedCell): Omit<CellDetails, 'findings'> {
  const [row, column] = [Number(cell.rowId), Number(cell.columnId)];
  if (matrix === 'major') {
    const goals = bindingAt(matrices, row, column)?.goals ?? [];
    return { goals: goals.map((id) => ({ item: { kind: 'goal', id } })), points: pointsOfGoals(matrices, new Set(goals)), ksas: [] };
  }
  if (matrix === 'course') {
    const points = pointsAt(matrices, row, column).map(({ pointId, relate }) => pointItem(pointId, relate));
    return { goals: [{ item: { kind: 'goal', id: column } }], points, ksas: [] };
  }
  const place = projectId === undefined ? undefined : rowsOfProject(matrices, projectId).find((one) => placeKey(one) === cell.rowId);
  if (!place) return { goals: [], points: [], ksas: [] };
  // The columns of texts and hours belong to no task goal.
  const isTaskGoal = matrices.taskGoals.some(({ id }) => id === column);
  return {
    goals: isTaskGoal ? [{ item: { kind: 'taskGoal', id: column } }] : [],
    points: [pointItem(place.pointId, place.relate)],
    ksas: isTaskGoal ? ksasAt(matrices, place, column).map(({ ksaId, relate }) => ({ item: { kind: 'ksa', id: ksaId }, relate })) : [],
  };
}

/** The points of these goals without duplicates, each with its strongest support in any chapter. */
function pointsOfGoals({ placedPoints }: LinkedMatrices, goals: ReadonlySet<number>): DetailedItem[] {
  const strongest = new Map<number, Support>();
  for (const { goalId, pointId, relate } of placedPoints) {
    if (!goals.has(goalId)) continue;
    const known = strongest.get(pointId);
    strongest.set(pointId, known === undefined || relate < known ? relate : known);
  }
  return [...strongest].map(([pointId, relate]) => pointItem(pointId, relate));
}

function pointItem(id: number, relate: Support): DetailedItem {
  return { item: { kind: 'point', id }, relate };
}

/** A finding about a whole row or column is one of each of its cells. */
function isAt(at: FindingPlace, matrix: MatrixKind, { rowId, columnId }: CellAt): boolean {
  return at.matrix === matrix && (at.row ?? rowId) === rowId && (at.column ?? columnId) === columnId;
}

function keyOf({ kind, id }: ThreadItem): string {
  return `${kind} ${id}`;
}
