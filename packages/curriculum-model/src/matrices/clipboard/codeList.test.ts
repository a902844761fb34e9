import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CodeChoice } from './codeItem';
import { createCodeListReader, longestCodeList, writeCodeList, type CodeList } from './codeList';
import { narrowText } from './strengthSigns';

const points: CodeChoice[] = [
  { id: 1001, code: '1', label: '算法与复杂度' },
  { id: 1002, code: '2', label: '顺序表' },
  { id: 1003, code: '3', label: '链表' },
  { id: 1010, code: '10', label: 'Quick sort, and its limits' },
];
const ksas: CodeChoice[] = [
  { id: 2001, code: 'K1', label: '大O记号含义' },
  { id: 2002, code: 'K2', label: '线性结构特点' },
  { id: 2003, code: 'S1', label: '能实现链表基本操作' },
];
const readPoints = createCodeListReader(points, 'point');
const readKsas = createCodeListReader(ksas, 'ksa');

function said({ entries, unknown }: CodeList): string {
  const listed = entries.map(
    ({ id, strength }) =>
      `${id}${strength.kind === 'relate' ? ['★', '☆', '×'].at(strength.relate)! : strength.kind === 'doubtful' ? `?${strength.sign}` : ''}`,
  );
  return [...listed, ...unknown.map((word) => `!${word}`)].join(' ');
}

describe('a list of points', () => {
  it.each([
    ['课点1★ 课点3☆', '1001★ 1003☆'],
    ['point 1★, Point3 ☆', '1001★ 1003☆'],
    ['课点1★课点3☆', '1001★ 1003☆'],
    ['1★、2☆；10 强', '1001★ 1002☆ 1010★'],
    ['课点１★，知识点 ３ 弱支撑', '1001★ 1003☆'],
    ['课点1（强）\n课点3(L)', '1001★ 1003☆'],
    ['★课点1 ☆课点3', '1001★ 1003☆'],
    ['强：课点1、课点2；弱：课点3', '1001★ 1002★ 1003☆'],
    ['课点1 课点2', '1001 1002'],
    ['链表', '1003'],
    ['课点3 链表★ 顺序表☆', '1003★ 1002☆'],
    ['★ 课点3 链表', '1003★'],
    ['quick sort, and its limits ☆', '1010☆'],
    ['课点1M 课点2√', '1001?M 1002?√'],
    ['课点1★ 课点1☆', '1001☆'],
    ['课点1★ 课点99☆ 课点3☆', '1001★ 1003☆ !课点99☆'],
    ['课点 K1 课点1★', '1001★ !课点 !K1'],
    ['point 9, point 1★', '1001★ !point 9'],
    ['课点3链', '!课点3链'],
    ['课点1×', '1001?×'],
    ['课点1无', '1001×'],
    ['', ''],
    ['无', ''],
    ['★', '!★'],
    ['★ ☆课点1', '1001☆ !★'],
    ['★1 算法与复杂度', '1001★'],
    ['★1 算法与复杂度 ☆3 链表', '1001★ 1003☆'],
    ['★1算法与复杂度\n☆3链表', '1001★ 1003☆'],
    ['★１　算法与复杂度', '1001★'],
    ['●1 ○3', '1001★ 1003☆'],
    ['强支撑1算法与复杂度，弱支撑3链表', '1001★ 1003☆'],
    ['☆1☆ ★10 Quick sort, and its limits', '1001☆ 1010★'],
    ['课点1 ★3', '1001 1003★'],
    ['★1 算法…', '1001★'],
    ['★1 别的', '1001★ !别的'],
    ['★9 散列表', '!★9 !散列表'],
    ['△1', '1001?△'],
    ['M1 L2 H3', '!M1 !L2 !H3'],
    ['(1)', '!(1)'],
    ['-1', '!-1'],
    ['0', '!0'],
    ['=A1', '!=A1'],
  ])('%s reads as %s', (text, expected) => expect(said(readPoints(text))).toBe(expected));

  it('that is a formula is flagged', () => expect(readPoints('=课点1').isFormula).toBe(true));

  it('that is longer than any cell is not read', () => {
    const { entries, unknown } = readPoints('课点1★ '.repeat(longestCodeList));
    expect([entries.length, unknown.length]).toEqual([0, 1]);
  });
});

