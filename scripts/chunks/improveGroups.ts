import type { MergeLimits, ModuleGroup } from './mergeGroups';

/**
 * Moves single groups between the files that `mergeGroups` made of them, for as long as a move lets pages load less for nothing. What is merged first decides what
 * can be merged later: by itself, that answers a small change of the sources with tens of kilobytes more or less.
 */
export function improveGroups(groups: readonly ModuleGroup[], merged: readonly ModuleGroup[], limits: MergeLimits): ModuleGroup[] {
  const files = new Files(groups, merged, limits);
  let best = files.cost();
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const group of groups.keys()) {
      const from = files.placeOf(group);
      let to = from;
      for (let file = 0; file < files.count; file += 1) {
        if (file === from) continue;
        files.move(group, file);
        const cost = files.cost();
        if (cost < best) [best, to, isBetter] = [cost, file, true];
      }
      files.move(group, to);
    }
  }
  return files.contents();
}

/** The grouping by which pages load least, weighed. */
export function lightest(
  tries: readonly (readonly ModuleGroup[])[],
  { weight = () => 1 }: Pick<MergeLimits, 'weight'>,
): readonly ModuleGroup[] {
  const loaded = (groups: readonly ModuleGroup[]) =>
    groups.reduce((sum, { pages, size }) => sum + size * [...pages].reduce((times, page) => times + weight(page), 0), 0);
  return tries.reduce((best, one) => (loaded(one) < loaded(best) ? one : best));
}

/** Groups in files, with what the pages load by them. */
class Files {
  readonly count: number;
  readonly #groups: readonly ModuleGroup[];
  readonly #places: number[];
  readonly #pages: string[];
  readonly #limits: number[];
  readonly #weights: number[];
  /** Of each group the numbers of its pages, of those that it imports, and of those that import it. */
  readonly #pagesOf: number[][];
  readonly #imported: number[][];
  readonly #importing: number[][];
  /** By file: how many of its groups a page loads, how often it imports another file, and its bytes. */
  readonly #loads: number[][];
  readonly #imports: number[][];
  readonly #sizes: number[];

  constructor(groups: readonly ModuleGroup[], merged: readonly ModuleGroup[], { groups: limitOf, weight = () => 1 }: MergeLimits) {
    this.#groups = groups;
    this.#pages = [...new Set(groups.flatMap(({ pages }) => [...pages]))];
    this.#limits = this.#pages.map((page) => limitOf(page));
    this.#weights = this.#pages.map((page) => weight(page));
    // One more, for a group that is better off alone.
    this.count = merged.length + 1;
    const fileOf = new Map(merged.flatMap(({ chunks }, file) => chunks.map((chunk) => [chunk, file])));
    const groupOf = new Map(groups.flatMap(({ chunks }, group) => chunks.map((chunk) => [chunk, group])));
    this.#pagesOf = groups.map(({ pages }) => this.#pages.flatMap((page, number) => (pages.has(page) ? [number] : [])));
    this.#imported = groups.map(({ imports }, group) => [
      ...new Set([...imports].flatMap((chunk) => groupOf.get(chunk) ?? []).filter((other) => other !== group)),
    ]);
    this.#importing = groups.map((_, group) => groups.flatMap((__, other) => (this.#imported[other]!.includes(group) ? [other] : [])));
    this.#places = groups.map(({ chunks }) => fileOf.get(chunks[0]!)!);
    const table = (columns: number) => Array.from({ length: this.count }, () => Array.from({ length: columns }, () => 0));
    this.#loads = table(this.#pages.length);
    this.#imports = table(this.count);
    this.#sizes = table(1).map(() => 0);
    for (const [group, place] of this.#places.entries()) this.#note(group, place, 1);
    for (const [group, place] of this.#places.entries())
      for (const other of this.#imported[group]!) this.#link(place, this.#places[other]!, 1);
  }

  placeOf(group: number): number {
    return this.#places[group]!;
  }

  move(group: number, file: number): void {
    const from = this.#places[group]!;
    if (from === file) return;
    this.#note(group, from, -1);
    this.#note(group, file, 1);
    for (const other of this.#imported[group]!) {
      this.#link(from, this.#places[other]!, -1);
      this.#link(file, this.#places[other]!, 1);
    }
    for (const other of this.#importing[group]!) {
      this.#link(this.#places[other]!, from, -1);
      this.#link(this.#places[other]!, file, 1);
    }
    this.#places[group] = file;
  }

  /** Weighted bytes that the pages load; infinite where files import each other, or a page loads more of them than it may. */
  cost(): number {
    const order = this.#importersFirst();
    if (!order) return Infinity;
    const left = [...this.#limits];
    const loads = this.#loads.map((of) => of.map((number) => number > 0));
    let cost = 0;
    for (const file of order) {
      const imported = this.#imports[file]!.flatMap((number, other) => (number > 0 ? [other] : []));
      for (const [page, isLoaded] of loads[file]!.entries()) {
        if (!isLoaded) continue;
        left[page]! -= 1;
        if (left[page]! < 0) return Infinity;
        cost += this.#weights[page]! * this.#sizes[file]!;
        for (const other of imported) loads[other]![page] = true;
      }
    }
    return cost;
  }

  /** The files as groups. */
  contents(): ModuleGroup[] {
    const order = this.#importersFirst()!;
    const loads = this.#loads.map((of) => of.map((number) => number > 0));
    for (const file of order)
      for (const [other, number] of this.#imports[file]!.entries())
        if (number > 0) for (const [page, isLoaded] of loads[file]!.entries()) loads[other]![page] ||= isLoaded;
    return loads.flatMap((of, file) => {
      const inside = this.#groups.filter((_, group) => this.#places[group] === file);
      if (inside.length === 0) return [];
      return {
        pages: new Set(this.#pages.filter((_, page) => of[page])),
        size: this.#sizes[file]!,
        chunks: inside.flatMap(({ chunks }) => chunks),
        imports: new Set(inside.flatMap(({ imports }) => [...imports])),
      };
    });
  }

  #note(group: number, file: number, by: number): void {
    for (const page of this.#pagesOf[group]!) this.#loads[file]![page]! += by;
    this.#sizes[file]! += by * this.#groups[group]!.size;
  }

  #link(from: number, to: number, by: number): void {
    if (from !== to) this.#imports[from]![to]! += by;
  }

  /** The files, each before those that it imports; nothing where they import each other. */
  #importersFirst(): number[] | undefined {
    const importers = this.#sizes.map(() => 0);
    for (const imports of this.#imports) for (const [file, number] of imports.entries()) if (number > 0) importers[file]! += 1;
    const order = importers.flatMap((number, file) => (number === 0 ? [file] : []));
    for (let at = 0; at < order.length; at += 1)
      for (const [file, number] of this.#imports[order[at]!]!.entries()) if (number > 0 && (importers[file]! -= 1) === 0) order.push(file);
    return order.length === this.count ? order : undefined;
  }
}
