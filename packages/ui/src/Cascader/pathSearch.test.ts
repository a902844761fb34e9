import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNodes, nodesAt, pathAt, reasonOf, searchPaths } from './pathSearch';
import type { CascaderNode } from './cascaderTree';
import { places } from './storyTree';

const tree: CascaderNode[] = [
  {
    id: 1,
    label: 'Asia',
    children: [
      {
        id: 1,
        label: 'China',
        children: [
          { id: 1, label: 'Beijing' },
          { id: 2, label: 'Shanghai', disabledReason: 'taken' },
        ],
      },
      { id: 2, label: 'Japan' },
    ],
  },
  { id: 2, label: 'Africa', disabledReason: 'closed', children: [{ id: 1, label: 'Kenya' }] },
];

const found = (query: string) => {
  const index = indexNodes(tree, false);
  return searchPaths(index, query).map((place) => pathAt(index, place));
};

describe('search', () => {
  it.each([
    [
      'CHI',
      [
        [1, 1, 1],
        [1, 1, 2],
      ],
    ],
    ['asia japan', [[1, 2]]],
    ['bei / chi', [[1, 1, 1]]],
    ['kenya', [[2, 1]]],
    ['mars', []],
    ['  ', []],
  ])('for %j finds %j', (query, expected) => {
    expect(found(query)).toEqual(expected);
  });

  it('finds branches where they can be chosen, and inherits reasons', () => {
    const index = indexNodes(tree, true);
    expect(searchPaths(index, 'africa').map((place) => [pathAt(index, place).length, reasonOf(nodesAt(index, place))])).toEqual([
      [1, 'closed'],
      [2, 'closed'],
    ]);
  });

  it('finds every leaf by its own label', () => {
    const index = indexNodes(places(6, 5, 4), false);
    expect(index.isChoice.filter(Boolean)).toHaveLength(120);
    fc.assert(
      fc.property(fc.nat(index.nodes.length - 1), (place) => {
        if (!index.isChoice[place]) return;
        expect(searchPaths(index, index.nodes[place]!.label)).toContain(place);
      }),
    );
  });

  it('agrees with a search in the joined words of all levels', () => {
    const index = indexNodes(tree, true);
    const joined = index.nodes.map((_, place) =>
      nodesAt(index, place)
        .map(({ label }) => label.toLowerCase())
        .join(' / '),
    );
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'chi', 'ASIA', 'ja', 'ken', 'n', 'x'), { minLength: 1, maxLength: 3 }), (words) => {
        const expected = index.nodes.flatMap((_, place) =>
          words.every((word) => joined[place]!.includes(word.toLowerCase())) ? [place] : [],
        );
        expect(searchPaths(index, words.join(' '))).toEqual(expected);
      }),
    );
  });

  it('looks into levels that were loaded later', () => {
    const index = indexNodes([{ id: 5, label: 'Europe' }], false, (node, path) =>
      path.length === 1 ? [{ id: 8, label: `${node.label} North` }] : undefined,
    );
    expect(searchPaths(index, 'north').map((place) => pathAt(index, place))).toEqual([[5, 8]]);
  });
});
