import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines';

const points = (text: string) => Array.from(text, (sign) => sign.codePointAt(0)!);
const linesOf = (text: string, room: number, width = () => 1) =>
  breakLines(points(text), width, room).map(({ from, to }) => String.fromCodePoint(...points(text).slice(from, to)));

describe('lines', () => {
  it.each([
    ['Chinese breaks anywhere', '数据结构与算法', 3, ['数据结', '构与算', '法']],
    ['no closing mark begins a line', '数据结构，算法。', 4, ['数据结', '构，算', '法。']],
    ['no opening mark ends a line', '数据《结构》', 3, ['数据', '《结', '构》']],
    ['a word stays whole', '学 linear lists', 8, ['学 linear', 'lists']],
    ['a word that is longer than a line is broken', 'abcdefgh', 3, ['abc', 'def', 'gh']],
    ['a line end is kept, an empty line too', '一\n\n二', 5, ['一', '', '二']],
    ['a dash of two signs stays whole', '数据——结构', 3, ['数', '据——', '结构']],
    ['Chinese and Latin part', '使用C语言', 3, ['使用C', '语言']],
    ['one sign is a line where there is no room at all', '数据', 0, ['数', '据']],
  ])('%s', (_, text, room, lines) => expect(linesOf(text, room)).toEqual(lines));

  it('hold every sign but the spaces and line ends between them, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 12 }), (text, room) => {
        const lines = linesOf(text, room);
        const bare = (value: string) => value.replace(/[ \n]/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        expect(lines.every((line) => points(line).length <= Math.max(1, room) || line.includes(' '))).toBe(true);
      }),
    );
  });
});
