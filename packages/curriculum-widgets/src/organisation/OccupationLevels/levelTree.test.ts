import { occupationLevels, type OptionItem } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchKeys, countHits, findLevels, levelNodes, treeSize, type LevelNode } from './levelTree';

const words = fc.string({ maxLength: 6 });
const leaf: fc.Arbitrary<OptionItem> = fc.record({ label: words, value: fc.nat() });
const branch = (below: fc.Arbitrary<OptionItem>) =>
  fc.record({ label: words, value: fc.nat(), children: fc.array(below, { maxLength: 3 }) });
const tree = fc.array(branch(branch(leaf)), { maxLength: 4 });
const flat = (nodes: readonly LevelNode[]): LevelNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

describe('the tree of levels', () => {
  it('names the major classes by their order and counts what stands below', () => {
    const nodes = levelNodes(occupationLevels('zh'), 'zh');
    expect(nodes.map(({ ordinal }) => ordinal)).toEqual([...'一二三四五六七八'].map((digit) => `第${digit}大类`));
    expect(nodes[1]).toMatchObject({ name: '专业技术人员', below: 8 });
    expect(nodes[1]!.children[0]!.ordinal).toBeNull();
    expect(treeSize(nodes)).toEqual({ entries: 16, depth: 4 });
  });

  it('finds names at any depth with the way to them', () => {
    const nodes = levelNodes(occupationLevels('en'), 'en');
    const [top, ...others] = findLevels(nodes, 'BIG data');
    expect(others).toEqual([]);
    expect(flat([top!]).map(({ name }) => name)).toEqual([
      'Professional and technical personnel',
      'Engineering and technical personnel',
      'Digital technology engineering personnel',
      'Big data engineers',
    ]);
    expect(countHits(nodes, 'BIG data')).toBe(1);
    expect(findLevels(nodes, 'astronaut')).toEqual([]);
  });

  it('adds up: size, branches and hits agree with the nodes', () => {
    fc.assert(
      fc.property(tree, fc.string({ maxLength: 2 }), (items, keyword) => {
        const nodes = levelNodes(items, 'zh');
        const all = flat(nodes);
        expect(treeSize(nodes).entries).toBe(all.length);
        expect(branchKeys(nodes)).toEqual(all.filter(({ children }) => children.length > 0).map(({ key }) => key));
        const found = flat(findLevels(nodes, keyword));
        expect(countHits(findLevels(nodes, keyword), keyword)).toBe(countHits(nodes, keyword));
        expect(found.length).toBeGreaterThanOrEqual(countHits(nodes, keyword));
        for (const node of all) expect(node.below).toBe(flat(node.children).length);
      }),
    );
  });
});