describe('a list of KSA items', () => {
  it.each([
    ['K2★ S1☆', '2002★ 2003☆'],
    ['k1H,s1l', '2001★ 2003☆'],
    ['K2★S1☆', '2002★ 2003☆'],
    ['Ｋ１★', '2001★'],
    ['K1大O记号含义★', '2001★'],
    ['大O记号含义☆', '2001☆'],
    ['★K1 大O记号含义\n☆S1', '2001★ 2003☆'],
    ['K K9 1★ S1', '2003 !K !K9 !1★'],
  ])('%s reads as %s', (text, expected) => expect(said(readKsas(text))).toBe(expected));
});

describe('any text', () => {
  it('is read without losing a word, whatever it is', () => {
    const bits = fc.constantFrom(
      '课点1',
      '★',
      '☆',
      ' ',
      ',',
      '、',
      '\n',
      'K',
      '3',
      '链表',
      'M',
      '=',
      '(',
      ')',
      ':',
      '强',
      '-',
      'point ',
      '😀',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(bits).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const read of [readPoints, readKsas]) {
            const { entries, unknown } = read(text);
            expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
            if (/[^\s,、;。|/]/.test(narrowText(text))) expect(entries.length + unknown.length).toBeGreaterThan(0);
            for (const word of unknown) expect(word).not.toBe('');
          }
        },
      ),
    );
  });

  it('that a cell shows on the screen is read as what the cell holds', () => {
    const label = fc
      .array(fc.constantFrom('强', '弱', '无', 'H', '1', '-', '.', ':', ',', '、', ' ', '/', '(', ')', 'Ⅱ', '＋', 'x', '链', '课点2'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((parts) => parts.join(''));
    const items = fc.array(fc.record({ label, relate: fc.constantFrom(0 as const, 1 as const) }), { maxLength: 4 });
    fc.assert(
      fc.property(items, fc.constantFrom('point' as const, 'ksa' as const), fc.boolean(), (shown, kind, isWide) => {
        const choices = shown.map((item, at) => ({ id: 1001 + at, code: kind === 'ksa' ? `K${at + 1}` : `${at + 1}`, label: item.label }));
        const drawn = shown.map(({ relate }, at) => `${'★☆'[relate]}${choices[at]!.code} ${choices[at]!.label}`).join('\n');
        const text = isWide ? drawn.replace(/\d/g, (digit) => '０１２３４５６７８９'[Number(digit)]!).replaceAll(' ', '\u3000') : drawn;
        expect(createCodeListReader(choices, kind)(text)).toEqual({
          entries: shown.map(({ relate }, at) => ({ id: 1001 + at, strength: { kind: 'relate', relate } })),
          unknown: [],
        });
      }),
    );
  });

  it('that was written here is read as what it was', () => {
    const items = fc.uniqueArray(fc.record({ at: fc.nat({ max: 2 }), relate: fc.constantFrom(0 as const, 1 as const) }), {
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(items, fc.constantFrom('zh' as const, 'en' as const), (list, language) => {
        for (const [kind, choices, read] of [
          ['point', points, readPoints],
          ['ksa', ksas, readKsas],
        ] as const) {
          const text = writeCodeList(
            list.map(({ at, relate }) => ({ code: choices[at]!.code, relate })),
            kind,
            language,
          );
          expect(read(text)).toEqual({
            entries: list.map(({ at, relate }) => ({ id: choices[at]!.id, strength: { kind: 'relate', relate } })),
            unknown: [],
          });
        }
      }),
    );
  });
});
