import { closesCircle, reachOf, withUnion, type ModuleGroup, type Reach } from './mergeGroups.ts';

/**
 * Merges groups as long as that is worth it: a file less saves each view that loads both `fileCost` bytes, a merged one costs what other views load for nothing.
 * Those worth most come first; like `mergeGroups`, it closes no circle.
 */
export function mergeWorthwhile(
  groups: readonly ModuleGroup[],
  { fileCost, weight = () => 1, isFixed = () => false }: WorthLimits,
): ModuleGroup[] {
  let merged = [...groups];
  for (;;) {
    const pairs = worthwhilePairs(merged, { fileCost, weight, isFixed });
    if (pairs.length === 0) return merged;
    const touched = new Set<ModuleGroup>();
    for (const pair of pairs) {
      // What a union changed is looked at again in the next round.
      if (pair.some((group) => touched.has(group))) continue;
      const reach = reachOf(merged);
      if (closesCircle(pair, reach)) continue;
      for (const group of [...pair, ...pair.flatMap((one) => [...reach.get(one)!])]) touched.add(group);
      merged = withUnion(merged, pair);
    }
  }
}

export interface WorthLimits {
  /** Bytes that a view loads more for a file of its own. */
  fileCost: number;
  /** How much a byte counts that a view loads for nothing, at least once. @default 1 */
  weight?: (page: string) => number;
  /** Groups that stay as they are. */
  isFixed?: (group: ModuleGroup) => boolean;
}

type Pair = readonly [ModuleGroup, ModuleGroup];

function worthwhilePairs(groups: readonly ModuleGroup[], { fileCost, weight, isFixed }: Required<WorthLimits>): Pair[] {
  const reach = reachOf(groups);
  const found: { pair: Pair; gain: number }[] = [];
  const free = groups.filter((group) => !isFixed(group));
  for (const [index, one] of free.entries()) {
    for (const other of free.slice(index + 1)) {
      const both = [...one.pages].filter((page) => other.pages.has(page)).length;
      // Cheaper than the whole cost, and never more than it.
      const least = (one.pages.size - both) * other.size + (other.pages.size - both) * one.size;
      if (both * fileCost <= least) continue;
      const pair: Pair = [one, other];
      const gain = both * fileCost - wastedBy(one, other, { reach, weight }) - wastedBy(other, one, { reach, weight });
      if (gain > 0 && !closesCircle(pair, reach)) found.push({ pair, gain });
    }
  }
  return found.toSorted((left, right) => right.gain - left.gain).map(({ pair }) => pair);
}

/** Bytes that the views of a group load for nothing once another one is in its file: of that one, and of what it imports. */
function wastedBy(gained: ModuleGroup, by: ModuleGroup, { reach, weight }: { reach: Reach; weight: (page: string) => number }): number {
  let sum = 0;
  for (const group of [gained, ...reach.get(gained)!]) {
    for (const page of by.pages) if (!group.pages.has(page)) sum += weight(page) * group.size;
  }
  return sum;
}
