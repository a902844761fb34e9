import { sql } from 'drizzle-orm';
import { deleteCourseUnits } from '../../course-units/deleteCourseUnits';
import { schema } from '../../db';
import { intArray } from '../../db/intArray';
import { lineageOf } from '../branchRows';
import { stateTables } from '../stateTables';
import { rowValues, translationsOf } from './rowValues';
import { insertRows, nextIds, updateRows } from './sqlRows';
import { placesOf, recordsByPlace, touchedRecords, type Located, type Writing } from './writing';

/** Writes the courses that come or become different; every course in which something changes counts as revised once. */
export async function writeCourses(writing: Writing): Promise<void> {
  const { db, act, majorId, rows } = writing;
  const now = act.now.toISOString();
  const { written } = placesOf(writing.changes);
  const [before, source] = [writing.before, writing.source?.state].map((state) => recordsByPlace(writing, state, 'course'));
  const columns = (located: Located) => {
    const { at, course, record } = located;
    const [wanted, was, from] = [record, before!.get(at)?.record, source!.get(at)?.record].map((one) => one && rowValues('course', one));
    const stored = rows.find('course', course, String(course))?.en;
    return { ...wanted!.values, translations: translationsOf({ wanted: wanted!, before: was, source: from, stored, now: act.now }) };
  };
  const wanted = touchedRecords(writing, writing.after, 'course');
  const isStored = ({ course }: Located) => rows.find('course', course, String(course)) !== undefined;
  const changed = wanted.filter((located) => isStored(located) && written.has(located.at));
  await updateRows(
    db,
    stateTables.course.table,
    changed.map((located) => ({ id: rowId(writing, located), ...columns(located), initing: false, deletedAt: null, updateTime: now })),
    { isRevised: true },
  );
  const untouched = wanted.filter((located) => isStored(located) && !written.has(located.at)).map((located) => rowId(writing, located));
  if (untouched.length > 0) {
    await db.execute(sql`
      update course_units set version = version + 1, update_time = ${now}::timestamptz where id = any(${intArray(untouched)}::int[])`);
  }
  const added = wanted.filter((located) => !isStored(located));
  const origins = await readOrigins(writing, added);
  const ids = await nextIds(db, schema.courseUnits, added.length);
  const fresh = added.map((located, index) => {
    const id = ids[index]!;
    const { createTime = now, copiedFromId = null } = origins.get(located.course) ?? {};
    const stamp = { createdBy: act.userId, createTime, updateTime: now, copiedFromId };
    return { id, majorId, lineageId: located.course, ...columns(located), initing: false, ...stamp };
  });
  await insertRows(db, schema.courseUnits, fresh);
  for (const { id, lineageId } of fresh) {
    rows.add('course', { id, key: lineageId, course: lineageId, isGone: false, position: 0, en: null });
  }
  await copyManagers(writing, fresh);
}

/** Puts the courses that go into the trash, from where they can be brought back. */
export async function trashCourses({ db, act, rows, before, after, courses }: Writing): Promise<void> {
  const kept = new Set(after.courses.map(({ lineage }) => lineage));
  const gone = before.courses.filter(({ lineage }) => courses.has(lineage) && !kept.has(lineage));
  if (gone.length === 0) return;
  await deleteCourseUnits(
    db,
    gone.map(({ lineage }) => ({ id: rows.idOf('course', lineage, String(lineage)) })),
    act,
  );
}

function rowId({ rows }: Writing, { course }: Located): number {
  return rows.idOf('course', course, String(course));
}

/** When new courses were made on the other side, by which they are in the same order, and of what they are copies. */
async function readOrigins({ db, source }: Writing, added: readonly Located[]) {
  if (!source || added.length === 0) return new Map<number, { createTime: string; copiedFromId: number | null }>();
  const { rows } = await db.execute<{ key: number; createTime: string; copiedFromId: number | null }>(sql`
    select ${lineageOf('r')} as key, to_json(r.create_time)#>>'{}' as "createTime", r.copied_from_id as "copiedFromId" from course_units r
    where r.major_id = ${source.majorId} and r.deleted_at is null and ${lineageOf('r')} = any(${intArray(added.map(({ course }) => course))}::int[])`);
  return new Map(rows.map(({ key, ...origin }) => [key, origin]));
}

/** Who manages a new course on the other side manages it here. */
async function copyManagers({ db, source }: Writing, added: readonly { id: number; lineageId: number }[]): Promise<void> {
  if (!source || added.length === 0) return;
  await db.execute(sql`
    insert into course_managers (course_unit_id, user_id)
    select g.id, m.user_id from jsonb_to_recordset(${JSON.stringify(added.map(({ id, lineageId }) => ({ id, lineageId })))}::jsonb) as g(id int, "lineageId" int)
    join course_units r on r.major_id = ${source.majorId} and r.deleted_at is null and ${lineageOf('r')} = g."lineageId"
    join course_managers m on m.course_unit_id = r.id on conflict do nothing`);
}
