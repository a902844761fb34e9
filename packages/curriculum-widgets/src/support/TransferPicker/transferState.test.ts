import type { Relate, Support } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenItems,
  countTransfer,
  openTransfer,
  transferReducer,
  transferResult,
  type TransferEvent,
  type TransferState,
} from './transferState';

const ids = [11, 12, 13, 14];
const held = [
  { id: 12, relate: 0 as const },
  { id: 14, relate: 1 as const },
];
const opened = openTransfer(ids, held);
const run = (state: TransferState, ...events: TransferEvent[]) => events.reduce(transferReducer, state);

describe('transferReducer', () => {
  it.each<[string, TransferEvent[], number[], number[]]>([
    ['opens with what the cell holds', [], [-1, 0, -1, 1], []],
    ['moves to strong, which is 0', [{ type: 'moved', items: [0, 2], to: 0 }], [0, 0, 0, 1], []],
    ['moves from strong to weak', [{ type: 'moved', items: [1], to: 1 }], [-1, 1, -1, 1], []],
    ['moves out', [{ type: 'moved', items: [1, 3], to: -1 }], [-1, -1, -1, -1], []],
    ['ignores positions that are not there', [{ type: 'moved', items: [9], to: 0 }], [-1, 0, -1, 1], []],
    ['chooses', [{ type: 'chosenChanged', items: [0, 1], to: true }], [-1, 0, -1, 1], [0, 1]],
    [
      'inverts',
      [
        { type: 'chosenChanged', items: [0], to: true },
        { type: 'chosenChanged', items: [0, 2], to: 'inverted' },
      ],
      [-1, 0, -1, 1],
      [2],
    ],
    [
      'forgets that something was chosen once it has moved',
      [
        { type: 'chosenChanged', items: [0, 2], to: true },
        { type: 'moved', items: [0], to: 1 },
      ],
      [1, 0, -1, 1],
      [2],
    ],
    ['undoes', [{ type: 'moved', items: [0], to: 0 }, { type: 'undone' }], [-1, 0, -1, 1], []],
    ['redoes', [{ type: 'moved', items: [0], to: 0 }, { type: 'undone' }, { type: 'redone' }], [0, 0, -1, 1], []],
    [
      'drops the way forward with a new move',
      [{ type: 'moved', items: [0], to: 0 }, { type: 'undone' }, { type: 'moved', items: [2], to: 1 }, { type: 'redone' }],
      [-1, 0, 1, 1],
      [],
    ],
    ['has nothing to undo or redo at first', [{ type: 'undone' }, { type: 'redone' }], [-1, 0, -1, 1], []],
  ])('%s', (_name, events, places, chosen) => {
    const state = run(opened, ...events);
    expect([...state.places]).toEqual(places);
    expect(chosenItems(state)).toEqual(chosen);
  });

  it('keeps no step for a move that changes nothing', () => {
    expect(transferReducer(opened, { type: 'moved', items: [1], to: 0 })).toBe(opened);
  });

  it('never mutates its input state', () => {
    run(opened, { type: 'moved', items: [0, 1, 2, 3], to: 1 }, { type: 'chosenChanged', items: [0], to: true });
    expect([...opened.places]).toEqual([-1, 0, -1, 1]);
    expect([...opened.chosen]).toEqual([0, 0, 0, 0]);
  });

  const item = fc.nat({ max: 7 });
  const relate = fc.constantFrom<Relate>(0, 1, -1);
  const event = fc.oneof(
    fc.record({ type: fc.constant('moved' as const), items: fc.array(item), to: relate }),
    fc.record({
      type: fc.constant('chosenChanged' as const),
      items: fc.uniqueArray(item),
      to: fc.constantFrom(true, false, 'inverted' as const),
    }),
    fc.record({ type: fc.constantFrom('undone' as const, 'redone' as const) }),
  );
  const eight = Array.from({ length: 8 }, (_, index) => 100 + index);
  const holding = fc.uniqueArray(fc.record({ id: fc.integer({ min: 98, max: 109 }), relate: fc.constantFrom<Support>(0, 1) }), {
    selector: ({ id }) => id,
  });

  it('keeps every item in exactly one place, whatever happens', () => {
    fc.assert(
      fc.property(holding, fc.array(event), (cell, events) => {
        const state = run(openTransfer(eight, cell), ...events);
        expect(state.places).toHaveLength(8);
        const { none, strong, weak, chosen } = state.counts;
        expect(state.counts).toEqual(countTransfer(state));
        expect(none + strong + weak).toBe(8);
        expect(chosen.none + chosen.strong + chosen.weak).toBe(chosenItems(state).length);
      }),
    );
  });

  it('undoes every step and redoes it again', () => {
    fc.assert(
      fc.property(holding, fc.array(event, { maxLength: 40 }), (cell, events) => {
        const start = openTransfer(eight, cell);
        const end = run(start, ...events);
        const undone = run(end, ...end.past.map(() => ({ type: 'undone' as const })));
        expect([...undone.places]).toEqual([...start.places]);
        const again = run(undone, ...end.past.map(() => ({ type: 'redone' as const })));
        expect([...again.places]).toEqual([...end.places]);
      }),
    );
  });

  it('yields a result in which no id is repeated and none of the cell is lost', () => {
    fc.assert(
      fc.property(holding, fc.array(event), (cell, events) => {
        const result = transferResult(eight, cell, run(openTransfer(eight, cell), ...events).places);
        const found = result.map(({ id }) => id);
        expect(new Set(found).size).toBe(found.length);
        for (const { id } of cell) expect(found).toContain(id);
        expect(transferResult(eight, cell, openTransfer(eight, cell).places).toSorted((a, b) => a.id - b.id)).toEqual(
          cell.toSorted((a, b) => a.id - b.id),
        );
      }),
    );
  });
});

describe('transferResult', () => {
  it('lists what is chosen, keeps what is not offered and marks removed items with -1', () => {
    const cell = [...held, { id: 99, relate: 1 as const }];
    const state = run(openTransfer(ids, cell), { type: 'moved', items: [1], to: -1 }, { type: 'moved', items: [0], to: 0 });
    expect(transferResult(ids, cell, state.places)).toEqual([
      { id: 11, relate: 0 },
      { id: 14, relate: 1 },
      { id: 99, relate: 1 },
      { id: 12, relate: -1 },
    ]);
  });
});
