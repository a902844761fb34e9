import { addressOf, cellKey, type CellAddress } from './cellContent';
import { conflictsOf, goalPlaces, hasLine, type ThreeSides } from './conflicts';
import { differingCells, englishOf, type ArrangementField } from './differingCells';
import { courseCellKey, courseCells, ksaRows, placeKey } from './entries';
import { placedPointAt } from './finders';
import type { LinkedMatrices, PlacedKsa, PlacedPoint } from './linkedMatrices';
import type { MatrixLoss } from './lossOfEdit';
import { dropDangling } from './dropDangling';
import { mergeBindings } from './mergeBindings';
import { isMine, type MatrixSide, type MergePlan } from './mergePlan';

/** A choice for one cell, or for every conflict of a row or of a column; of several that fit, the last counts. */
export interface MergeChoice extends Pick<CellAddress, 'matrix'> {
  row?: string;
  column?: string;
  side: MatrixSide;
}

/**
 * Three-way merge of mine and theirs: a change of only one side is taken from that side; conflicts follow the choices, and mine where nothing was chosen.
 * The result uses their chapters, goals, points, KSA items and task goals and has no entry without its row and column.
 */
export function mergeMatrices(
  base: LinkedMatrices,
  mine: LinkedMatrices,
  theirs: LinkedMatrices,
  choices: readonly MergeChoice[] = [],
): LinkedMatrices {
  return mergeWithLoss({ base, mine, theirs }, choices).matrices;
}

/** The same, with the entries of mine that could not be kept because their row, column, point or KSA item was deleted there. */
export function mergeWithLoss(sides: ThreeSides, choices: readonly MergeChoice[] = []): { matrices: LinkedMatrices; dropped: MatrixLoss } {
  const { base, mine, theirs } = sides;
  const decided = new Map(conflictsOf(base, mine, theirs).map((conflict) => [conflict.id, sideOf(conflict, choices)]));
  const plan: MergePlan = { ...sides, changed: differingCells(base, mine), decided };
  const bound = { ...theirs, ...mergeBindings(plan) };
  const placed = { ...bound, placedPoints: mergePoints(plan, bound) };
  return dropDangling(plan, { ...placed, placedKsas: mergeKsas(plan, placed) });
}

function sideOf(conflict: CellAddress, choices: readonly MergeChoice[]): MatrixSide {
  const fitting = choices.findLast(
    ({ matrix, row, column }) =>
      matrix === conflict.matrix && (row ?? conflict.row) === conflict.row && (column ?? conflict.column) === conflict.column,
  );
  return fitting?.side ?? 'mine';
}

function mergePoints(plan: MergePlan, bound: LinkedMatrices): readonly PlacedPoint[] {
  const { mine, theirs, changed } = plan;
  const columns = goalPlaces(bound, bound.courseId);
  const cells = new Map<string, readonly PlacedPoint[]>();
  const take = (key: string) =>
    cells.set(
      key,
      courseCells.group(mine.placedPoints, key).map((entry) => withRelate(theirs, entry)),
    );
  for (const cell of changed) {
    if (cell.matrix === 'course' && columns.has(cell.goalId) && hasLine(mine, cell) && isMine(plan, cell)) take(courseCellKey(cell));
  }
  // A conflict about what hangs below is about a cell that mine did not change itself.
  for (const [key, entries] of courseCells.groups(mine.placedPoints)) {
    const address = { matrix: 'course', projectId: entries[0]!.projectId, goalId: entries[0]!.goalId } as const;
    const isDecided = plan.decided.get(cellKey(addressOf(address))) === 'mine';
    const isColumnMine = columns.has(address.goalId) && !hasLine(theirs, address);
    if (isDecided || isColumnMine) take(key);
  }
  const merged = courseCells.replace(theirs.placedPoints, cells);
  return arrange(plan, merged);
}

/** Where both have the point, it is taught as they have it until mine has changed that. */
function withRelate(theirs: LinkedMatrices, entry: PlacedPoint): PlacedPoint {
  const there = placedPointAt(theirs, entry);
  if (!there) return entry;
  return there.relate === entry.relate ? there : { ...there, relate: entry.relate };
}

function arrange(plan: MergePlan, merged: readonly PlacedPoint[]): readonly PlacedPoint[] {
  const cells = new Map<string, PlacedPoint[]>();
  for (const cell of plan.changed) {
    if (cell.matrix !== 'arrangement' || !placedPointAt(plan.theirs, cell) || !isMine(plan, cell)) continue;
    const from = placedPointAt(plan.mine, cell);
    const key = courseCellKey(cell);
    const entries = cells.get(key) ?? [...courseCells.group(merged, key)];
    const at = entries.findIndex(({ pointId }) => pointId === cell.pointId);
    const entry = entries[at];
    if (!from || !entry) continue;
    entries[at] = withField(entry, from, cell.field);
    cells.set(key, entries);
  }
  return courseCells.replace(merged, cells);
}

/** The entry with one text or hours of the other, the English of the text with it. */
function withField(entry: PlacedPoint, from: PlacedPoint, field: ArrangementField): PlacedPoint {
  const taken = { ...entry, [field]: from[field] };
  if (englishOf(entry, field) === englishOf(from, field)) return taken;
  const { [field]: _, ...others } = entry.translations?.en ?? {};
  const english = from.translations?.en?.[field];
  return { ...taken, translations: { ...entry.translations, en: english ? { ...others, [field]: english } : others } };
}

function mergeKsas(plan: MergePlan, placed: LinkedMatrices): readonly PlacedKsa[] {
  const { mine, theirs, changed } = plan;
  const rows = new Map<string, readonly PlacedKsa[]>();
  for (const entry of placed.placedPoints) {
    const key = placeKey(entry);
    if (!placedPointAt(theirs, entry)) rows.set(key, ksaRows.group(mine.placedKsas, key));
  }
  for (const cell of changed) {
    if (cell.matrix !== 'project' || !placedPointAt(theirs, cell) || !placedPointAt(mine, cell) || !isMine(plan, cell)) continue;
    const key = placeKey(cell);
    const others = (rows.get(key) ?? ksaRows.group(theirs.placedKsas, key)).filter(({ taskGoalId }) => taskGoalId !== cell.taskGoalId);
    const own = ksaRows.group(mine.placedKsas, key).filter(({ taskGoalId }) => taskGoalId === cell.taskGoalId);
    rows.set(key, [...others, ...own]);
  }
  return ksaRows.replace(theirs.placedKsas, rows);
}
