import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceOf, textProfile } from './bigrams';
import { canonicalText, englishNamesIn } from './canonicalText';
import { sharedTerms } from './sharedTerms';
import { matchRecords } from './matchRecords';
import { createSimilarityIndex } from './similarityIndex';
import { titleIndex } from './titleIndex';

const likeness = (left: string, right: string) => diceOf(textProfile(left), textProfile(right));
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.constantFrom('数据结构', '链表', '操作', '系统', 'Tree', 'data structures', ' ', '，', '与', '😀'))
    .map((parts) => parts.join('')),
);

describe('likeness of two texts', () => {
  it.each([
    ['数据结构', '数据结构', 1],
    ['数据结构', '数据结构与算法', 6 / 9],
    ['软件工程', '软件测试', 2 / 6],
    ['Data Structures', '数据结构', 1],
    ['data structures', 'ＤＡＴＡ ＳＴＲＵＣＴＵＲＥ', 1],
    ['Design a linked list', '链表设计', 4 / 5],
    ['图', '图', 1],
    ['图论', '土木', 0],
    ['能够设计模块', '设计模块', 1],
    ['能量', '能量', 1],
    ['', '数据', 0],
    ['the of', 'the of', 0],
  ])('%s and %s: %d', (left, right, score) => expect(likeness(left, right)).toBeCloseTo(score));

  it('is symmetric, between 0 and 1, and 1 for a non-empty text and itself', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const score = likeness(left, right);
        expect(score).toBe(likeness(right, left));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(likeness(left, left)).toBe(textProfile(left).size === 0 ? 0 : 1);
      }),
    );
  });
});

describe('terms of two languages', () => {
  it('replaces an English term by its Chinese name, the longest term first, plurals included', () => {
    expect(canonicalText('Binary trees and Graphs').split(/\s+/)).toEqual(['', '二叉树', 'and', '图', '']);
    expect(canonicalText('cross cultural')).toContain('跨文化');
    expect(canonicalText('streets')).toBe('streets');
  });

  it('knows the English names of what a text holds', () => {
    expect(englishNamesIn('掌握链表')).toContain('linked list');
    expect(englishNamesIn('历史')).toEqual([]);
  });
});

describe('shared terms', () => {
  it.each([
    ['能对具体对象建立计算模型并求解', '为实际问题建立数据模型', 'zh', ['建立', '模型']],
    ['数据结构与算法', '数据结构', 'zh', ['数据结构']],
    ['Data structures in Java', 'Java 数据结构', 'zh', ['java', '数据结构']],
    ['Data structures in Java', 'Java 数据结构', 'en', ['java', 'data structure']],
    ['图', '土', 'zh', []],
    ['选择恰当的结构', '恰当的方法', 'zh', ['恰当']],
  ] as const)('%s and %s', (left, right, language, terms) => {
    expect(sharedTerms(left, right, language).toSorted()).toEqual([...terms].toSorted());
  });

  it('occur in both texts, and exist whenever two Chinese characters are shared', () => {
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const terms = sharedTerms(left, right);
        for (const term of terms) for (const text of [left, right]) expect(canonicalText(text)).toContain(term);
        expect(new Set(terms).size).toBe(terms.length);
      }),
    );
  });
});

describe('the index', () => {
  it('answers as a comparison with every entry would, the most like first', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { maxLength: 3 }), { maxLength: 12 }), anyText, (entries, text) => {
        const scored = entries
          .map((texts, at) => ({ at, score: Math.max(0, ...texts.map((one) => Math.round(likeness(text, one) * 1000) / 1000)) }))
          .filter(({ score }) => score > 0)
          .toSorted((left, right) => right.score - left.score || left.at - right.at);
        expect(createSimilarityIndex(entries).find(text)).toEqual(scored);
      }),
    );
  });

  it('leaves out what is too unlike, and stops at the limit', () => {
    const index = createSimilarityIndex([['软件测试'], ['软件工程'], ['软件工程导论']]);
    expect(index.find('软件工程', { minScore: 0.5 }).map(({ at }) => at)).toEqual([1, 2]);
    expect(index.find('软件工程', { limit: 1 })).toEqual([{ at: 1, score: 1 }]);
  });

  it('finds one of fifty thousand at once', () => {
    const index = createSimilarityIndex(Array.from({ length: 50_000 }, (_, at) => [`课点 ${at} 第${at % 97}种方法`]));
    // The shortest of several: a busy machine may take a thread away for longer than that.
    const times = [1, 2, 3].map(() => {
      const start = Date.now();
      expect(index.find('散列查找', { minScore: 0.2 })).toEqual([]);
      return Date.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(200);
  });
});

describe('suggestions', () => {
  const record = (id: number, title: string, description = '') => {
    return { id, title, description, level: '', texts: [title, `${title} ${description}`.trim()], origin: '数据结构' };
  };

  it('are returned with their reasons, most similar first, and never without a reason', () => {
    const records = [
      record(1, '栈与队列', '后进先出'),
      record(2, '链表', '指针操作'),
      record(3, '单链表'),
      record(4, '散列', '用链表解决冲突的办法以及别的许多事情'),
    ];
    expect(matchRecords(records, '链表', 'zh')).toEqual([
      { id: 2, title: '链表', description: '指针操作', score: 1, terms: ['链表'], origin: '数据结构' },
      { id: 3, title: '单链表', score: 0.667, terms: ['链表'], origin: '数据结构' },
      { id: 4, title: '散列', description: '用链表解决冲突的办法以及别的许多事情', score: 0.105, terms: ['链表'], origin: '数据结构' },
    ]);
    expect(matchRecords(records, '链表', 'zh', 1)).toHaveLength(1);
    expect([matchRecords(records, ' ', 'zh'), matchRecords(records, '古诗', 'zh')]).toEqual([[], []]);
  });

  it('come from what has a like title alone', () => {
    const items = ['软件测试', '软件工程', '软件工程导论'].map((title) => ({ titles: [title], origin: title }));
    const like = titleIndex(items, 'zh');
    expect(like('软件工程').map(({ item, evidence }) => [item.origin, evidence.score])).toEqual([
      ['软件工程', 1],
      ['软件工程导论', 0.75],
    ]);
    expect(like('')).toEqual([]);
  });
});
