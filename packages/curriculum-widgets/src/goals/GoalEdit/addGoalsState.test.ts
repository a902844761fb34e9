import { maxGoals } from '@college/curriculum-model';
import { aGoal } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addGoalsReducer,
  canAdd,
  entryFindings,
  goalsToAdd,
  keyOfLastLine,
  startOfAdding,
  type AddGoalsEvent,
  type AddGoalsState,
} from './addGoalsState';

const run = (events: readonly AddGoalsEvent[], from: AddGoalsState = startOfAdding(8001)) => events.reduce(addGoalsReducer, from);
const texts = (state: AddGoalsState) => state.entries.map((entry) => entry.text);
const written = (...words: string[]) =>
  run(
    words.flatMap((text, index) => [
      ...(index > 0 ? [{ type: 'entryAdded' } as const] : []),
      { type: 'typed', key: index + 1, text } as const,
    ]),
  );

describe('addGoalsReducer', () => {
  it.each<[string, AddGoalsEvent[], string[]]>([
    ['opens with one empty entry', [], ['']],
    [
      'adds an entry below another',
      [
        { type: 'typed', key: 1, text: '甲' },
        { type: 'entryAdded' },
        { type: 'typed', key: 2, text: '丙' },
        { type: 'entryAdded', below: 1 },
      ],
      ['甲', '', '丙'],
    ],
    [
      'keeps its last entry',
      [
        { type: 'typed', key: 1, text: '甲' },
        { type: 'entryRemoved', key: 1 },
      ],
      ['甲'],
    ],
    ['makes one entry of each line', [{ type: 'linesPasted', key: 1, start: 0, end: 0, text: '甲\n\n 乙 \n丙\n' }], ['甲', '乙', '丙']],
    [
      'pastes between the words that stand there',
      [
        { type: 'typed', key: 1, text: '前中后' },
        { type: 'linesPasted', key: 1, start: 1, end: 2, text: '甲\n乙' },
      ],
      ['前甲', '乙后'],
    ],
    ['leaves one line one entry', [{ type: 'linesPasted', key: 1, start: 0, end: 0, text: '\n甲\n' }], ['甲']],
    [
      'puts the lines back together',
      [{ type: 'linesPasted', key: 1, start: 0, end: 0, text: '甲\n乙\n' }, { type: 'linesJoined' }],
      ['甲\n乙'],
    ],
    [
      'forgets the paste after the next change',
      [{ type: 'linesPasted', key: 1, start: 0, end: 0, text: '甲\n乙' }, { type: 'typed', key: 1, text: '丁' }, { type: 'linesJoined' }],
      ['丁', '乙'],
    ],
  ])('%s', (_title, events, expected) => expect(texts(run(events))).toEqual(expected));

  it('names the entry of the last pasted line', () => {
    const start = startOfAdding(8001);
    for (const text of ['甲', '甲\n乙', '甲\n\n乙\n丙\n']) {
      const paste = { key: 1, text };
      const after = addGoalsReducer(start, { type: 'linesPasted', ...paste, start: 0, end: 0 });
      expect(keyOfLastLine(start, paste)).toBe(after.entries.at(-1)!.key);
    }
  });

  it('counts pasted lines and the blank ones between them', () => {
    expect(run([{ type: 'linesPasted', key: 1, start: 0, end: 0, text: '甲\n\n\n乙\n' }]).pasted).toMatchObject({ count: 2, blank: 2 });
  });

  it('never has two entries of one key, and never none', () => {
    const key = fc.integer({ min: 1, max: 8 });
    const event: fc.Arbitrary<AddGoalsEvent> = fc.oneof(
      fc.record({ type: fc.constant('typed' as const), key, text: fc.string() }),
      fc.record({ type: fc.constant('entryAdded' as const), below: key }),
      fc.record({ type: fc.constant('entryRemoved' as const), key }),
      fc.record({ type: fc.constant('linesJoined' as const) }),
      fc.record({
        type: fc.constant('linesPasted' as const),
        key,
        start: fc.constant(0),
        end: fc.constant(0),
        text: fc.string({ unit: fc.constantFrom('a', '\n', ' ') }),
      }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const { entries } = run(events);
        expect(entries.length).toBeGreaterThan(0);
        expect(new Set(entries.map((entry) => entry.key)).size).toBe(entries.length);
      }),
    );
  });
});

describe('saving', () => {
  it('is barred by one blank among three, by a missing indicator and by too many', () => {
    expect(canAdd(written('甲', '  ', '乙'))).toBe(false);
    expect(canAdd(written('甲', '乙'))).toBe(true);
    expect(canAdd({ ...written('甲'), indicatorId: null })).toBe(false);
    expect(canAdd(written('目'.repeat(4001)))).toBe(false);
    const lines = Array.from({ length: maxGoals + 1 }, (_, index) => `目标 ${index}`).join('\n');
    const many = run([{ type: 'linesPasted', key: 1, start: 0, end: 0, text: lines }]);
    expect([many.entries.length, canAdd(many)]).toEqual([maxGoals + 1, false]);
  });

  it('looks at every entry', () => {
    const indicators = [{ id: 8001, description: '1.1', children: [aGoal({ description: '能建模。' })] }];
    expect(entryFindings(written('甲', ' ', '甲。', '能建模', '目'.repeat(4001)), indicators)).toEqual([
      { problem: null, same: null },
      { problem: 'empty', same: null },
      { problem: null, same: { as: 'entry', number: 1 } },
      { problem: null, same: { as: 'stored', number: 1 } },
      { problem: 'tooLong', same: null },
    ]);
  });

  it('sends trimmed new goals', () => {
    expect(goalsToAdd(written(' 甲 ', '乙'), 1004)).toEqual([
      { id: 0, parentId: 8001, courseId: 1004, description: '甲' },
      { id: 0, parentId: 8001, courseId: 1004, description: '乙' },
    ]);
  });
});
