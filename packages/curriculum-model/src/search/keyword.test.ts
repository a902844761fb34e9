import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterByKeyword, isStaleReply, matchesKeyword } from './keyword';

describe('keyword filter', () => {
  it.each([
    ['Data Structures', 'data', true],
    ['Data Structures', ' STRUCT ', true],
    ['数据结构', '结构', true],
    ['K1 大O记号', '大o', true],
    ['ＫＳＡ', 'ksa', true],
    ['数据结构', '算法', false],
    ['anything', '', true],
  ])('%s holds %s: %s', (text, keyword, found) => expect(matchesKeyword(text, keyword)).toBe(found));

  it('searches all texts of an item and keeps the order', () => {
    const items = [
      { zh: '图', en: 'Graphs' },
      { zh: '树', en: 'Trees' },
      { zh: '排序', en: 'Sorting graphs' },
    ];
    expect(filterByKeyword(items, 'GRAPH', (item) => [item.zh, item.en])).toEqual([items[0], items[2]]);
    expect(filterByKeyword(items, '  ', (item) => [item.zh])).toEqual(items);
  });

  it('finds any ASCII text in itself, whatever the case', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(matchesKeyword(text.toUpperCase(), text.toLowerCase())).toBe(true);
      }),
    );
  });

  it('drops a reply to another keyword', () => {
    expect(isStaleReply('数据', '数据结构')).toBe(true);
    expect(isStaleReply('数据', ' 数据 ')).toBe(false);
  });
});
