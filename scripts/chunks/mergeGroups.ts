/** Modules that the same pages load. */
export interface ModuleGroup {
  /** Names of the pages that load it. */
  pages: ReadonlySet<string>;
  /** Bytes on the wire. */
  size: number;
  /** What is in it, by the ids of the chunks that a build without groups makes. */
  chunks: readonly string[];
  /** Ids of chunks that these import. */
  imports: ReadonlySet<string>;
}

export interface MergeLimits {
  /** How many groups a page may load. */
  groups: (page: string) => number;
  /** How much a byte counts that a page loads for nothing. @default 1 */
  weight?: (page: string) => number;
}

/**
 * Merges groups until no page loads more of them than its limit: each time the pair for which pages load least for nothing. Two groups are not merged where a
 * third one would then import and be imported by the result: such files depend on the order in which they are run.
 */
export function mergeGroups(groups: readonly ModuleGroup[], { groups: limitOf, weight = () => 1 }: MergeLimits): ModuleGroup[] {
  const pages = [...new Set(groups.flatMap((group) => [...group.pages]))];
  let merged = [...groups];
  // Merging for one page adds groups to others, so a page may be over its limit again.
  for (;;) {
    const crowded = pages
      .map((page) => ({ page, loaded: merged.filter((group) => group.pages.has(page)) }))
      .find(({ page, loaded }) => loaded.length > limitOf(page));
    if (!crowded) return merged;
    const pair = cheapestPair(crowded.loaded, merged, weight);
    if (!pair)
      throw new Error(`chunks: ${crowded.page} loads too many files, and no two of them can be merged. Raise its limit in pageChunks.ts.`);
    merged = withUnion(merged, pair);
  }
}

type Pair = readonly [ModuleGroup, ModuleGroup];
/** The groups that each group imports, by way of others too. */
export type Reach = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

function cheapestPair(loaded: readonly ModuleGroup[], all: readonly ModuleGroup[], weight: (page: string) => number): Pair | undefined {
  const reach = reachOf(all);
  const pairs = loaded.flatMap((one, index) => loaded.slice(index + 1).map((other): Pair => [one, other]));
  return pairs
    .filter((pair) => !closesCircle(pair, reach))
    .map((pair) => ({ pair, cost: costOf(pair, reach, weight) }))
    .toSorted((left, right) => left.cost - right.cost)[0]?.pair;
}

/** Bytes that pages load for nothing once the two are one: of the group that they did without, and of what it imports. */
function costOf([one, other]: Pair, reach: Reach, weight: (page: string) => number): number {
  const wasted = (gained: ModuleGroup, by: ModuleGroup) =>
    [...by.pages].reduce((sum, page) => {
      const fresh = [gained, ...reach.get(gained)!].filter((group) => !group.pages.has(page));
      return sum + weight(page) * fresh.reduce((bytes, { size }) => bytes + size, 0);
    }, 0);
  return wasted(one, other) + wasted(other, one);
}

/** Whether one of them imports the other by way of a third group. */
export function closesCircle([one, other]: Pair, reach: Reach): boolean {
  const goesRound = (from: ModuleGroup, to: ModuleGroup) => [...reach.get(from)!].some((next) => next !== to && reach.get(next)!.has(to));
  return goesRound(one, other) || goesRound(other, one);
}

export function reachOf(all: readonly ModuleGroup[]): Reach {
  const groupOf = new Map(all.flatMap((group) => group.chunks.map((chunk) => [chunk, group])));
  const reach = new Map<ModuleGroup, Set<ModuleGroup>>();
  function visit(group: ModuleGroup): Set<ModuleGroup> {
    const known = reach.get(group);
    if (known) return known;
    const found = new Set<ModuleGroup>();
    reach.set(group, found);
    for (const chunk of group.imports) {
      const next = groupOf.get(chunk);
      if (!next || next === group) continue;
      found.add(next);
      for (const further of visit(next)) found.add(further);
    }
    return found;
  }
  for (const group of all) visit(group);
  return reach;
}

/** The groups with the two as one; who loads it loads what it imports. */
export function withUnion(all: readonly ModuleGroup[], pair: Pair): ModuleGroup[] {
  const reach = reachOf(all);
  const imported = new Set(pair.flatMap((group) => [...reach.get(group)!]));
  const pages = new Set(pair.flatMap((group) => [...group.pages]));
  return [
    ...all
      .filter((group) => !pair.includes(group))
      .map((group) => (imported.has(group) ? { ...group, pages: new Set([...group.pages, ...pages]) } : group)),
    {
      pages,
      size: pair[0].size + pair[1].size,
      chunks: pair.flatMap(({ chunks }) => chunks),
      imports: new Set(pair.flatMap(({ imports }) => [...imports])),
    },
  ];
}
