import { inOrderOf, withArrivals } from '../listOrder';
import type { Key } from '../state';
import type { Side } from './conflict';

/** One list in three states, with the records that it will have. */
export interface ThreeOrders {
  base: readonly Key[];
  draft: readonly Key[];
  current: readonly Key[];
  members: ReadonlySet<Key>;
}

/** The records that both sides have in a list, in the order of each; undefined where the two orders agree or only one side changed its own. */
export function orderClash(orders: ThreeOrders): Record<Side, Key[]> | undefined {
  const { draft, current } = commonOf(orders);
  return decidingSide(orders) === undefined ? { draft, current } : undefined;
}

/** The merged list: whoever arranged the common records decides, `side` where both did, which may be the order that both began with; the others stand behind the record that they follow on their side. */
export function mergeOrder(orders: ThreeOrders, side: Side | 'base'): Key[] {
  const { draft, current, members } = orders;
  const common = commonOf(orders);
  const decided = decidingSide(orders) ?? side;
  const placed = inOrderOf(common.current, decided === 'base' ? orders.base : common[decided]);
  const known = new Set(placed);
  const arrivals = [...members]
    .filter((key) => !known.has(key))
    .map((key) => ({ key, behind: memberBefore(key, draft.includes(key) ? draft : current, members) }));
  return withArrivals(placed, arrivals);
}

/** The side whose order is taken; undefined where both changed it, or both put new records into it in another order. */
function decidingSide(orders: ThreeOrders): Side | undefined {
  const { draft, current } = commonOf(orders);
  if (isSameOrder(draft, current)) return 'current';
  const was = new Set(orders.base);
  const old = { draft: draft.filter((key) => was.has(key)), current: current.filter((key) => was.has(key)) };
  const base = orders.base.filter((key) => old.draft.includes(key));
  const [isDraftSame, isCurrentSame] = [isSameOrder(old.draft, base), isSameOrder(old.current, base)];
  if (isDraftSame === isCurrentSame) return undefined;
  return isDraftSame ? 'current' : 'draft';
}

function commonOf({ draft, current, members }: ThreeOrders): Record<Side, Key[]> {
  const [here, there] = [new Set(draft), new Set(current)];
  const isCommon = (key: Key) => members.has(key) && here.has(key) && there.has(key);
  return { draft: draft.filter(isCommon), current: current.filter(isCommon) };
}

function memberBefore(key: Key, list: readonly Key[], members: ReadonlySet<Key>): Key | null {
  return list.slice(0, Math.max(0, list.indexOf(key))).findLast((one) => members.has(one)) ?? null;
}

function isSameOrder(one: readonly Key[], other: readonly Key[]): boolean {
  return one.length === other.length && one.every((key, index) => key === other[index]);
}
