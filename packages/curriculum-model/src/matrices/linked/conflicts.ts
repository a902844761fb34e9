import { addressOf, cellKey, contentOf, isSameCell, type CellAddress, type CellContent } from './cellContent';
import { differingCells, type LinkedCell } from './differingCells';
import { bindingRows, placeKey } from './entries';
import { placedPointAt } from './finders';
import type { CourseBinding, LinkedMatrices } from './linkedMatrices';

/** A cell on which two people do not agree. */
export interface MatrixConflict extends CellAddress {
  id: string;
  /**
   * `changed`: both changed the cell, differently. `removed`: one side took out what the other worked on below it, a point with its row
   * or a binding with its columns. `moved`: a goal was bound to one indicator point here and to another there.
   */
  reason: 'changed' | 'removed' | 'moved';
  base: CellContent;
  mine: CellContent;
  theirs: CellContent;
}

/** The three versions of the matrices. */
export interface ThreeSides {
  /** From what both started. */
  base: LinkedMatrices;
  mine: LinkedMatrices;
  theirs: LinkedMatrices;
}

/** The cells that both sides changed differently since they started from the same; everything else comes together by itself. */
export function conflictsOf(base: LinkedMatrices, mine: LinkedMatrices, theirs: LinkedMatrices): MatrixConflict[] {
  const sides = { base, mine, theirs };
  const mineCells = differingCells(base, mine);
  const theirCells = differingCells(base, theirs);
  const found = new Map<string, MatrixConflict>();
  const add = (cell: LinkedCell, reason: MatrixConflict['reason']) => {
    const address = addressOf(cell);
    const id = cellKey(address);
    if (!found.has(id)) found.set(id, { ...address, id, reason, ...contents(sides, cell) });
  };
  for (const cell of bothChanged(sides, mineCells, theirCells)) add(cell, 'changed');
  for (const cell of boundTwice(sides)) add(cell, 'moved');
  for (const cell of removedUnder(base, mine, { side: theirs, cells: theirCells })) add(cell, 'removed');
  for (const cell of removedUnder(base, theirs, { side: mine, cells: mineCells })) add(cell, 'removed');
  return [...found.values()].filter((conflict) => !isSettled(conflict));
}

/** Where both come to the same there is nothing to choose, except for what hangs below. */
function isSettled({ reason, mine, theirs }: MatrixConflict): boolean {
  return reason !== 'moved' && isSameCell(mine, theirs);
}

function contents({ base, mine, theirs }: ThreeSides, cell: LinkedCell) {
  return { base: contentOf(base, cell), mine: contentOf(mine, cell), theirs: contentOf(theirs, cell) };
}

function bothChanged({ mine, theirs }: ThreeSides, mineCells: readonly LinkedCell[], theirCells: readonly LinkedCell[]): LinkedCell[] {
  const changed = new Set(mineCells.map((cell) => cellKey(addressOf(cell))));
  return theirCells.filter(
    (cell) =>
      changed.has(cellKey(addressOf(cell))) &&
      // Where one side took out the line, the choice is about the line.
      hasLine(mine, cell) &&
      hasLine(theirs, cell),
  );
}

/** Whether these matrices have the row and the column of the cell. */
export function hasLine(matrices: LinkedMatrices, cell: LinkedCell): boolean {
  if (cell.matrix === 'major') return true;
  if (cell.matrix === 'course') return goalPlaces(matrices, matrices.courseId).has(cell.goalId);
  return placedPointAt(matrices, cell) !== undefined;
}

/** Cells of the major matrix that claim a goal on the one side, while the other side moved it elsewhere. */
function boundTwice({ base, mine, theirs }: ThreeSides): LinkedCell[] {
  if (mine.bindings === base.bindings || theirs.bindings === base.bindings) return [];
  return [...bindingRows.groups(mine.bindings).keys()].flatMap((courseId) => {
    if (bindingRows.group(mine.bindings, courseId) === bindingRows.group(theirs.bindings, courseId)) return [];
    const [was, here, there] = [base, mine, theirs].map((side) => goalPlaces(side, courseId));
    return [...here!].flatMap(([goalId, requireId]): LinkedCell[] => {
      const other = there!.get(goalId);
      const isTwice = other !== undefined && other !== requireId && was!.get(goalId) !== requireId && was!.get(goalId) !== other;
      return isTwice ? [requireId, other].map((id) => ({ matrix: 'major', courseId, requireId: id })) : [];
    });
  });
}

/** Cells from which `remover` took something out, below which the other side worked on. */
function removedUnder(
  base: LinkedMatrices,
  remover: LinkedMatrices,
  { side, cells }: { side: LinkedMatrices; cells: readonly LinkedCell[] },
): LinkedCell[] {
  const { courseId } = base;
  const [was, kept, there] = [base, remover, side].map((one) => goalPlaces(one, courseId));
  const found = new Map<string, LinkedCell>();
  for (const cell of cells) {
    if (cell.matrix === 'major' || !hasLine(side, cell)) continue;
    const { projectId, goalId } = cell;
    const requireId = there!.get(goalId);
    if (requireId !== undefined && was!.get(goalId) === requireId && !kept!.has(goalId)) {
      found.set(`${requireId}`, { matrix: 'major', courseId, requireId });
    } else if (cell.matrix !== 'course' && kept!.has(goalId) && placedPointAt(base, cell) && !placedPointAt(remover, cell)) {
      found.set(placeKey(cell), { matrix: 'course', projectId, goalId });
    }
  }
  return [...found.values()];
}

const known = new WeakMap<readonly CourseBinding[], ReadonlyMap<number, number>>();

/** The indicator point of each bound goal of a course. */
export function goalPlaces(matrices: LinkedMatrices, courseId: number): ReadonlyMap<number, number> {
  const row = bindingRows.group(matrices.bindings, courseId);
  const found = known.get(row);
  if (found) return found;
  const fresh = new Map(row.flatMap(({ requireId, goals }) => goals.map((id): [number, number] => [id, requireId])));
  known.set(row, fresh);
  return fresh;
}
