import { shapeOf, type StateRecordKind } from './shapes';
import type { StateRecord } from './state';

const byNumbers = new Intl.Collator('en', { numeric: true });

/** Records in the one order in which a part keeps them: lists one after the other, each in its own order; by key where nobody arranges them. */
export function arrange(kind: StateRecordKind, records: readonly StateRecord[]): readonly StateRecord[] {
  const by = shapeOf(kind).isOrdered ? ({ under = '' }: StateRecord) => under : ({ key }: StateRecord) => key;
  return records.toSorted((one, other) => compareKeys(by(one), by(other)));
}

/** The order of keys: number by number. */
export function compareKeys(one: string, other: string): number {
  return byNumbers.compare(one, other);
}
