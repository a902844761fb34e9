import { describe, expect, it } from 'vitest';
import { readUsedLines, withPlace, withUse, writeUsedLines } from './usedLines';

function aStorage(text: string | null = null) {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_key: string, value: string) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  };
}
const nothing = { recents: {}, uses: {} };
const place = (id: string) => ({ id, title: id, href: `/${id}` });

describe('what was used', () => {
  it('has the latest place first, each once, by language', () => {
    const lines = ['a', 'b', 'a'].reduce((kept, id) => withPlace(kept, '80101', place(id)), readUsedLines(aStorage(), 1));
    expect(lines.recents['80101']?.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(lines.recents['80102']).toBeUndefined();
  });

  it('counts what was chosen and forgets what was chosen least', () => {
    let lines = withUse(withUse(nothing, 'act:a'), 'act:a');
    for (let at = 0; at < 300; at += 1) lines = withUse(lines, `act:${at}`);
    expect(lines.uses['act:a']).toBe(2);
    expect(Object.keys(lines.uses)).toHaveLength(200);
  });

  it('is read as it was written, and takes no address of another site', () => {
    const storage = aStorage();
    const lines = withUse(withPlace(nothing, '80101', place('a')), 'course:1');
    writeUsedLines(storage, 1, lines);
    expect(readUsedLines(storage, 1)).toEqual(lines);
    const hostile = { recents: { 80101: [{ id: 'x', title: 'x', href: 'https://elsewhere.example' }, 7] }, uses: { a: 'many' } };
    expect(readUsedLines(aStorage(JSON.stringify(hostile)), 1)).toEqual({ recents: { 80101: [] }, uses: {} });
    expect(readUsedLines(aStorage('{'), 1)).toEqual(nothing);
  });
});
