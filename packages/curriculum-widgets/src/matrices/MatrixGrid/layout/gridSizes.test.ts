import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnLines } from './gridLines';
import {
  columnWidths,
  denseGroupHeight,
  denseHeadHeight,
  denseWidths,
  denseHeadWidth,
  footHeight,
  gridSizes,
  headHeight,
  leastListWidth,
  lineAt,
  offsetsOf,
  rowHeight,
} from './gridSizes';
import type { MatrixAxis, MatrixCell } from '../matrixGridProps';

const { regular, compact } = gridSizes;
const axis = (count: number): MatrixAxis => ({
  heads: Array.from({ length: count }, (_, at) => ({ id: `h${at}`, label: 'x', code: '1' })),
});
const lines = (count: number) => columnLines(axis(count), new Set());
const list = (count: number): MatrixCell => ({
  kind: 'list',
  items: Array.from({ length: count }, (_, id) => ({ id, relate: 0 as const, code: '1', label: 'x' })),
});

describe('the height of a row', () => {
  const [row] = lines(1);
  it.each([
    [0, 72],
    [2, 72],
    [3, 89],
    [10, 257],
  ])('of %i items is %i px', (count, height) => {
    expect(rowHeight(row!, [list(0), list(count), { kind: 'text', text: '' }], 'lists', regular)).toBe(height);
  });

  it('is that of a square, whatever it holds, and less in compact density', () => {
    expect(rowHeight(row!, [], 'squares', regular)).toBe(40);
    expect(rowHeight(row!, [list(9)], 'squares', compact)).toBe(32);
    expect(rowHeight(row!, [list(3)], 'lists', compact)).toBe(81);
  });
});

describe('the widths of columns', () => {
  it('share what is left to the pixel, and are never less than what a name needs', () => {
    expect(columnWidths(lines(3), 'lists', 1000, regular)).toEqual([334, 333, 333]);
    expect(columnWidths(lines(3), 'lists', 100, regular)).toEqual([160, 160, 160]);
    expect(columnWidths(lines(3), 'lists', 1000, regular, { h1: 100 })).toEqual([450, 100, 450]);
    expect(columnWidths(lines(2), 'squares', 1000, regular)).toEqual([40, 40]);
  });

  it('fill the room whenever there is enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 4000 }), (count, room) => {
        const widths = columnWidths(lines(count), 'lists', room, regular);
        const sum = widths.reduce((total, width) => total + width, 0);
        expect(sum).toBe(Math.max(room, count * leastListWidth));
        expect(Math.min(...widths)).toBeGreaterThanOrEqual(leastListWidth);
      }),
    );
  });
});

describe('dense squares', () => {
  it('are as wide as the room allows, between 32 and 44 px', () => {
    expect(denseWidths(lines(24), 816, gridSizes.dense)[0]).toBe(34);
    expect(denseWidths(lines(24), 300, gridSizes.dense)[0]).toBe(32);
    expect(denseWidths(lines(3), 816, gridSizes.dense)[0]).toBe(44);
  });

  it('are wider where a former code needs it', () => {
    const [first, second] = lines(2);
    const renumbered = { ...first, head: { id: 'a', label: '', codeBefore: '11.1' } } as typeof first & object;
    const [wide, other] = denseWidths([renumbered, second!], 40, gridSizes.dense);
    expect([wide! > gridSizes.dense.square, other]).toEqual([true, gridSizes.dense.square]);
  });

  it('have a line more above them where a group had another code', () => {
    const group = { id: 'g', code: '10', label: '沟通', members: ['a'] };
    const under = (of: object) => [{ ...lines(1)[0]!, group: { ...group, ...of } }];
    const { dense } = gridSizes;
    expect(denseGroupHeight(under({}), dense)).toBe(dense.group);
    expect(denseGroupHeight(under({ codeBefore: '11' }), dense)).toBeGreaterThan(dense.group);
  });

  it('have a higher head where a number changed or a mark stands in it', () => {
    const [plain] = lines(1);
    const of = (head: object) => denseHeadHeight([{ ...plain, head: { id: 'a', label: '', ...head } } as typeof plain & { kind: 'line' }]);
    expect([of({}), of({ codeBefore: '9.1' }), of({ mark: 'added' })]).toEqual([28, 44, 44]);
  });
});

it('finds the line that covers a point', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 }), fc.nat({ max: 4000 }), (sizes, point) => {
      const offsets = offsetsOf(sizes);
      const line = lineAt(offsets, point);
      if (point >= offsets.at(-1)!) expect(line).toBe(sizes.length - 1);
      else expect(offsets[line]! <= point && point < offsets[line + 1]!).toBe(true);
    }),
  );
});

it('reserves space for names without a code and for the texts of gaps', () => {
  expect(headHeight(lines(2), 'squares', regular)).toBe(40);
  expect(headHeight(columnLines({ heads: [{ id: 'a', label: '数据结构' }] }, new Set()), 'squares', regular)).toBeGreaterThan(100);
  expect(headHeight(lines(2), 'lists', regular)).toBe(64);
  expect(footHeight('squares', regular)).toBe(56);
  expect(footHeight('lists', regular)).toBe(40);
});

it('leaves to the heads of rows what dense squares and the last column do not take', () => {
  const squares = Array.from({ length: 24 }, () => 44);
  expect(denseHeadWidth(176, 1343, squares, 88)).toBe(199);
  expect(denseHeadWidth(176, 900, squares, 88)).toBe(176);
});
