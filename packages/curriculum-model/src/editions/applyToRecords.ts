import { groupBy } from '../grouping';
import { arrange } from './arrange';
import type { Change } from './change';
import { inOrderOf, withArrivals, type Arrival } from './listOrder';
import { MisfitChangeError } from './MisfitChangeError';
import { readPlace } from './places';
import { shapeOf, type StateRecordKind } from './shapes';
import type { Key, StateRecord } from './state';

/** The records of one kind of a part with the changes made in them. */
export function applyToRecords(changes: readonly Change[], kind: StateRecordKind, list: readonly StateRecord[]): readonly StateRecord[] {
  if (changes.length === 0) return list;
  const records = new Map(list.map((record) => [record.key, record]));
  const arrivals = new Map<Key, Arrival>();
  const orders = new Map<string | undefined, readonly Key[]>();
  for (const change of changes) {
    const { key = '', under } = readPlace(change.at) ?? {};
    if (change.type === 'ordered') {
      orders.set(under, change.after);
      continue;
    }
    const record = records.get(key);
    if (change.type === 'added') {
      if (record) throw new MisfitChangeError(change);
      records.set(key, change.record);
      arrivals.set(key, { key, behind: change.behind ?? null });
      continue;
    }
    if (!record) throw new MisfitChangeError(change);
    if (change.type === 'removed') records.delete(key);
    if (change.type === 'changed') {
      const fields = Object.fromEntries(change.fields.map(({ name, after }) => [name, after]));
      records.set(key, { ...record, fields: { ...record.fields, ...fields } });
    }
    if (change.type === 'moved') {
      const { under: _, ...rest } = record;
      records.set(key, change.to.under === undefined ? rest : { ...rest, under: change.to.under });
      arrivals.set(key, { key, behind: change.to.behind ?? null });
    }
  }
  if (!shapeOf(kind).isOrdered) return arrange(kind, [...records.values()]);
  const lists = [...groupBy([...records.values()], ({ under }) => under)].flatMap(([under, members]) => {
    const keys = members.map(({ key }) => key);
    const staying = inOrderOf(
      keys.filter((key) => !arrivals.has(key)),
      orders.get(under) ?? [],
    );
    return withArrivals(
      staying,
      keys.flatMap((key) => arrivals.get(key) ?? []),
    );
  });
  return arrange(
    kind,
    lists.map((key) => records.get(key)!),
  );
}
