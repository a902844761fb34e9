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
 * Merges groups until no page loads more of them than its limit: of all pairs that crowded pages load, those first for which pages load least for nothing for
 * each file that a crowded page saves. Two groups are not merged where a third one would then import and be imported by the result: such files depend on the
 * order in which they are run.
 */
export function mergeGroups(groups: readonly ModuleGroup[], { groups: limitOf, weight = () => 1 }: MergeLimits): ModuleGroup[] {
  const pages = [...new Set(groups.flatMap((group) => [...group.pages]))];
  let merged = [...groups];
  // Merging for one page adds groups to others, so a page may be over its limit again.
  for (;;) {
    const crowded = pages.filter((page) => merged.filter((group) => group.pages.has(page)).length > limitOf(page));
    if (crowded.length === 0) return merged;
    const next = mergedOnce(merged, pairsByCost(merged, crowded, weight));
    if (next.length === merged.length)
      throw new Error(`chunks: ${crowded[0]} loads too many files, and no two of them can be merged. Raise its limit in pageChunks.ts.`);
    merged = next;
  }
}

/** A round: of many groups several pairs at once, none of which another one of the round changed. */
function mergedOnce(before: readonly ModuleGroup[], pairs: readonly Pair[]): ModuleGroup[] {
  const most = Math.max(1, Math.floor(before.length / 20));
  let merged = [...before];
  const touched = new Set<ModuleGroup>();
  for (const pair of pairs) {
    if (before.length - merged.length === most) break;
    if (pair.some((group) => touched.has(group))) continue;
    const reach = reachOf(merged);
    if (closesCircle(pair, reach)) continue;
    for (const group of [...pair, ...pair.flatMap((one) => [...reach.get(one)!])]) touched.add(group);
    merged = withUnion(merged, pair);
  }
  return merged;
}

type Pair = readonly [ModuleGroup, ModuleGroup];
/** The groups that each group imports, by way of others too. */
export type Reach = ReadonlyMap<ModuleGroup, ReadonlySet<ModuleGroup>>;

function pairsByCost(groups: readonly ModuleGroup[], crowded: readonly string[], weight: (page: string) => number): Pair[] {
  const wasted = wasteIn(reachOf(groups), weight);
  return groups
    .flatMap((one, index) =>
      groups.slice(index + 1).flatMap((other) => {
        const saved = crowded.filter((page) => one.pages.has(page) && other.pages.has(page)).length;
        return saved === 0 ? [] : [{ pair: [one, other] as Pair, cost: (wasted(one, other) + wasted(other, one)) / saved }];
      }),
    )
    .toSorted((left, right) => left.cost - right.cost)
    .map(({ pair }) => pair);
}

/** What the pages of one group load for nothing once another one is in its file, in weighted bytes: of that one, and of what it imports. */
function wasteIn(reach: Reach, weight: (page: string) => number) {
  const lacking = new Map<ModuleGroup, Map<ModuleGroup, number>>([...reach.keys()].map((group) => [group, new Map()]));
  const lack = (by: ModuleGroup, group: ModuleGroup) => {
    const known = lacking.get(by)!.get(group);
    if (known !== undefined) return known;
    let sum = 0;
    for (const page of by.pages) if (!group.pages.has(page)) sum += weight(page) * group.size;
    lacking.get(by)!.set(group, sum);
    return sum;
  };
  return (gained: ModuleGroup, by: ModuleGroup) => {
    let sum = lack(by, gained);
    for (const group of reach.get(gained)!) sum += lack(by, group);
    return sum;
  };
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
