export type TreeNodeId = string | number;

/** One entry of a tree, with those below it. */
export interface TreeNode {
  /** One of its kind in the whole tree. */
  id: TreeNodeId;
  label: string;
  children?: readonly TreeNode[];
  /** Shown before the label, muted: a code, an ordinal. It is searched like the label. */
  lead?: string;
  /** Shown at the end of the row, muted: a count. */
  note?: string;
  /** Where the entry leads. */
  href?: string;
  /** Language of the label where it is another than the page's. */
  lang?: string;
}

/** A tree laid out in reading order, so that a window of it and a search of it are walks over arrays. */
export interface TreeIndex {
  nodes: readonly TreeNode[];
  /** Place of the entry above, -1 at the top. */
  parents: Int32Array;
  /** First place after everything below. */
  ends: Int32Array;
  /** From 1. */
  levels: Int32Array;
  placeOf: ReadonlyMap<TreeNodeId, number>;
  /** The normalized texts for the search; built on the first search. */
  words: () => readonly string[];
}

const known = new WeakMap<readonly TreeNode[], TreeIndex>();

/** The index of a tree, memoized by its nodes. */
export function indexTree(roots: readonly TreeNode[]): TreeIndex {
  const before = known.get(roots);
  if (before) return before;
  const made = makeIndex(roots);
  known.set(roots, made);
  return made;
}

function makeIndex(roots: readonly TreeNode[]): TreeIndex {
  const nodes: TreeNode[] = [];
  const parents: number[] = [];
  const ends: number[] = [];
  const levels: number[] = [];
  const placeOf = new Map<TreeNodeId, number>();
  function visit(siblings: readonly TreeNode[], parent: number, level: number) {
    for (const node of siblings) {
      const place = nodes.push(node) - 1;
      parents.push(parent);
      levels.push(level);
      ends.push(0);
      placeOf.set(node.id, place);
      if (node.children) visit(node.children, place, level + 1);
      ends[place] = nodes.length;
    }
  }
  visit(roots, -1, 1);
  let words: string[] | undefined;
  return {
    nodes,
    parents: Int32Array.from(parents),
    ends: Int32Array.from(ends),
    levels: Int32Array.from(levels),
    placeOf,
    words: () => (words ??= nodes.map(({ lead, label }) => foldWords(lead ? `${lead}\n${label}` : label))),
  };
}

/** Whether the entry has children. */
export function isBranchAt({ ends }: TreeIndex, place: number): boolean {
  return ends[place]! > place + 1;
}

/** A text as searches compare it: in any case, full width like half width. */
export function foldWords(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
