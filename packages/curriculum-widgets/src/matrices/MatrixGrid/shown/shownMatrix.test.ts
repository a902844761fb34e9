import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectionNow, spotAt } from '../selection/gridSelection';
import type { MatrixCell } from '../matrixGridProps';
import {
  cellAt,
  contentAt,
  createTransposer,
  editableRange,
  positionOf,
  rangeOf,
  shownLines,
  transposedCells,
  type ShownMatrix,
} from './shownMatrix';
import { squaresGrid } from '../storyGrids';

const nobody: ReadonlySet<string> = new Set();

function shownOf(closed: readonly string[] = [], isTransposed = false): ShownMatrix {
  const { columns, rowAxis, rows } = squaresGrid(6, 9);
  const [across, down] = isTransposed ? [rowAxis, columns] : [columns, rowAxis];
  const cells = rows.map((row) => row.cells);
  const readOnly = new Set(['c5']);
  return {
    ...shownLines(across, down, new Set(closed)),
    isTransposed,
    cells: isTransposed ? transposedCells(cells, 9) : cells,
    readOnlyRows: isTransposed ? nobody : readOnly,
    readOnlyColumns: isTransposed ? readOnly : nobody,
    currentRows: nobody,
    currentColumns: nobody,
    endColumns: nobody,
  };
}

const cellsOf = (count: number, from = 0): MatrixCell[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'text', text: String(from + at) }));

describe('turning round', () => {
  it('turned twice is as before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (rows, columns) => {
        const cells = Array.from({ length: rows }, (_, row) => cellsOf(columns, row * 100));
        expect(transposedCells(transposedCells(cells, columns), rows)).toEqual(cells);
      }),
    );
  });

  it('keeps each line in which nothing changed', () => {
    const transpose = createTransposer();
    const cells = [cellsOf(3), cellsOf(3, 10)];
    const before = transpose(cells, 3);
    const after = transpose([cells[0]!.with(1, { kind: 'text', text: 'new' }), cells[1]!], 3);
    expect([0, 1, 2].map((place) => after[place] === before[place])).toEqual([true, false, true]);
  });
});

describe('cells by id', () => {
  it.each([[[], false] as const, [['r2'], false] as const, [[], true] as const, [['r1', 'r3'], true] as const])(
    'are found where they are shown (closed %j, transposed %j)',
    (closed, isTransposed) => {
      const shown = shownOf(closed, isTransposed);
      for (const row of shown.stops)
        for (const column of shown.columns.keys()) {
          const at = cellAt(shown, { row, column });
          if (at) expect(positionOf(shown, at)).toEqual({ row, column });
        }
    },
  );

  it('are not found in a collapsed group, which shows its counts instead', () => {
    const shown = shownOf(['r1']);
    expect(positionOf(shown, { rowId: 'c1', columnId: 'i2' })).toBeNull();
    expect(contentAt(shown, { row: 0, column: 0 })).toEqual({ count: { strong: 1, weak: 0 } });
  });
});

describe('ranges', () => {
  it('are reported in rows and columns of the matrix, transposed or not', () => {
    const area = { top: 0, bottom: 1, left: 0, right: 2 };
    expect(rangeOf(shownOf(), area)).toEqual({ rowIds: ['c1', 'c2'], columnIds: ['i1', 'i2', 'i3'] });
    expect(rangeOf(shownOf([], true), { ...area, top: 1, bottom: 2 })).toEqual({ rowIds: ['c1', 'c2', 'c3'], columnIds: ['i1', 'i2'] });
    expect(rangeOf(shownOf(['r1']), { ...area, right: 0 })).toBeNull();
  });

  it('leave out what is read-only', () => {
    const range = { rowIds: ['c4', 'c5'], columnIds: ['i1'] };
    expect(editableRange(shownOf(), range, false)).toEqual({ rowIds: ['c4'], columnIds: ['i1'] });
    expect(editableRange(shownOf([], true), range, false)).toEqual({ rowIds: ['c4'], columnIds: ['i1'] });
    expect(editableRange(shownOf(), range, true)).toBeNull();
    expect(editableRange(shownOf(), { rowIds: ['c5'], columnIds: ['i1'] }, false)).toBeNull();
  });
});

describe('the ring', () => {
  const ringIn = (shown: ShownMatrix, row: number, column: number) => {
    const spot = spotAt(shown, { row, column })!;
    return { ring: spot, end: spot };
  };

  it('moves to the group that is collapsed over it, and to its first column when it is expanded', () => {
    const closed = selectionNow(shownOf(['r2']), ringIn(shownOf(), 1, 4));
    expect(closed?.ring).toMatchObject({ row: 1, column: 3, columnKey: 'group:r2' });
    expect(selectionNow(shownOf(), closed)?.ring).toMatchObject({ column: 3, columnKey: 'i4' });
  });

  it('follows its line, and stays near its place when the line is gone', () => {
    const shown = shownOf();
    const fewer = { ...shown, rows: shown.rows.slice(2), stops: shown.stops.slice(0, 4) };
    expect(selectionNow(fewer, ringIn(shown, 3, 1))?.ring).toMatchObject({ row: 1, rowKey: 'c4' });
    expect(selectionNow(fewer, ringIn(shown, 1, 1))?.ring).toMatchObject({ row: 1, rowKey: 'c4' });
    expect(selectionNow({ ...shown, rows: [], stops: [] }, ringIn(shown, 1, 1))).toBeNull();
  });
});
