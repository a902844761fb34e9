import { shapeOf, type StateRecordKind } from './shapes';
import type { StateRecord } from './state';

const byNumbers = new Intl.Collator('en', { numeric: true });

/** Records in the one order in which a part keeps them: lists one after the other, each in its own order; by key where nobody arranges them. */
export function arrange(kind: StateRecordKind, records: readonly StateRecord[]): readonly StateRecord[] {
  const by = shapeOf(kind).isOrdered ? ({ under = '' }: StateRecord) => under : ({ key }: StateRecord) => key;
  if (records.every((record, at) => at === 0 || compareKeys(by(records[at - 1]!), by(record)) <= 0)) return records;
  return records.toSorted((one, other) => compareKeys(by(one), by(other)));
}

/** The order of keys: number by number. */
export function compareKeys(one: string, other: string): number {
  if (one === other) return 0;
  const [keys, others] = [one.split('-'), other.split('-')];
  // The collator takes many times as long, and there are tens of thousands of keys.
  if (keys.length !== others.length || !keys.every(isNumber) || !others.every(isNumber)) return byNumbers.compare(one, other);
  const at = keys.findIndex((key, place) => key !== others[place]);
  return Number(keys[at]) - Number(others[at]);
}

const isNumber = (key: string) => /^[1-9]\d{0,14}$/.test(key);
