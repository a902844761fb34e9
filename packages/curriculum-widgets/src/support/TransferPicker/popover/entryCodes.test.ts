import type { Support } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEntryReader } from './entryCodes';

const points = [1, 2, 3, 7].map((number) => ({ id: 1000 + number, number, label: `课点标题 ${number}` }));
const ksas = [
  { id: 1, letter: 'K' as const, number: 2, label: '线性结构特点' },
  { id: 2, letter: 'S' as const, number: 1, label: '能实现链表基本操作' },
];
const shown = (found: ReadonlyMap<number, Support>) => [...found].map(([position, relate]) => `${position}${relate === 0 ? '★' : '☆'}`);

describe('codes with a strength', () => {
  it.each([
    ['课点7 ☆', points, ['3☆'], []],
    ['课点7☆', points, ['3☆'], []],
    ['课点1,课点3', points, ['0★', '2★'], []],
    ['知识点 1★，point 2 weak', points, ['0★', '1☆'], []],
    ['课点1 课点3 弱', points, ['0★', '2☆'], []],
    ['课点1☆ 课点1', points, ['0☆'], []],
    ['课点1 课点99 课点2', points, ['0★', '1★'], ['课点99']],
    ['课点99 ☆', points, [], ['课点99', '☆']],
    ['K2★', ksas, ['0★'], []],
    ['k2 S1强', ksas, ['0★', '1★'], []],
    ['K2 X1', ksas, ['0★'], ['X1']],
  ])('%j', (text, items, found, unknown) => {
    const read = createEntryReader(items)(text);
    expect(shown(read.found)).toEqual(found);
    expect(read.unknown).toEqual(unknown);
    expect(read.isCoded).toBe(true);
  });

  it.each(['', ' ', '链表', '课点', 'K', 'weak', '结构 特点', 'tree'])('%j are words to look for', (text) => {
    expect(createEntryReader(ksas)(text).isCoded).toBe(false);
  });

  it('loses no word, whatever is typed', () => {
    const word = fc.constantFrom('课点1', '课点2☆', '课点9', '★', '弱', 'X1', '树', 'point 3');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom(' ', ',', '，', '\t'), (words, between) => {
        const { found, unknown } = createEntryReader(points)(words.join(between));
        for (const one of words) {
          const isStrength = one === '★' || one === '弱';
          const isKnown = /[123]/.test(one) && one !== 'X1';
          if (isKnown) expect(found.size).toBeGreaterThan(0);
          else if (!isStrength) expect(unknown).toContain(one);
        }
      }),
    );
  });
});
