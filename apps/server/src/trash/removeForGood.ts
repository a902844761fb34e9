import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { OpenDatabase, Queries } from '../db';
import { intArray } from '../db/intArray';
import { inTransaction } from '../http/inTransaction';
import { trashedSince } from './readTrash';
import { removeDrafts, removeEditions, removeParts, removeStates } from './removeDrafts';
import { collegeRecordKinds, removeTrashed } from './trashedRecords';
import { lockExpired } from './trashRepository';

// Few enough that nobody waits long for what one transaction holds.
const unitsAtOnce = 50;
const recordsAtOnce = 500;

/** Removes for good what has been in the trash for 30 days: units with all that hangs under them, drafts with the states that only they named, and the records of colleges, some at a time. */
export async function removeExpired(database: OpenDatabase, now: Date, log: Logger): Promise<void> {
  const until = trashedSince(now);
  const units = await untilNoneIsLeft(database, unitsAtOnce, async (db) => {
    const ids = await lockExpired(db, until, unitsAtOnce);
    if (ids.length > 0) await removeUnits(db, ids);
    return ids.length;
  });
  if (units > 0) log.info({ units }, 'removed course units for good whose time in the trash was over');
  const drafts = await untilNoneIsLeft(database, recordsAtOnce, (db) => removeDrafts(db, until, recordsAtOnce));
  if (drafts > 0) log.info({ drafts }, 'removed drafts for good whose time in the trash was over');
  await untilNoneIsLeft(database, recordsAtOnce, (db) => removeEditions(db, until, recordsAtOnce));
  await untilNoneIsLeft(database, recordsAtOnce, (db) => removeStates(db, recordsAtOnce));
  const parts = await untilNoneIsLeft(database, recordsAtOnce, (db) => removeParts(db, recordsAtOnce));
  if (parts > 0) log.info({ parts }, 'removed parts of curricula that no state names any more');
  for (const kind of collegeRecordKinds) {
    const records = await untilNoneIsLeft(database, recordsAtOnce, (db) => removeTrashed(db, kind, until, recordsAtOnce));
    if (records > 0) log.info({ kind, records }, 'removed records for good whose time in the trash was over');
  }
}

async function untilNoneIsLeft(database: OpenDatabase, atOnce: number, remove: (db: Queries) => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await inTransaction(database, remove);
    removed += count;
    if (count < atOnce) return removed;
  }
}

/** Referring records are deleted first; the audit log is kept and records who deleted what. */
async function removeUnits(db: Queries, ids: readonly number[]): Promise<void> {
  const units = sql`any(${intArray(ids)}::int[])`;
  const projects = sql`(select id from projects where course_unit_id = ${units})`;
  const statements = [
    sql`delete from project_matrix_entries where course_matrix_entry_id in (select id from course_matrix_entries where course_unit_id = ${units})`,
    sql`delete from course_matrix_entries where course_unit_id = ${units}`,
    sql`delete from major_matrix_goals where entry_id in (select id from major_matrix_entries where course_unit_id = ${units})`,
    sql`delete from major_matrix_entries where course_unit_id = ${units}`,
    sql`delete from point_ksas where point_id in (select id from points where course_unit_id = ${units})`,
    sql`delete from points where course_unit_id = ${units}`,
    sql`delete from ksas where course_unit_id = ${units}`,
    sql`delete from task_goals where project_id in ${projects}`,
    sql`delete from projects where course_unit_id = ${units}`,
    sql`delete from teaching_goals where course_unit_id = ${units}`,
    sql`delete from syllabuses where course_unit_id = ${units}`,
    sql`delete from course_managers where course_unit_id = ${units}`,
    // A copy outlives its original.
    sql`update course_units set copied_from_id = null where copied_from_id = ${units}`,
    sql`delete from course_units where id = ${units}`,
  ];
  for (const statement of statements) await db.execute(statement);
}
