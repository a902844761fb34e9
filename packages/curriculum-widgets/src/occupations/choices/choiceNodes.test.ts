import { occupationLevels } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { choiceNodes, isWayThrough, labelsOf, lastOf, pathTo, wordsTo } from './choiceNodes';

const levels = occupationLevels('zh');

describe('a tree of choices', () => {
  it('becomes levels to choose from, with nothing below its ends', () => {
    const nodes = choiceNodes(levels);
    expect(nodes.map(({ id, label }) => [id, label])).toEqual(levels.map(({ value, label }) => [value, label]));
    expect(nodes.find(({ id }) => id === 1007)).not.toHaveProperty('children');
  });

  it('leads to every choice by ids that an address or a record names', () => {
    for (const value of labelsOf(levels).keys()) expect(pathTo(levels, value).map(String).at(-1)).toBe(value);
    expect([pathTo(levels, null), pathTo(levels, 'x'), pathTo(levels, 99)]).toEqual([[], [], []]);
    expect(wordsTo(levels, 1013)).toEqual(['专业技术人员', '工程技术人员', '数字技术工程技术人员']);
    expect([lastOf([1002, '1009']), lastOf([])]).toEqual([1009, null]);
  });

  it('knows the ways through it', () => {
    expect([isWayThrough(levels, []), isWayThrough(levels, [1002, 1009, 1013]), isWayThrough(levels, [1009])]).toEqual([true, true, false]);
  });
});
