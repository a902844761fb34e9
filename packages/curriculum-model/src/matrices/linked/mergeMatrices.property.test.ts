import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from './applyMatrixEdit';
import { addressOf, cellKey, contentOf, isSameCell } from './cellContent';
import { conflictsOf } from './conflicts';
import { differingCells } from './differingCells';
import { contentsOf, someEdits } from './edits.test-data';
import { placeKey } from './entries';
import { columnAt } from './columnGoals';
import { placedPointAt } from './finders';
import type { LinkedMatrices } from './linkedMatrices';
import type { MatrixEdit } from './matrixEdit';
import { mergeMatrices, mergeWithLoss } from './mergeMatrices';

function after(edits: readonly MatrixEdit[], start = sample): LinkedMatrices {
  return edits.reduce(applyMatrixEdit, start);
}

const threeSides = fc.tuple(someEdits, someEdits, someEdits).map(([earlier, here, there]) => {
  const base = after(earlier);
  return { base, mine: after(here, base), theirs: after(there, base) };
});

describe('merging', () => {
  it('is mine where they changed nothing, and theirs where I changed nothing', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        expect(conflictsOf(base, mine, base)).toEqual([]);
        expect(contentsOf(mergeMatrices(base, mine, base))).toEqual(contentsOf(mine));
        expect(contentsOf(mergeMatrices(base, base, theirs))).toEqual(contentsOf(theirs));
        expect(contentsOf(mergeMatrices(base, mine, mine))).toEqual(contentsOf(mine));
      }),
    );
  });

  it('takes each cell that one side changed from that side, and loses nothing without a conflict', () => {
    fc.assert(
      fc.property(threeSides, ({ base, mine, theirs }) => {
        if (conflictsOf(base, mine, theirs).length > 0) return;
        const { matrices, dropped } = mergeWithLoss({ base, mine, theirs });
        expect(dropped).toEqual({ bindings: [], points: [], ksas: [] });
        for (const [side, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const) {
          const changedThere = new Set(differingCells(base, other).map((cell) => cellKey(addressOf(cell))));
          for (const cell of differingCells(base, side)) {
            if (changedThere.has(cellKey(addressOf(cell)))) continue;
            if (cell.matrix === 'arrangement' || cell.matrix === 'project') {
              if (!placedPointAt(side, cell)) continue;
            }
            expect([cell, isSameCell(contentOf(matrices, cell), contentOf(side, cell))]).toEqual([cell, true]);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('comes out linked whatever is chosen, and the other way round with the sides changed over', () => {
    const side = fc.constantFrom('mine', 'theirs');
    fc.assert(
      fc.property(threeSides, fc.array(side, { minLength: 40, maxLength: 40 }), ({ base, mine, theirs }, sides) => {
        const conflicts = conflictsOf(base, mine, theirs);
        const choices = conflicts.map(({ matrix, row, column }, index) => ({ matrix, row, column, side: sides[index % 40]! }));
        const merged = mergeMatrices(base, mine, theirs, choices);
        for (const entry of merged.placedPoints) expect(columnAt(merged, entry.goalId)).toBeDefined();
        for (const entry of merged.placedKsas) expect(placedPointAt(merged, entry)).toBeDefined();
        expect(new Set(merged.placedPoints.map(placeKey)).size).toBe(merged.placedPoints.length);
        const goals = merged.bindings.flatMap((binding) => binding.goals);
        expect(new Set(goals).size).toBe(goals.length);
        const ids = (list: typeof conflicts) => list.map(({ id }) => id).toSorted();
        expect(ids(conflictsOf(base, theirs, mine))).toEqual(ids(conflicts));
      }),
    );
  });

  it('resolves every conflict for the chosen side', () => {
    fc.assert(
      fc.property(threeSides, fc.constantFrom('mine' as const, 'theirs' as const), ({ base, mine, theirs }, side) => {
        const conflicts = conflictsOf(base, mine, theirs);
        const matrices = (['major', 'course', 'project'] as const).map((matrix) => ({ matrix, side }));
        const merged = mergeMatrices(base, mine, theirs, matrices);
        for (const conflict of conflicts.filter(({ matrix }) => matrix === 'major')) {
          const cell = { matrix: 'major', courseId: Number(conflict.row), requireId: Number(conflict.column) } as const;
          expect(isSameCell(contentOf(merged, cell), conflict[side])).toBe(true);
        }
      }),
    );
  });
});
