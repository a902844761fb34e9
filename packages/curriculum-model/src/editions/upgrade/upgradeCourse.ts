import { arrange } from '../arrange';
import { recordsOf, type Key, type StatePart, type StateRecord } from '../state';
import { strengthRank } from '../strengthRank';
import type { IndicatorFate } from './indicatorFates';

/** A course whose supports and goals follow their indicator points. */
export function upgradeCourse(part: StatePart, fates: readonly IndicatorFate[]): StatePart {
  const leading = new Map(
    fates.filter(({ key, supports }) => supports.length !== 1 || supports[0] !== key).map((fate) => [fate.key, fate]),
  );
  const isTouched =
    recordsOf(part, 'binding').some(({ key }) => leading.has(key)) || recordsOf(part, 'goal').some(({ under }) => leading.has(under ?? ''));
  if (!isTouched) return part;
  const { hash: _, ...rest } = part;
  return {
    ...rest,
    records: { ...part.records, binding: bindings(recordsOf(part, 'binding'), leading), goal: goals(recordsOf(part, 'goal'), leading) },
  };
}

/** The supports; of several that come together the stronger stays. */
function bindings(list: readonly StateRecord[], leading: ReadonlyMap<Key, IndicatorFate>): readonly StateRecord[] {
  const merged = new Map<Key, StateRecord>();
  for (const record of list) {
    for (const key of leading.get(record.key)?.supports ?? [record.key]) {
      const other = merged.get(key);
      if (!other || strengthRank(record.fields.relate) > strengthRank(other.fields.relate)) merged.set(key, { ...record, key });
    }
  }
  return arrange('binding', [...merged.values()]);
}

function goals(list: readonly StateRecord[], leading: ReadonlyMap<Key, IndicatorFate>): readonly StateRecord[] {
  return arrange(
    'goal',
    list.flatMap((goal) => {
      const fate = leading.get(goal.under ?? '');
      if (!fate) return [goal];
      return fate.goalsTo === undefined ? [] : [{ ...goal, under: fate.goalsTo }];
    }),
  );
}
