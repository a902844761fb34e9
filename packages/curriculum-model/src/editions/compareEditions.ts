import { isSame } from '../fields';
import { groupBy } from '../grouping';
import type { Change, FieldChange, Standing } from './change';
import { commonOrders, hasSameOrder, neighbours } from './listOrder';
import { courseList, listPlace, recordPlace } from './places';
import { recordKinds, shapeOf, type StateRecordKind } from './shapes';
import { recordsOf, type CurriculumState, type Key, type StatePart, type StateRecord } from './state';

/**
 * What differs between two states of a curriculum, by lineage and not by name: what was renamed is changed and not removed and added. Parts with the same digest are not read.
 * The changes of the major come first, then those of each course, owners before what they own.
 */
export function compareEditions(before: CurriculumState, after: CurriculumState): Change[] {
  const was = new Map(before.courses.map((part) => [part.lineage, part]));
  const is = new Set(after.courses.map(({ lineage }) => lineage));
  const [order, behind] = [standingsOf(before.courses.map(asListed)), standingsOf(after.courses.map(asListed))];
  return [
    ...compareParts(before.major, after.major),
    ...orderChange(before.courses.map(asListed), after.courses.map(asListed), () => courseList),
    ...after.courses.flatMap((part) => compareParts(was.get(part.lineage), part, behind.get(String(part.lineage)))),
    ...before.courses
      .filter(({ lineage }) => !is.has(lineage))
      .flatMap((part) => compareParts(part, undefined, order.get(String(part.lineage)))),
  ];
}

/** What differs between two states of one part; all of it where one of them is not there, whose place among the courses is then given. */
function compareParts(before: StatePart | undefined, after: StatePart | undefined, among?: Standing): Change[] {
  const part = after ?? before;
  if (!part || before === after || (before?.hash !== undefined && before.hash === after?.hash)) return [];
  return recordKinds
    .filter((kind) => shapeOf(kind).part === part.kind)
    .flatMap((kind) => compareRecords(part, kind, recordsOf(before, kind), recordsOf(after, kind), kind === part.kind ? among : undefined));
}

function compareRecords(
  part: StatePart,
  kind: StateRecordKind,
  before: readonly StateRecord[],
  after: readonly StateRecord[],
  among: Standing | undefined,
): Change[] {
  const { isOrdered } = shapeOf(kind);
  const [was, is] = [byKey(before), byKey(after)];
  const isArranged = isOrdered && kind !== part.kind;
  const [from, to] = [before, after].map((list) => (isArranged ? onceAsked(() => standingsOf(list)) : undefined));
  const at = (key: Key) => recordPlace(part, kind, key);
  const changes: Change[] = [];
  for (const record of after) {
    const old = was.get(record.key);
    if (old === record) continue;
    if (!old) changes.push({ type: 'added', at: at(record.key), record, ...behindOf(to?.().get(record.key) ?? among) });
    else {
      const fields = changedFieldsOf(kind, old, record);
      if (fields.length > 0) changes.push({ type: 'changed', at: at(record.key), fields });
      if (old.under !== record.under) {
        changes.push({
          type: 'moved',
          at: at(record.key),
          from: from?.().get(record.key) ?? underOf(old),
          to: to?.().get(record.key) ?? among ?? underOf(record),
        });
      }
    }
  }
  for (const record of before) {
    if (!is.has(record.key)) {
      changes.push({ type: 'removed', at: at(record.key), record, ...behindOf(from?.().get(record.key) ?? among) });
    }
  }
  if (isArranged && !hasSameOrder(before, after)) changes.push(...orderChange(before, after, (under) => listPlace(part, kind, under)));
  return changes;
}

function changedFieldsOf(kind: StateRecordKind, before: StateRecord, after: StateRecord): FieldChange[] {
  return Object.entries(shapeOf(kind).fields).flatMap(([name, { blank }]) => {
    const values = { before: before.fields[name] ?? blank, after: after.fields[name] ?? blank };
    return isSame(values.before, values.after) ? [] : [{ name, ...values }];
  });
}

function orderChange(before: readonly StateRecord[], after: readonly StateRecord[], at: (under?: string) => string): Change[] {
  const was = keysByList(before);
  return [...keysByList(after)].flatMap(([under, keys]) => {
    const orders = commonOrders(was.get(under) ?? [], keys);
    return orders ? [{ type: 'ordered' as const, at: at(under), ...orders }] : [];
  });
}

function onceAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

function keysByList(records: readonly StateRecord[]): Map<string | undefined, Key[]> {
  return new Map([...groupBy(records, ({ under }) => under)].map(([under, list]) => [under, list.map(({ key }) => key)]));
}

function standingsOf(records: readonly StateRecord[]): Map<Key, Standing> {
  const standings = new Map<Key, Standing>();
  for (const [under, keys] of keysByList(records)) {
    for (const [key, behind] of neighbours(keys)) standings.set(key, { ...(under === undefined ? {} : { under }), behind });
  }
  return standings;
}

const byKey = (records: readonly StateRecord[]) => new Map(records.map((record) => [record.key, record]));
const asListed = ({ lineage }: StatePart): StateRecord => ({ key: String(lineage), fields: {} });
const underOf = ({ under }: StateRecord): Standing => (under === undefined ? {} : { under });
const behindOf = (standing: Standing | undefined) => (standing?.behind === undefined ? {} : { behind: standing.behind });
