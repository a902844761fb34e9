import type { OptionItem } from '../options';
import {
  maxFoundScopes,
  scopeLevels,
  scopeNameParts,
  type FindScopesRequest,
  type FoundScopes,
  type ScopeItem,
  type ScopeLevel,
  type ScopePath,
  type ScopeWish,
} from './scopes';

/** Which part of the tree of places: so many levels from the top, or below one place. */
export interface ScopePart {
  depth?: number | undefined;
  departmentId?: number | undefined;
  majorId?: number | undefined;
}

/** Whether the caller manages the place at the end of a path, and not only something below it. */
type IsManaged = (path: ScopePath) => boolean;

/** Some levels of a whole tree, each place with its `deepest`. */
export function scopeLevelsIn(tree: readonly OptionItem[], { depth, departmentId, majorId }: ScopePart): ScopeItem[] {
  const majors = tree.filter(({ value }) => departmentId === undefined || value === departmentId).flatMap(({ children = [] }) => children);
  if (majorId !== undefined) return levelsFrom(majors.find(({ value }) => value === majorId)?.children ?? [], 2, depth);
  return departmentId === undefined ? levelsFrom(tree, 0, depth) : levelsFrom(majors, 1, depth);
}

function levelsFrom(items: readonly OptionItem[], at: number, depth: number = scopeLevels.length): ScopeItem[] {
  return items.map(({ label, value, children = [] }) => {
    const below = depth > 1 ? levelsFrom(children, at + 1, depth - 1) : [];
    return { label, value, deepest: scopeLevels[at + depthBelow(children)]!, ...(below.length > 0 && { children: below }) };
  });
}

function depthBelow(children: readonly OptionItem[]): number {
  return children.reduce((deepest, { children: more = [] }) => Math.max(deepest, 1 + depthBelow(more)), 0);
}

/** The managed places of a level of a whole tree, each with those above it. */
export function scopePathsIn(tree: readonly OptionItem[], level: ScopeLevel, isManaged: IsManaged): ScopePath[] {
  const pathsIn = (items: readonly OptionItem[], steps: number, above: ScopePath): ScopePath[] =>
    items.flatMap(({ label, value, children = [] }) => {
      const path = [...above, { label, value: Number(value) }];
      return steps === 0 ? [path] : pathsIn(children, steps - 1, path);
    });
  return pathsIn(tree, scopeLevels.indexOf(level), []).filter(isManaged);
}

/** The first paths that hold all words of a keyword, and how many do. */
export function findScopesIn(tree: readonly OptionItem[], { level, keyword }: FindScopesRequest, isManaged: IsManaged): FoundScopes {
  const words = keyword
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean);
  const holdsAll = (path: ScopePath) => words.every((word) => path.some(({ label }) => label.toLowerCase().includes(word)));
  const hits = words.length === 0 ? [] : scopePathsIn(tree, level, isManaged).filter(holdsAll);
  return { list: hits.slice(0, maxFoundScopes), total: hits.length };
}

/** For each wish the path of its place; null where there is none of that name, or more than one. */
export function resolveScopesIn(tree: readonly OptionItem[], wishes: readonly ScopeWish[], isManaged: IsManaged): (ScopePath | null)[] {
  const known = new Map<ScopeLevel, ScopePath[]>();
  return wishes.map((wish) => {
    const paths = known.get(wish.level) ?? scopePathsIn(tree, wish.level, isManaged);
    known.set(wish.level, paths);
    if ('id' in wish) return paths.find((path) => path.at(-1)?.value === wish.id) ?? null;
    const parts = scopeNameParts(wish.name);
    const hits = paths.filter(
      (path) => parts.length <= path.length && parts.every((part, at) => part !== '' && path.at(at - parts.length)?.label === part),
    );
    return hits.length === 1 ? hits[0]! : null;
  });
}
