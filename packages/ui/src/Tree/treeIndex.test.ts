import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexTree, isBranchAt, type TreeNode } from './treeIndex';
import { layTree, rowOf } from './treeRows';
import { countTreeHits, partsOf, searchTree } from './treeSearch';

let made = 0;
const leaf = fc.string({ maxLength: 5 }).map((label): TreeNode => ({ id: (made += 1), label }));
const above = (below: fc.Arbitrary<TreeNode>) =>
  fc
    .tuple(fc.string({ maxLength: 5 }), fc.array(below, { maxLength: 4 }))
    .map(([label, children]): TreeNode => ({ id: (made += 1), label, children }));
const trees = fc.array(above(above(leaf)), { maxLength: 5 });
const flat = (nodes: readonly TreeNode[]): TreeNode[] => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

const plants: readonly TreeNode[] = [
  {
    id: 'trees',
    label: 'Trees',
    children: [
      { id: 'oak', label: 'Oak' },
      { id: 'elm', label: 'Elm', lead: 'T-02' },
    ],
  },
  { id: 'herbs', label: 'Herbs', children: [{ id: 'mint', label: 'Mint' }] },
  { id: 'moss', label: 'Moss' },
];
const index = indexTree(plants);
const labelsOf = (isOpen: (place: number) => boolean, query = '') => {
  const rows = layTree(index, isOpen, searchTree(index, query));
  return Array.from(rows.places.subarray(0, rows.count), (place) => index.nodes[place]!.label);
};

describe('a tree in rows', () => {
  it('shows what is open, in order', () => {
    expect(labelsOf(() => false)).toEqual(['Trees', 'Herbs', 'Moss']);
    expect(labelsOf(() => true)).toEqual(['Trees', 'Oak', 'Elm', 'Herbs', 'Mint', 'Moss']);
    expect(labelsOf((place) => index.nodes[place]!.id === 'herbs')).toEqual(['Trees', 'Herbs', 'Mint', 'Moss']);
  });

  it('shows under a search the hits, their ancestors and their descendants', () => {
    expect(labelsOf(() => true, 'ELM')).toEqual(['Trees', 'Elm']);
    expect(labelsOf(() => true, 'ｔ-02')).toEqual(['Trees', 'Elm']);
    expect(labelsOf(() => true, 'trees')).toEqual(['Trees', 'Oak', 'Elm']);
    expect(labelsOf(() => true, 'cactus')).toEqual([]);
    expect(labelsOf(() => true, '  ')).toHaveLength(6);
  });

  it('agrees with the nodes, whatever is open', () => {
    fc.assert(
      fc.property(trees, fc.func(fc.boolean()), (nodes, opens) => {
        const all = indexTree(nodes);
        expect(all.nodes).toEqual(flat(nodes));
        const isOpen = (place: number) => opens(place);
        const rows = layTree(all, isOpen, null);
        const expected: TreeNode[] = [];
        const walk = (siblings: readonly TreeNode[]) => {
          siblings.forEach((node, at) => {
            const row = expected.push(node) - 1;
            expect([rows.positions[row], rows.sizeOf(row)]).toEqual([at + 1, siblings.length]);
            const place = all.placeOf.get(node.id)!;
            expect(rowOf(rows, place)).toBe(row);
            if (isBranchAt(all, place) && isOpen(place)) walk(node.children!);
          });
        };
        walk(nodes);
        expect(rows.count).toBe(expected.length);
      }),
    );
  });

  it('finds every entry by its own words, with all above it', () => {
    fc.assert(
      fc.property(trees, fc.nat(), (nodes, choice) => {
        const all = indexTree(nodes);
        if (all.nodes.length === 0) return;
        const place = choice % all.nodes.length;
        const { label } = all.nodes[place]!;
        const hits = searchTree(all, label);
        if (!hits) {
          expect(label.normalize('NFKC').trim()).toBe('');
          return;
        }
        expect(hits.isHit[place]).toBe(1);
        expect(hits.count).toBe(countTreeHits(nodes, label));
        const rows = layTree(all, () => true, hits);
        for (let at = place; at >= 0; at = all.parents[at]!) expect(rowOf(rows, at)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the parts of a label', () => {
  it.each([
    ['Oak', 'a', 'O[a]k'],
    ['Elm elm', 'ELM', '[Elm] [elm]'],
    ['大数据工程', '数据', '大[数据]工程'],
    ['Ｏak', 'o', '[Ｏ]ak'],
    ['Oak', '', 'Oak'],
    ['㎡ of moss', 'm', '㎡ of moss'],
    ['', 'm', ''],
  ])('%j by %j: %j', (label, query, expected) => {
    expect(
      partsOf(label, query)
        .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
        .join(''),
    ).toBe(expected);
  });

  it('joined are the label again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ maxLength: 2 }), (label, query) => {
        const words = partsOf(label, query).map(({ text }) => text);
        expect(words.join('')).toBe(label);
      }),
    );
  });
});
