/** A list of entries with quick ways to those of one key; groups that did not change keep their identity from list to list. */
export interface GroupedList<Item, Key> {
  /** The entries of one key, in the order of the list. */
  group: (items: readonly Item[], key: Key) => readonly Item[];
  groups: (items: readonly Item[]) => ReadonlyMap<Key, readonly Item[]>;
  /** The list with the entries of these keys replaced: those that stay keep their places, new ones come last. */
  replace: (items: readonly Item[], changed: ReadonlyMap<Key, readonly Item[]>) => readonly Item[];
}

const nothing: readonly never[] = [];

/** Creates indexed access to lists of one kind; `placeOf` identifies an entry of a key across changes. */
export function groupedList<Item extends object, Key>(
  keyOf: (item: Item) => Key,
  placeOf: (item: Item) => string | number,
): GroupedList<Item, Key> {
  const known = new WeakMap<readonly Item[], ReadonlyMap<Key, readonly Item[]>>();

  function groups(items: readonly Item[]): ReadonlyMap<Key, readonly Item[]> {
    const found = known.get(items);
    if (found) return found;
    const fresh = new Map<Key, Item[]>();
    for (const item of items) {
      const key = keyOf(item);
      const group = fresh.get(key);
      if (group) group.push(item);
      else fresh.set(key, [item]);
    }
    known.set(items, fresh);
    return fresh;
  }

  function replace(items: readonly Item[], changed: ReadonlyMap<Key, readonly Item[]>): readonly Item[] {
    const before = groups(items);
    const after = new Map(before);
    const changes = new Map<Item, Item | null>();
    const added: Item[] = [];
    for (const [key, wanted] of changed) {
      const group = before.get(key) ?? nothing;
      if (isSameGroup(group, wanted)) continue;
      const waiting = new Map(wanted.map((item) => [placeOf(item), item]));
      const kept = group.flatMap((item): Item[] => {
        const next = waiting.get(placeOf(item)) ?? null;
        if (next !== item) changes.set(item, next);
        if (!next) return [];
        waiting.delete(placeOf(item));
        return [next];
      });
      added.push(...waiting.values());
      const fresh = [...kept, ...waiting.values()];
      if (fresh.length > 0) after.set(key, fresh);
      else after.delete(key);
    }
    if (changes.size === 0 && added.length === 0) return items;
    const list = changedList(items, changes);
    list.push(...added);
    known.set(list, after);
    return list;
  }

  return { group: (items, key) => groups(items).get(key) ?? nothing, groups, replace };
}

// Looking for a few entries is quicker than asking every one of twenty thousand whether it changed.
const few = 32;

function changedList<Item>(items: readonly Item[], changes: ReadonlyMap<Item, Item | null>): Item[] {
  if (changes.size > few) {
    return items.flatMap((item) => {
      const next = changes.get(item);
      return next === undefined ? item : (next ?? []);
    });
  }
  const list = [...items];
  for (const [item, next] of changes) list.splice(list.indexOf(item), 1, ...(next ? [next] : []));
  return list;
}

function isSameGroup<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
