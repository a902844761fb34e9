import { groupBy } from '../grouping';
import { compareKeys } from './arrange';
import type { Key, StateRecord } from './state';

/** A record that comes into a list. */
export interface Arrival {
  key: Key;
  /** The record it follows; null at the beginning. */
  behind: Key | null;
}

/** The records that two orders of a list have in common, in each of the orders; undefined where that is one order. */
export function commonOrders(before: readonly Key[], after: readonly Key[]): { before: Key[]; after: Key[] } | undefined {
  const [was, is] = [new Set(before), new Set(after)];
  const common = { before: before.filter((key) => is.has(key)), after: after.filter((key) => was.has(key)) };
  return common.before.every((key, index) => key === common.after[index]) ? undefined : common;
}

/** The record before each; null before the first. */
export function neighbours(keys: readonly Key[]): Map<Key, Key | null> {
  return new Map(keys.map((key, index) => [key, keys[index - 1] ?? null]));
}

/** A list in the order of another one that has the same records or some of them; the others keep their places. */
export function inOrderOf(keys: readonly Key[], order: readonly Key[]): Key[] {
  const known = new Set(keys);
  const wanted = order.filter((key) => known.has(key));
  const moved = new Set(wanted);
  let next = 0;
  return keys.map((key) => (moved.has(key) ? wanted[next++]! : key));
}

/**
 * A list with arrivals behind their neighbours, several behind one in the order of their numbers. One whose neighbour is not there follows the last record of the list.
 */
export function withArrivals(keys: readonly Key[], arrivals: readonly Arrival[]): Key[] {
  const known = new Set([...keys, ...arrivals.map(({ key }) => key)]);
  const last = keys.at(-1) ?? null;
  const followers = groupBy(arrivals, ({ behind }) => (behind === null || known.has(behind) ? behind : last));
  // A stack: the followers of a record are above the next record of the list.
  const waiting = [...keys.toReversed(), ...followersOf(null)];
  const list: Key[] = [];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    list.push(key);
    waiting.push(...followersOf(key));
  }
  return list;

  function followersOf(behind: Key | null) {
    const found = followers.get(behind)?.map(({ key }) => key) ?? [];
    return found.toSorted((one, other) => compareKeys(other, one));
  }
}

/** Whether the same records stand in the same lists and places. */
export function hasSameOrder(before: readonly Listed[], after: readonly Listed[]): boolean {
  return before.length === after.length && before.every(({ key, under }, at) => key === after[at]!.key && under === after[at]!.under);
}

type Listed = Pick<StateRecord, 'key' | 'under'>;
