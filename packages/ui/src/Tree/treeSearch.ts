import { foldWords, indexTree, type TreeIndex, type TreeNode } from './treeIndex';

/** What a search found, place by place. */
export interface TreeHits {
  /** 1 where the entry's own words hold the query. */
  isHit: Uint8Array;
  /** 1 where something below does. */
  isAncestor: Uint8Array;
  count: number;
}

/** The entries that hold the query, with the way to them; null for an empty query. */
export function searchTree(index: TreeIndex, query: string): TreeHits | null {
  const wanted = foldWords(query.trim());
  if (wanted === '') return null;
  const words = index.words();
  const isHit = new Uint8Array(words.length);
  const isAncestor = new Uint8Array(words.length);
  let count = 0;
  for (let place = 0; place < words.length; place += 1) {
    if (!words[place]!.includes(wanted)) continue;
    isHit[place] = 1;
    count += 1;
    for (let above = index.parents[place]!; above >= 0 && isAncestor[above] === 0; above = index.parents[above]!) isAncestor[above] = 1;
  }
  return { isHit, isAncestor, count };
}

/** How many entries hold the query. */
export function countTreeHits(nodes: readonly TreeNode[], query: string): number {
  return searchTree(indexTree(nodes), query)?.count ?? 0;
}

/** A label in parts, those that hold the query marked; one part where the letters cannot be matched one to one. */
export function partsOf(label: string, query: string): { text: string; isHit: boolean }[] {
  const wanted = foldWords(query.trim());
  const folded = foldWords(label);
  if (wanted === '' || folded.length !== label.length) return [{ text: label, isHit: false }];
  const parts: { text: string; isHit: boolean }[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: label.slice(from, at), isHit: false });
    from = at + wanted.length;
    parts.push({ text: label.slice(at, from), isHit: true });
  }
  if (from < label.length || parts.length === 0) parts.push({ text: label.slice(from), isHit: false });
  return parts;
}
