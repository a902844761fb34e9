import { levelOf, maxScopeName, scopeLevels, type ScopeLevel, type ScopePath, type ScopeWish } from '@college/curriculum-model';
import type { NewUserRow } from '@college/curriculum-model';

/** What became of each wish, by `keyOfWish`: its path, or null for none. */
export type KnownPlaces = ReadonlyMap<string, ScopePath | null>;

export const noPlaces: KnownPlaces = new Map();

/** One text for a wish, to remember its place by. */
export function keyOfWish(wish: ScopeWish): string {
  return 'id' in wish ? `${wish.level} ${wish.id}` : `${wish.level} “${wish.name}`;
}

/** What has to be looked up to know the place that a cell names: nothing where its permission is about no place, or the cell names none. */
export function wishOf(permissionId: unknown, relativeId: unknown): ScopeWish | undefined {
  const level = scopeLevels.find((one): one is ScopeLevel => one === levelOf(permissionId));
  if (!level) return undefined;
  if (typeof relativeId === 'string') {
    const name = relativeId.trim();
    return name !== '' && name.length <= maxScopeName ? { level, name } : undefined;
  }
  const id = Number(relativeId);
  return typeof relativeId === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647 ? { level, id } : undefined;
}

/** The places that rows name and that were not looked up yet, each once. */
export function wishesOf(rows: readonly NewUserRow[], places: KnownPlaces): ScopeWish[] {
  const wishes = new Map<string, ScopeWish>();
  for (const { permissionId, relativeId } of rows) {
    const wish = wishOf(permissionId, relativeId);
    if (wish && !places.has(keyOfWish(wish))) wishes.set(keyOfWish(wish), wish);
  }
  return [...wishes.values()];
}

/** The places with what a look-up answered; a place found by name is known by its id as well. */
export function withResolved(places: KnownPlaces, wishes: readonly ScopeWish[], paths: readonly (ScopePath | null)[]): KnownPlaces {
  const known = new Map(places);
  for (const [at, wish] of wishes.entries()) {
    const path = paths[at] ?? null;
    known.set(keyOfWish(wish), path);
    if (path) known.set(keyOfWish({ level: wish.level, id: path.at(-1)!.value }), path);
  }
  return known;
}
