import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { OpenDatabase, Queries } from '../db';
import { intArray } from '../db/intArray';
import { inBatches } from '../http/inBatches';
import type { Outdated } from '../retention/keptSince';
import { removeDrafts, removeEditions, removeParts, removeStates } from './removeDrafts';
import { collegeRecordKinds, removeTrashed } from './trashedRecords';
import { removeMajors } from './trashedMajors';
import { lockExpired } from './trashRepository';

// Few enough that nobody waits long for what one transaction holds.
const unitsAtOnce = 50;
const recordsAtOnce = 500;

/** Removes for good what a college has kept in the trash long enough: units with all that hangs under them, drafts, majors and the records of the college, some at a time. */
export async function removeExpired(database: OpenDatabase, outdated: Outdated | undefined, log: Logger): Promise<void> {
  if (!outdated?.collegeId) return;
  const expired = { collegeId: outdated.collegeId, until: outdated.before };
  const units = await inBatches(database, unitsAtOnce, async (db) => {
    const ids = await lockExpired(db, expired, unitsAtOnce);
    if (ids.length > 0) await removeUnits(db, ids);
    return ids.length;
  });
  if (units > 0) log.info({ units }, 'removed course units for good whose time in the trash was over');
  const drafts = await inBatches(database, recordsAtOnce, (db) => removeDrafts(db, expired, recordsAtOnce));
  if (drafts > 0) log.info({ drafts }, 'removed drafts for good whose time in the trash was over');
  await inBatches(database, recordsAtOnce, (db) => removeEditions(db, expired, recordsAtOnce));
  const majors = await inBatches(database, recordsAtOnce, (db) => removeMajors(db, expired, recordsAtOnce));
  if (majors > 0) log.info({ majors }, 'removed majors for good whose time in the trash was over');
  for (const kind of collegeRecordKinds) {
    const records = await inBatches(database, recordsAtOnce, (db) => removeTrashed(db, kind, expired, recordsAtOnce));
    if (records > 0) log.info({ kind, records }, 'removed records for good whose time in the trash was over');
  }
}

/** Removes the states that only removed drafts named, and their parts, of whichever college. */
export async function removeLeftovers(database: OpenDatabase, log: Logger): Promise<void> {
  await inBatches(database, recordsAtOnce, (db) => removeStates(db, recordsAtOnce));
  const parts = await inBatches(database, recordsAtOnce, (db) => removeParts(db, recordsAtOnce));
  if (parts > 0) log.info({ parts }, 'removed parts of curricula that no state names any more');
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
