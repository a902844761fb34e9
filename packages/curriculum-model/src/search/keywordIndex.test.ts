import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadInitials } from './initials';
import { matchesKeyword } from './keyword';
import { createKeywordIndex, isInitials } from './keywordIndex';

const texts = ['K1 大O记号含义', 'K3 二叉树性质', 'S2 能编写递归遍历', 'A2 规范的编码习惯', '设计/实现', 'Graphs', '重载与行列'];
const index = createKeywordIndex(texts);
const shown = (found: Uint8Array) => texts.filter((_, at) => found[at] === 1);

describe('keyword index', () => {
  it.each([
    ['', texts],
    ['  ', texts],
    ['二叉', ['K3 二叉树性质']],
    [' k3 ', ['K3 二叉树性质']],
    ['ＧＲＡＰＨ', ['Graphs']],
    ['编', ['S2 能编写递归遍历', 'A2 规范的编码习惯']],
    ['ecs', []],
    ['没有', []],
  ])('finds %j at once by its text', (keyword, found) => expect(shown(index.find(keyword))).toEqual(found));

  it.each([
    ['ecs', ['K3 二叉树性质']],
    ['ECSXZ', ['K3 二叉树性质']],
    ['dojh', ['K1 大O记号含义']],
    ['kecs', ['K3 二叉树性质']],
    ['sjsx', ['设计/实现']],
    ['bm', ['A2 规范的编码习惯']],
    ['raph', ['Graphs']],
    ['cz', ['重载与行列']],
    ['zz', ['重载与行列']],
    ['hl', ['重载与行列']],
    ['zk', []],
  ])('finds the initials %j', async (keyword, found) => {
    expect(shown(index.find(keyword, await loadInitials()))).toEqual(found);
  });

  it('finds what the plain filter finds, whatever the texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'B', '树', '图', ' ', '\u0000', 'ａ', '1') });
    fc.assert(
      fc.property(fc.array(text), text, (list, keyword) => {
        const wanted = keyword.replaceAll('\u0000', '');
        const found = createKeywordIndex(list).find(wanted);
        expect([...found]).toEqual(list.map((one) => (matchesKeyword(one.replaceAll('\u0000', ' '), wanted) ? 1 : 0)));
      }),
    );
  });

  it('never takes initials across two texts', async () => {
    const found = createKeywordIndex(['二', '叉树']).find('ecs', await loadInitials());
    expect([...found]).toEqual([0, 0]);
  });

  it('distinguishes initials from other keywords', () => {
    expect(['ecs', ' E ', 'k1', '树', ''].map(isInitials)).toEqual([true, true, false, false, false]);
  });
});
