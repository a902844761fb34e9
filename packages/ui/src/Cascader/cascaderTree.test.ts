import { describe, expect, it } from 'vitest';
import { chosenAt, findByPrefix, isBranch, knownChildren, nodesAlong, type CascaderNode } from './cascaderTree';

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

describe('paths', () => {
  it.each([
    [[], ''],
    [[1], 'Asia'],
    [[1, 1, 2], 'Asia China Shanghai'],
    [[1, 9, 2], 'Asia'],
    [[7], ''],
  ])('along %j stand %j', (path, expected) => {
    expect(
      nodesAlong(tree, path)
        .map(({ label }) => label)
        .join(' '),
    ).toBe(expected);
  });

  it('lose their lower levels when an upper one changes', () => {
    expect(chosenAt([1, 1, 2], 0, 2)).toEqual([2]);
    expect(chosenAt([1, 1, 2], 1, 2)).toEqual([1, 2]);
    expect(chosenAt([1], 1, 2)).toEqual([1, 2]);
  });

  it('may go on below a node whose children are not loaded yet', () => {
    const node = { id: 5, label: 'Europe' };
    expect(isBranch(node, [5], knownChildren, true)).toBe(true);
    expect(isBranch(node, [5], knownChildren, false)).toBe(false);
    expect(isBranch({ ...node, isLeaf: true }, [5], knownChildren, true)).toBe(false);
    expect(isBranch({ ...node, children: [] }, [5], knownChildren, true)).toBe(false);
  });
});

describe('findByPrefix', () => {
  const nodes = ['Apple', 'Avocado', 'Banana', 'apricot'].map((label, id) => ({ id, label }));
  it.each([
    ['a', -1, 0],
    ['a', 0, 1],
    ['a', 1, 3],
    ['a', 3, 0],
    ['ap', 0, 0],
    ['ap', 1, 3],
    ['b', 2, 2],
    ['x', 0, -1],
  ])('%j from %i goes to %i', (typed, from, expected) => {
    expect(findByPrefix(nodes, typed, from)).toBe(expected);
  });
});
