import type { CheckedMajor } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { intArray, isOneOf } from '../db/intArray';

const { majorFindings } = schema;

export type FindingCounts = typeof majorFindings.$inferSelect;

/** What the rules found in some majors when they were asked last. */
export async function findFindingCounts(db: Queries, majorIds: Iterable<number>): Promise<ReadonlyMap<number, FindingCounts>> {
  const rows = await db.select().from(majorFindings).where(isOneOf(majorFindings.majorId, majorIds));
  return new Map(rows.map((row) => [row.majorId, row]));
}

/** Keeps what the rules found; of two who asked at once the later reader of the curriculum stays. */
export async function putFindingCounts(db: Queries, counts: FindingCounts): Promise<void> {
  await db
    .insert(majorFindings)
    .values(counts)
    .onConflictDoUpdate({ target: majorFindings.majorId, set: counts, setWhere: sql`${majorFindings.checkedAt} <= excluded.checked_at` });
}

/**
 * What the curricula of some majors and their rules are like, in short: whoever saves counts up the major or the revision of a course, sets the rules, or
 * accepts a finding. A finding that is accepted until a day counts again after it.
 */
export async function findStamps(db: Queries, majorIds: Iterable<number>, today: string): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; stamp: string }>(sql`
    select m.id, concat_ws(' ', m.version,
      (select concat_ws(':', count(*), sum(u.revision), sum(u.id)) from course_units u where u.major_id = m.id and u.deleted_at is null and not u.initing),
      (select c.version from college_rules c join departments d on d.college_id = c.college_id where d.id = m.department_id),
      (select concat_ws(':', count(*), max(a.id), max(a.accepted_at)) from accepted_findings a
        where a.major_id = m.id and (a.until is null or a.until >= ${today}::date))) as stamp
    from majors m where m.id = any(${intArray(majorIds)}::int[])`);
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

/** The counts as the board shows them. */
export function presentCounts(majorId: number, counts: FindingCounts | undefined, stamp: string | undefined): CheckedMajor['major'] {
  return {
    id: majorId,
    errors: counts?.errors ?? 0,
    reminders: counts?.reminders ?? 0,
    checkedAt: counts?.checkedAt.toISOString() ?? null,
    isStale: counts === undefined || counts.stamp !== stamp,
  };
}
