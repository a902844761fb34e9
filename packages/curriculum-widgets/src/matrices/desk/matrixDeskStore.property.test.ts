import { bindingAt, changesOf, type LinkedMatrices, type Relate } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { aMatrixCollege, relateElsewhere, storedRelate } from '../fakes/aMatrixCollege';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { createMatrixDeskStore } from './matrixDeskStore';

/** Blank cells of the row that may be edited; this person works in some, others in the rest. */
const blank = sampleMatrices.requirements
  .flatMap(({ children }) => children.map(({ id }) => id))
  .filter((requireId) => !bindingAt(sampleMatrices, 1004, requireId));
const mine = blank.slice(0, 5);
const others = blank.slice(5, 10);

const relatesAt = (matrices: LinkedMatrices, requireIds: number[]): Relate[] =>
  requireIds.map((id) => bindingAt(matrices, 1004, id)?.relate ?? -1);

const college = aMatrixCollege();
const storedRelates = (requireIds: number[]) => requireIds.map((id) => storedRelate(college.state, id));

/** What this person expects to see of their own cells. */
function expectation() {
  let past: Relate[][] = [];
  let now: Relate[] = mine.map(() => -1);
  let future: Relate[][] = [];
  return {
    now: () => now,
    edit(cell: number, relate: Relate) {
      if (now[cell] === relate) return;
      [past, now, future] = [[...past, now], now.with(cell, relate), []];
    },
    undo() {
      const earlier = past.at(-1);
      if (earlier) [past, now, future] = [past.slice(0, -1), earlier, [now, ...future]];
    },
    redo() {
      const [later, ...rest] = future;
      if (later) [past, now, future] = [[...past, now], later, rest];
    },
  };
}

type Act =
  | { type: 'edit' | 'editWhileSaving' | 'othersWrite'; cell: number; relate: Relate }
  | { type: 'undo' | 'redo' | 'save' | 'failToSave' };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    type: fc.constantFrom('edit' as const, 'editWhileSaving' as const, 'othersWrite' as const),
    cell: fc.nat(mine.length - 1),
    relate: fc.constantFrom<Relate>(0, 1, -1),
  }),
  fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const, 'save' as const, 'failToSave' as const) }),
);

it('loses no edit of anybody, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const { matrices: source, state, failures, serve } = college;
      serve()();
      const expected = expectation();
      const theirs: Relate[] = others.map(() => -1);
      const store = createMatrixDeskStore({ source, courseId: 1004 });
      store.load();
      await vi.waitFor(() => expect(store.getState().phase).toBe('open'), { interval: 1 });
      const open = () => {
        const state = store.getState();
        if (state.phase !== 'open') throw new Error('the desk is not open');
        return state;
      };
      const edit = (cell: number, relate: Relate) => {
        void store.edit({ type: 'supported', cells: [{ courseId: 1004, requireId: mine[cell]!, relate }] });
        expected.edit(cell, relate);
      };

      for (const one of acts) {
        switch (one.type) {
          case 'edit':
            edit(one.cell, one.relate);
            break;
          case 'editWhileSaving': {
            const saving = store.save();
            edit(one.cell, one.relate);
            await saving;
            break;
          }
          case 'othersWrite':
            theirs[one.cell] = one.relate;
            relateElsewhere(state, others[one.cell]!, one.relate);
            break;
          case 'failToSave':
            failures.saveMatrices = 'offline';
            await store.save();
            delete failures.saveMatrices;
            break;
          case 'save':
            expect(await store.save()).toBe(true);
            break;
          case 'undo':
          case 'redo':
            store[one.type]();
            expected[one.type]();
        }
        expect(relatesAt(open().history.present, mine)).toEqual(expected.now());
      }

      expect(await store.save()).toBe(true);
      expect(changesOf(open().base, open().history.present)).toBeNull();
      expect(storedRelates(mine)).toEqual(expected.now());
      expect(storedRelates(others)).toEqual(theirs);
    }),
    { numRuns: 100 },
  );
});
