/** A list of entries with quick ways to those of one key; groups that did not change keep their identity from list to list. */
export interface GroupedList<Item, Key> {
  /** The entries of one key, in the order of the list. */
  group: (items: readonly Item[], key: Key) => readonly Item[];
  groups: (items: readonly Item[]) => ReadonlyMap<Key, readonly Item[]>;
  /** The list with the entries of these keys replaced: those that stay keep their places, new ones come last. */
  replace: (items: readonly Item[], changed: ReadonlyMap<Key, readonly Item[]>) => readonly Item[];
}

const nothing: readonly never[] = [];

/** Makes the ways into lists of one kind; `placeOf` tells which entry of a key is the same one after a change. */
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
    const waiting = new Map<Key, Map<string | number, Item>>();
    for (const [key, next] of changed) {
      if (!isSameGroup(before.get(key) ?? nothing, next)) waiting.set(key, new Map(next.map((item) => [placeOf(item), item])));
    }
    if (waiting.size === 0) return items;
    const after = new Map(before);
    const fresh = new Map([...waiting.keys()].map((key): [Key, Item[]] => [key, []]));
    const list: Item[] = [];
    for (const item of items) {
      const key = keyOf(item);
      const next = waiting.get(key);
      if (!next) {
        list.push(item);
        continue;
      }
      const place = placeOf(item);
      const stays = next.get(place);
      if (!stays) continue;
      next.delete(place);
      list.push(stays);
      fresh.get(key)!.push(stays);
    }
    for (const [key, added] of waiting) {
      for (const item of added.values()) {
        list.push(item);
        fresh.get(key)!.push(item);
      }
      const group = fresh.get(key)!;
      if (group.length > 0) after.set(key, group);
      else after.delete(key);
    }
    known.set(list, after);
    return list;
  }

  return { group: (items, key) => groups(items).get(key) ?? nothing, groups, replace };
}

function isSameGroup<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
