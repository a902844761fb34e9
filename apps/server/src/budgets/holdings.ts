import type { Budgets } from '@college/curriculum-model';
import { and, gt, isNull, sql } from 'drizzle-orm';
import { findAllowances } from '../auth/throttle';
import { schema, type Queries } from '../db';
import { intArray, isOneOf } from '../db/intArray';
import { countWaitingFiles } from '../documents/makeFile';
import { feedbackAct } from './budgets';
import { countOpenStreams } from './openStream';

const { courseUnits, reportFiles } = schema;

/** What a person holds: against each budget, and files that are finished. */
export interface Holding extends Budgets {
  finishedFiles: number;
}

/** What each of these people holds at present; streams and waiting files are those of this process. */
export async function readHoldings(db: Queries, ids: readonly number[], now: Date): Promise<(id: number) => Holding> {
  const bytes = await readStoredBytes(db, ids);
  const units = await countEmptyUnits(db, ids);
  const finished = await countFinishedFiles(db, ids, now);
  const feedbacks = await findAllowances(db, feedbackAct, ids.map(String), now);
  const streams = countOpenStreams();
  return (id) => ({
    storedBytes: bytes.get(id) ?? 0,
    emptyUnits: units.get(id) ?? 0,
    eventStreams: streams.get(id) ?? 0,
    waitingFiles: countWaitingFiles(id),
    feedbacks: feedbacks.get(String(id)) ?? 0,
    finishedFiles: finished.get(id) ?? 0,
  });
}

/** Bytes of the pictures that people sent with feedback, of their own pictures, and of the covers of the reports that they made. */
export async function readStoredBytes(db: Queries, ids: readonly number[]): Promise<Map<number, number>> {
  const those = sql`any(${intArray(ids)}::int[])`;
  const { rows } = await db.execute<{ id: number; bytes: string }>(sql`
    select id, sum(size)::text as bytes from (
      select f.user_id as id, octet_length(i.data) as size from feedback_images i join feedbacks f on f.id = i.feedback_id
        where f.user_id = ${those}
      union all select user_id, octet_length(data) + octet_length(thumbnail) from user_avatars where user_id = ${those}
      union all select created_by, octet_length(cover) from talent_reports where created_by = ${those}
    ) as held group by id`);
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]));
}

/** How many units people opened as new and did not save yet. */
export async function countEmptyUnits(db: Queries, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: courseUnits.createdBy, count: sql<number>`count(*)::int` })
    .from(courseUnits)
    .where(and(sql`${courseUnits.initing}`, isNull(courseUnits.deletedAt), isOneOf(courseUnits.createdBy, ids)))
    .groupBy(courseUnits.createdBy);
  return new Map(rows.flatMap(({ id, count }) => (id === null ? [] : [[id, count]])));
}

async function countFinishedFiles(db: Queries, ids: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: reportFiles.userId, count: sql<number>`count(*)::int` })
    .from(reportFiles)
    .where(and(gt(reportFiles.expiresAt, now), isOneOf(reportFiles.userId, ids)))
    .groupBy(reportFiles.userId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
