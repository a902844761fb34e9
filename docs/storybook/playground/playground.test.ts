import { expect, it } from 'vitest';
import { editsBetween, readPlayed, withEdits, writePlayed } from './playground';

const reply = [{ id: 1, name: '数据结构', children: [{ id: 2, text: 'a' }] }];

it('keeps what is played in letters that Storybook takes in an address', () => {
  const played = { 'source.loadGoals': { edits: [[[0, 'name'], '操作系统 ★']] as const, delay: 800, fault: 'offline' as const } };
  const text = writePlayed(played);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readPlayed(text)).toEqual(played);
  expect(readPlayed(text.slice(0, 9))).toEqual({});
  expect(readPlayed('')).toBeUndefined();
});

it('notes only what was changed, and changes a newer reply the same way', () => {
  const changed = [{ id: 1, name: '操作系统', children: [{ id: 2, text: 'b' }] }];
  const edits = editsBetween(reply, changed);
  expect(edits).toEqual([
    [[0, 'name'], '操作系统'],
    [[0, 'children', 0, 'text'], 'b'],
  ]);
  expect(withEdits(reply, edits)).toEqual(changed);
  expect(withEdits([{ ...reply[0]!, id: 9 }], edits)).toMatchObject([{ id: 9, name: '操作系统' }]);
  expect(reply[0]!.name).toBe('数据结构');
});

it.each([
  [[], reply],
  [reply, []],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: [null] }],
  ['text', null],
])('turns %j into %j', (before, after) => {
  expect(withEdits(before, editsBetween(before, after))).toEqual(after);
});
