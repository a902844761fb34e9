import {
  arrange,
  englishFieldName,
  groupBy,
  listsOfLineages,
  shapeOf,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
  type Value,
} from '@college/curriculum-model';
import type { CourseRows, EntryRow, FieldRow, RecordRow } from './readCourseRows';
import { stateTables } from './stateTables';

/** Lineages by ids. */
type Lineages = ReadonlyMap<number | string, string>;

/** The parts of some courses, in the order of their ids; `indicators` are those of their major. */
export function courseParts(ids: readonly number[], rows: CourseRows, indicators: Lineages): StatePart[] {
  const byCourse = Object.fromEntries(
    Object.entries(rows).map(([name, list]) => [name, groupBy<{ course: number }, number>(list, ({ course }) => course)]),
  );
  return ids.map((id) => {
    const list = <Name extends keyof CourseRows>(name: Name) => (byCourse[name]?.get(id) ?? []) as CourseRows[Name];
    return coursePart(id, list, indicators);
  });
}

function coursePart(id: number, list: <Name extends keyof CourseRows>(name: Name) => CourseRows[Name], indicators: Lineages): StatePart {
  const [course] = list('courses');
  if (!course) throw new Error(`editions: course unit ${id} vanished while its major was read`);
  const [chapters, points, ksas] = [lineagesOf(list('chapters')), lineagesOf(list('points')), lineagesOf(list('ksas'))];
  const [goalKeys, taskGoals] = [lineagesOf(list('goals')), lineagesOf(list('taskGoals'))];
  const placed = list('placedPoints').flatMap((row) =>
    entry('placedPoint', row, [chapters, goalKeys, points]).map((record) => [row.id, record] as const),
  );
  const places = new Map(placed.map(([cell, { key }]) => [cell, key]));
  return partOf('course', course.key, {
    course: [recordOf('course', course)],
    chapter: list('chapters').map((row) => ownRecord('chapter', row)),
    taskGoal: list('taskGoals').flatMap((row) => withOwner('taskGoal', row, chapters)),
    point: list('points').map((row) => ownRecord('point', row)),
    ksa: list('ksas').map((row) => ({ ...ownRecord('ksa', row), under: String(row.under) })),
    pointKsa: list('pointKsas').flatMap((row) => {
      return entry('pointKsa', row, [points, ksas]).map((record) => ({ ...record, under: record.key.split('-')[0]! }));
    }),
    binding: list('bindings').flatMap((row) => entry('binding', row, [indicators])),
    goal: list('goals').flatMap((row) => withOwner('goal', row, indicators)),
    placedPoint: placed.map(([, record]) => record),
    placedKsa: list('placedKsas').flatMap((row) => entry('placedKsa', row, [places, taskGoals, ksas])),
    syllabus: list('syllabuses').map((row) => recordOf('syllabus', row)),
  });
}

/** A part of these records, each list in its order. */
export function partOf(
  kind: StatePart['kind'],
  lineage: number,
  lists: Partial<Record<StateRecordKind, readonly StateRecord[]>>,
): StatePart {
  const records = Object.entries(lists).flatMap(([name, list]) => {
    return list.length === 0 ? [] : [[name, arrange(name as StateRecordKind, list)] as const];
  });
  return { kind, lineage, records: Object.fromEntries(records) };
}

/** Lineages by the ids of rows. */
export function lineagesOf(rows: readonly RecordRow[]): Lineages {
  return new Map(rows.map(({ id, key }) => [id, String(key)]));
}

/** A record that has a number of its own. */
export function ownRecord(kind: StateRecordKind, row: RecordRow): StateRecord {
  return { ...recordOf(kind, row), key: String(row.key) };
}

/** The same below an owner; nothing where that is gone. */
export function withOwner(kind: StateRecordKind, row: RecordRow, owners: Lineages): StateRecord[] {
  const under = owners.get(row.under ?? '');
  return under === undefined ? [] : [{ ...ownRecord(kind, row), under }];
}

/** A record that ties others together; nothing where one of them is gone. */
function entry(kind: StateRecordKind, row: EntryRow, kinds: readonly Lineages[]): StateRecord[] {
  const keys = row.tied.map((id, at) => kinds[at]?.get(id));
  return keys.includes(undefined) ? [] : [{ ...recordOf(kind, row), key: keys.join('-') }];
}

/** The fields of a row; what is blank is left out. */
export function recordOf(kind: StateRecordKind, row: FieldRow): StateRecord {
  const { fields } = stateTables[kind];
  const values: Record<string, Value> = {};
  for (const [name, { isEnglish, blank }] of Object.entries(shapeOf(kind).fields)) {
    const value = (isEnglish ? englishOf(row, name) : row[name]) as Value | undefined;
    // Nothing chosen is stored as null or 0, no records as an empty list.
    const isNothing =
      (fields[name]?.kind === 'choice' && value === 0) || (listsOfLineages.has(name) && Array.isArray(value) && value.length === 0);
    if (value !== undefined && value !== null && value !== blank && !isNothing) values[name] = value;
  }
  return { key: '', fields: values };
}

const suffix = englishFieldName('').length;

function englishOf({ en }: FieldRow, name: string): string {
  return en?.[name.slice(0, -suffix)]?.text ?? '';
}
