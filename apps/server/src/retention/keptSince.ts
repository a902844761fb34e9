import type { RetentionKind } from '@college/curriculum-model';
import { eq, inArray, isNull, type Column, type SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { findRetention, type CollegeDays } from './retentionRepository';

const { users } = schema;
const day = 86_400_000;

/** What is removed of whom: all that is older, of one college, or of none where that is null. */
export interface Outdated {
  collegeId: number | null;
  before: Date;
}

/** What of a kind is older than its college keeps it; undefined where it is kept for good. */
export function outdatedOf({ collegeId, days }: CollegeDays, kind: RetentionKind, now: Date): Outdated | undefined {
  const kept = days[kind];
  return kept === null ? undefined : { collegeId, before: daysAgo(kept, now) };
}

/** The moment before which what a college deleted is gone for good. */
export async function trashedSince(db: Queries, collegeId: number, now: Date): Promise<Date> {
  const { days } = await findRetention(db, collegeId);
  return daysAgo(days.trash ?? 0, now);
}

/** Whether a column of people names somebody of the college, or nobody where that is null. */
export function isSomebodyOf(column: Column, collegeId: number | null): SQL {
  return collegeId === null
    ? isNull(column)
    : inArray(column, sql`(select ${users.id} from ${users} where ${eq(users.collegeId, collegeId)})`);
}

/** The majors of a college with their drafts, which have no department of their own, as a subquery of ids. */
export function majorsOf(collegeId: number): SQL {
  return sql`(select m.id from majors m left join editions e on e.id = m.edition_id
    join majors h on h.id = coalesce(e.home_major_id, m.id) join departments d on d.id = h.department_id where d.college_id = ${collegeId})`;
}

function daysAgo(days: number, now: Date): Date {
  return new Date(now.getTime() - days * day);
}
