import { occupationLevels, type OptionItem } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchIds, levelNodes, treeSize, type LevelNode } from './levelTree';

const words = fc.string({ maxLength: 6 });
const leaf: fc.Arbitrary<OptionItem> = fc.record({ label: words, value: fc.nat() });
const branch = (below: fc.Arbitrary<OptionItem>) =>
  fc.record({ label: words, value: fc.nat(), children: fc.array(below, { maxLength: 3 }) });
const tree = fc.array(branch(branch(leaf)), { maxLength: 4 });
const flat = (nodes: readonly LevelNode[]): LevelNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const zh = { language: 'zh', noteOf: (below: number) => `${below}条` } as const;

describe('the tree of levels', () => {
  it('names the major classes by their order and counts their descendants', () => {
    const nodes = levelNodes(occupationLevels('zh'), zh);
    expect(nodes.map(({ lead }) => lead)).toEqual([...'一二三四五六七八'].map((digit) => `第${digit}大类`));
    expect(nodes[1]).toMatchObject({ label: '专业技术人员', below: 8, note: '8条' });
    expect(nodes[1]!.children[0]!.lead).toBeUndefined();
    expect(treeSize(nodes)).toEqual({ entries: 16, depth: 4 });
  });

  it('adds up: size and branches agree with the nodes', () => {
    fc.assert(
      fc.property(tree, (items) => {
        const nodes = levelNodes(items, zh);
        const all = flat(nodes);
        expect(treeSize(nodes).entries).toBe(all.length);
        expect(branchIds(nodes)).toEqual(all.filter(({ children }) => children.length > 0).map(({ id }) => id));
        for (const node of all) expect(node.below).toBe(flat(node.children).length);
      }),
    );
  });
});
