import { isBranchAt, type TreeIndex } from './treeIndex';
import type { TreeHits } from './treeSearch';

/** The visible rows, in order, with the position of each among its siblings for screen readers. */
export interface TreeRows {
  /** Place in the index of each row. */
  places: Int32Array;
  /** From 1, among the siblings that show. */
  positions: Int32Array;
  sizeOf: (row: number) => number;
  count: number;
}

/** Flattens the expanded tree. During a search only matches, their ancestors and their descendants can be visible. */
export function layTree(index: TreeIndex, isOpen: (place: number) => boolean, hits: TreeHits | null): TreeRows {
  const { ends, parents, nodes } = index;
  const places = new Int32Array(nodes.length);
  const positions = new Int32Array(nodes.length);
  // One more for the top, whose parent is -1.
  const sizes = new Int32Array(nodes.length + 1);
  let count = 0;
  let hitEnd = 0;
  let place = 0;
  while (place < nodes.length) {
    if (hits) {
      if (hits.isHit[place] === 1) hitEnd = Math.max(hitEnd, ends[place]!);
      else if (hits.isAncestor[place] === 0 && place >= hitEnd) {
        place = ends[place]!;
        continue;
      }
    }
    const parent = parents[place]! + 1;
    sizes[parent] = sizes[parent]! + 1;
    places[count] = place;
    positions[count] = sizes[parent]!;
    count += 1;
    place = isBranchAt(index, place) && !isOpen(place) ? ends[place]! : place + 1;
  }
  return { places, positions, count, sizeOf: (row) => sizes[parents[places[row]!]! + 1]! };
}

/** The row of an entry, or -1 where it does not show. */
export function rowOf({ places, count }: TreeRows, place: number): number {
  let low = 0;
  let high = count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = places[middle]!;
    if (found === place) return middle;
    if (found < place) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
