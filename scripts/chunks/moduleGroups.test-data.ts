import type { ModuleGroup } from './mergeGroups';

/** A group of one chunk, with the pages that load it and the chunks it imports as letters. */
export function aModuleGroup(name: string, pages: string, { size = 1, imports = '' } = {}): ModuleGroup {
  return { pages: new Set(pages.split('')), size, chunks: [name], imports: new Set(imports.split('').filter(Boolean)) };
}

export const contentsOf = (groups: readonly ModuleGroup[]) => groups.map(({ chunks }) => chunks.toSorted().join('')).toSorted();

/** Groups by the pages that load them; each imports the next ones that at least the same pages load. */
export function fromPages(pages: readonly (readonly string[])[]): ModuleGroup[] {
  return pages.map((of, index) =>
    aModuleGroup(String.fromCodePoint(97 + index), of.join(''), {
      size: 1 + index,
      imports: pages
        .map((other, at) => (at > index && of.every((page) => other.includes(page)) ? String.fromCodePoint(97 + at) : ''))
        .join(''),
    }),
  );
}

export function hasCircle(groups: readonly ModuleGroup[]): boolean {
  const nextOf = (one: ModuleGroup) => groups.filter((other) => other !== one && other.chunks.some((chunk) => one.imports.has(chunk)));
  let left = [...groups];
  for (let size = -1; size !== left.length;) {
    size = left.length;
    left = left.filter((one) => nextOf(one).some((next) => left.includes(next)));
  }
  return left.length > 0;
}
