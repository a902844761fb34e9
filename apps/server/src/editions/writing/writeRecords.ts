import { recordPlace, type Place } from '@college/curriculum-model';
import { getTableColumns } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { getTableName } from 'drizzle-orm';
import { intArray } from '../../db/intArray';
import { stateTables } from '../stateTables';
import { listPositions } from './listPositions';
import { rowValues, translationsOf } from './rowValues';
import { insertRows, nextIds, updateRows, type Row } from './sqlRows';
import type { NumberedKind } from './targetRows';
import { placesOf, recordsByPlace, touchedRecords, type Located, type Writing } from './writing';

type ListedKind = Exclude<NumberedKind, 'course'>;

/** Writes the records of a kind that come or become different, and their places. One whose row is in the trash gets it back; another one gets a row of its lineage. */
export async function writeRecords(writing: Writing, kind: ListedKind): Promise<void> {
  const { db, act, rows } = writing;
  const { table } = stateTables[kind];
  const now = act.now.toISOString();
  const { written } = placesOf(writing.changes);
  const positions = listPositions(writing, kind);
  const wanted = touchedRecords(writing, writing.after, kind);
  const columns = columnsOf(writing, kind);
  const changed: Row[] = [];
  const added: { located: Located; row: Row }[] = [];
  for (const located of wanted) {
    if (!written.has(located.at)) continue;
    const { course, record } = located;
    const stored = rows.find(kind, course, record.key);
    const values = columns(located);
    if (stored) changed.push({ id: stored.id, ...values, ...alive(kind), updateTime: now });
    else added.push({ located, row: { ...values, createdBy: act.userId, createTime: now, updateTime: now } });
  }
  await updateRows(db, table, changed, { isRevised: true });
  const ids = await nextIds(db, table, added.length);
  const position = positionColumn(kind);
  const fresh = added.map(({ located, row }, index) => {
    const { course, record, at } = located;
    const id = ids[index]!;
    rows.add(kind, { id, key: Number(record.key), course, isGone: false, position: positions.get(at) ?? 0, en: null });
    return { id, lineageId: Number(record.key), [position]: positions.get(at) ?? 0, ...row };
  });
  await insertRows(db, table, fresh);
  const isNew = new Set(added.map(({ located }) => located.at));
  await updateRows(db, table, movedRows(writing, kind, wanted, positions, isNew), { isRevised: false });
}

/** Puts the records of a kind that go into the trash; their entries are gone already. */
export async function trashRecords(writing: Writing, kind: ListedKind): Promise<void> {
  const { rows, act, db, before, after, changes } = writing;
  const { removed } = placesOf(changes);
  const gone = touchedRecords(writing, before, kind).filter(
    ({ at, course }) => removed.has(at) && (course === 0 || isThere(after, course)),
  );
  const ids = gone.map(({ course, record }) => rows.idOf(kind, course, record.key));
  // A course that comes back may have rows that it does not need.
  const kept = recordsByPlace(writing, after, kind);
  for (const course of writing.courses) {
    if (isThere(before, course) || !isThere(after, course)) continue;
    for (const row of rows.of(kind, course)) {
      if (!row.isGone && !kept.has(recordPlace({ kind: 'course', lineage: course }, kind, String(row.key)))) ids.push(row.id);
    }
  }
  if (ids.length === 0) return;
  await db.execute(sql`
    update ${sql.identifier(getTableName(stateTables[kind].table))} set deleted_at = ${act.now.toISOString()}::timestamptz
    where id = any(${intArray(ids)}::int[])`);
}

function isThere({ courses }: Writing['before'], course: number): boolean {
  return courses.some(({ lineage }) => lineage === course);
}

/** The columns of a record: what it belongs to, what it holds and its English. */
function columnsOf(writing: Writing, kind: ListedKind): (located: Located) => Row {
  const before = recordsByPlace(writing, writing.before, kind);
  const source = recordsByPlace(writing, writing.source?.state, kind);
  const valuesAt = (records: ReadonlyMap<Place, Located>, at: Place) => {
    const found = records.get(at);
    return found && rowValues(kind, found.record);
  };
  return (located) => {
    const wanted = rowValues(kind, located.record);
    const stored = writing.rows.find(kind, located.course, located.record.key)?.en;
    const { now } = writing.act;
    const english = { wanted, before: valuesAt(before, located.at), source: valuesAt(source, located.at), stored, now };
    return { ...ownerColumns(writing, kind, located), ...wanted.values, translations: translationsOf(english) };
  };
}

function ownerColumns({ majorId, rows }: Writing, kind: ListedKind, { course, record: { under = '' } }: Located): Row {
  const courseUnitId = () => rows.idOf('course', course, String(course));
  switch (kind) {
    case 'requirement':
      return { majorId };
    case 'indicator':
      return { requirementId: rows.idOf('requirement', 0, under) };
    case 'taskGoal':
      return { projectId: rows.idOf('chapter', course, under) };
    case 'ksa':
      return { courseUnitId: courseUnitId(), title: under };
    case 'goal':
      return { courseUnitId: courseUnitId(), indicatorId: rows.idOf('indicator', 0, under) };
    default:
      return { courseUnitId: courseUnitId() };
  }
}

function movedRows(
  { rows }: Writing,
  kind: ListedKind,
  wanted: readonly Located[],
  positions: ReadonlyMap<Place, number>,
  isNew: ReadonlySet<Place>,
): Row[] {
  return wanted.flatMap(({ at, course, record }) => {
    const position = positions.get(at);
    const stored = rows.find(kind, course, record.key);
    if (position === undefined || !stored || isNew.has(at) || stored.position === position) return [];
    return [{ id: stored.id, [positionColumn(kind)]: position }];
  });
}

function positionColumn(kind: ListedKind): string {
  return kind === 'ksa' ? 'level' : 'position';
}

/** What takes a row out of the trash. */
function alive(kind: ListedKind): Row {
  return 'deletion' in getTableColumns(stateTables[kind].table) ? { deletedAt: null, deletion: null } : { deletedAt: null };
}
