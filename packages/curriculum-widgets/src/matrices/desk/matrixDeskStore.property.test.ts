import { bindingAt, changesOf, type LinkedMatrices, type Relate } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { matricesSource } from '../fakes/matricesSource';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { withSaved } from '../fakes/withSaved';
import { createMatrixDeskStore } from './matrixDeskStore';

/** Blank cells of the row that may be edited; this person works in some, others in the rest. */
const blank = sampleMatrices.requirements
  .flatMap(({ children }) => children.map(({ id }) => id))
  .filter((requireId) => !bindingAt(sampleMatrices, 1004, requireId));
const mine = blank.slice(0, 5);
const others = blank.slice(5, 10);

const relatesAt = (matrices: LinkedMatrices, requireIds: number[]): Relate[] =>
  requireIds.map((id) => bindingAt(matrices, 1004, id)?.relate ?? -1);
const versionOf = (matrices: LinkedMatrices) => matrices.courses.find(({ id }) => id === 1004)!.version!;

/** A server that others write to as well, and whose next answer may be lost. */
function server() {
  let stored = sampleMatrices;
  let isDown = false;
  const source = matricesSource();
  const bump = (matrices: LinkedMatrices) => {
    stored = {
      ...matrices,
      courses: matrices.courses.map((course) => (course.id === 1004 ? { ...course, version: versionOf(stored) + 1 } : course)),
    };
  };
  source.loadMatrices.mockImplementation(async () => stored);
  source.saveMatrices.mockImplementation(async (change) => {
    if (isDown) throw new Error('断网');
    if (change.rows[0]?.version !== versionOf(stored)) throw Object.assign(new Error('已被他人修改'), { code: '30009' });
    bump(withSaved(stored, change));
    return [{ courseId: 1004, version: versionOf(stored) }];
  });
  return {
    source,
    stored: () => stored,
    setDown: (down: boolean) => (isDown = down),
    write(requireId: number, relate: Relate) {
      const rest = stored.bindings.filter((binding) => binding.courseId !== 1004 || binding.requireId !== requireId);
      bump({ ...stored, bindings: relate === -1 ? rest : [...rest, { courseId: 1004, requireId, relate, goals: [] }] });
    },
  };
}

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
      const { source, stored, setDown, write } = server();
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
            write(others[one.cell]!, one.relate);
            break;
          case 'failToSave':
            setDown(true);
            await store.save();
            setDown(false);
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
      expect(relatesAt(stored(), mine)).toEqual(expected.now());
      expect(relatesAt(stored(), others)).toEqual(theirs);
    }),
    { numRuns: 100 },
  );
});
