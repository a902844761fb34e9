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
  let at = 0;
  while (at < one.length && one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  const from = at === 0 ? 0 : one.lastIndexOf('-', at - 1) + 1;
  const [number, another] = [numberAt(one, from), numberAt(other, from)];
  // The collator takes many times as long, and there are tens of thousands of keys.
  if (number === another || !isNumber(number) || !isNumber(another)) return byNumbers.compare(one, other);
  return Number(number) - Number(another);
}

function numberAt(key: string, from: number): string {
  const end = key.indexOf('-', from);
  return end < 0 ? key.slice(from) : key.slice(from, end);
}

const isNumber = (key: string) => /^[1-9]\d{0,14}$/.test(key);
