import { groupBy, inOrderOf, withArrivals, type Place, type StateRecord } from '@college/curriculum-model';
import type { NumberedKind } from './targetRows';
import { touchedRecords, type Located, type Writing } from './writing';

/** New places of records in their lists, where those change; of other lists nothing is written. */
export function listPositions(writing: Writing, kind: NumberedKind): Map<Place, number> {
  const was = groupBy(touchedRecords(writing, writing.before, kind), ({ course }) => course);
  const is = groupBy(touchedRecords(writing, writing.after, kind), ({ course }) => course);
  return new Map(
    [...is].flatMap(([course, records]) => {
      const before = was.get(course) ?? [];
      return kind === 'goal' ? goalPositions(writing, before, records) : positionsByList(kind, before, records);
    }),
  );
}

function positionsByList(kind: NumberedKind, before: readonly Located[], after: readonly Located[]): [Place, number][] {
  const first = kind === 'ksa' ? 1 : 0;
  const was = byList(before);
  return [...byList(after)].flatMap(([under, list]) => {
    if (isSameList(was.get(under) ?? [], list)) return [];
    return list.map(({ at }, index): [Place, number] => [at, first + index]);
  });
}

/** The goals of a course have one order through all indicator points, which is that of the columns of its matrix: a new goal follows the one before it in its list. */
function goalPositions({ rows }: Writing, before: readonly Located[], after: readonly Located[]): [Place, number][] {
  const [was, is] = [byList(before), byList(after)];
  if ([...is].every(([under, list]) => isSameList(was.get(under) ?? [], list))) return [];
  const old = new Map(before.map(({ record }) => [record.key, record]));
  const isStaying = ({ key, under }: StateRecord) => old.has(key) && old.get(key)?.under === under;
  const place = ({ course, record }: Located) => rows.find('goal', course, record.key)?.position ?? 0;
  const known = new Map(after.map((located) => [located.record.key, located]));
  let keys = before
    .filter(({ record }) => known.get(record.key)?.record.under === record.under)
    .toSorted((one, other) => place(one) - place(other))
    .map(({ record }) => record.key);
  for (const list of is.values()) {
    keys = inOrderOf(
      keys,
      list.map(({ record }) => record.key),
    );
  }
  /** What the first of a list follows: the goal before the next one that stays, else the last one of the course. */
  const beforeStaying = (list: readonly Located[]) => {
    const next = list.find(({ record }) => isStaying(record));
    return (next ? keys[keys.indexOf(next.record.key) - 1] : keys.at(-1)) ?? null;
  };
  const arrivals = [...is.values()].flatMap((list) =>
    list.flatMap(({ record }, index) =>
      isStaying(record) ? [] : [{ key: record.key, behind: index === 0 ? beforeStaying(list) : list[index - 1]!.record.key }],
    ),
  );
  return withArrivals(keys, arrivals).map((key, index): [Place, number] => [known.get(key)!.at, index]);
}

function byList(records: readonly Located[]): Map<string | undefined, Located[]> {
  return groupBy(records, ({ record }) => record.under);
}

function isSameList(one: readonly Located[], other: readonly Located[]): boolean {
  return one.length === other.length && one.every(({ record }, index) => record.key === other[index]!.record.key);
}
