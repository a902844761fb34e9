import { knownChildren, type CascaderNode, type CascaderPath, type ChildrenOf } from './cascaderTree';

/** All entries in reading order, so that a search is one pass over arrays; paths are created for visible results only. */
export interface SearchIndex {
  nodes: readonly CascaderNode[];
  /** Place of the entry above, -1 at the first level. */
  parents: readonly number[];
  /** The labels as they are compared. */
  words: readonly string[];
  isChoice: readonly boolean[];
}

export const emptyIndex: SearchIndex = { nodes: [], parents: [], words: [], isChoice: [] };

/** Lays out all levels that are known. */
export function indexNodes(roots: readonly CascaderNode[], canChooseBranch: boolean, childrenOf: ChildrenOf = knownChildren): SearchIndex {
  const nodes: CascaderNode[] = [];
  const parents: number[] = [];
  const words: string[] = [];
  const isChoice: boolean[] = [];
  const index = { nodes, parents, words, isChoice };
  function visit(siblings: readonly CascaderNode[], parent: number) {
    for (const node of siblings) {
      const place = nodes.push(node) - 1;
      parents.push(parent);
      words.push(node.label.toLowerCase());
      // Only children that were loaded later are known by their path.
      const children = node.children ?? (childrenOf === knownChildren ? undefined : childrenOf(node, pathAt(index, place)));
      isChoice.push(canChooseBranch || !children?.length);
      if (children) visit(children, place);
    }
  }
  visit(roots, -1);
  return index;
}

const known = new WeakMap<readonly CascaderNode[], Map<boolean, SearchIndex>>();

/** The index of levels that are all there; the same nodes are laid out once. */
export function knownIndex(roots: readonly CascaderNode[], canChooseBranch: boolean): SearchIndex {
  const kinds = known.get(roots) ?? new Map<boolean, SearchIndex>();
  known.set(roots, kinds);
  const index = kinds.get(canChooseBranch) ?? indexNodes(roots, canChooseBranch);
  kinds.set(canChooseBranch, index);
  return index;
}

/** The nodes from the first level down to an entry. */
export function nodesAt({ nodes, parents }: SearchIndex, place: number): CascaderNode[] {
  const along: CascaderNode[] = [];
  for (let at = place; at >= 0; at = parents[at]!) along.unshift(nodes[at]!);
  return along;
}

/** The ids from the first level down to an entry. */
export function pathAt(index: SearchIndex, place: number): CascaderPath {
  return nodesAt(index, place).map(({ id }) => id);
}

/** Why a path cannot be chosen: the reason of its end, or that of a level above. */
export function reasonOf(along: readonly CascaderNode[]): string | undefined {
  return along.find(({ disabledReason }) => disabledReason)?.disabledReason;
}

const maxWords = 30;

/** Places of the choices whose levels hold all words of the query, in any case and any order. */
export function searchPaths({ words, parents, isChoice }: SearchIndex, query: string): number[] {
  const wanted = query
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  if (wanted.length === 0) return [];
  const all = 2 ** wanted.length - 1;
  // One bit for each word that this level or one above holds; a word never spans two levels.
  const held = new Int32Array(words.length);
  const found: number[] = [];
  for (let place = 0; place < words.length; place += 1) {
    let bits = parents[place]! < 0 ? 0 : held[parents[place]!]!;
    for (let at = 0; at < wanted.length && bits !== all; at += 1) if (words[place]!.includes(wanted[at]!)) bits |= 1 << at;
    held[place] = bits;
    if (bits === all && isChoice[place]) found.push(place);
  }
  return found;
}
