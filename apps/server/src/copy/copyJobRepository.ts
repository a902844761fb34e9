import type { Bilingual, CopyCounts, CopyStepMessage } from '@college/curriculum-model';
import { and, asc, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { deleteInBatches } from '../http/inBatches';
import { isSomebodyOf, type Outdated } from '../retention/keptSince';
import type { CopyParams, EditionParams } from '../db/tables/copyJobs';

const { copyJobEvents, copyJobs } = schema;

type Row = Omit<typeof copyJobs.$inferSelect, 'kind' | 'params'>;

/** A course copy. */
export type CopyJobRow = Row & { kind: 'copy'; params: CopyParams };
/** The making of a draft. */
export type EditionJobRow = Row & { kind: 'edition'; params: EditionParams };
/** A job of either kind. */
export type JobRow = CopyJobRow | EditionJobRow;

const day = 86_400_000;
/** Parameters wait this long for their stream to be opened (domain.md §6). */
const waitingMilliseconds = 30 * 60_000;
const listed = 20;

/** A job by the key that its client made. */
export async function findJob(db: Queries, unique: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(copyJobs).where(eq(copyJobs.unique, unique));
  // The kind says which parameters it was stored with.
  return job as JobRow | undefined;
}

/** A person's copies of one course, the latest first. */
export async function listJobs(db: Queries, userId: number, courseId: number): Promise<CopyJobRow[]> {
  const rows = await db
    .select()
    .from(copyJobs)
    .where(and(eq(copyJobs.userId, userId), eq(copyJobs.kind, 'copy'), sql`(${copyJobs.params} ->> 'courseId')::int = ${courseId}`))
    .orderBy(desc(copyJobs.createTime), desc(copyJobs.unique))
    .limit(listed);
  return rows as CopyJobRow[];
}

/** A person's jobs that say that they are running. */
export async function listRunning(db: Queries, userId: number): Promise<JobRow[]> {
  const rows = await db
    .select()
    .from(copyJobs)
    .where(and(eq(copyJobs.userId, userId), eq(copyJobs.state, 'running')));
  return rows as JobRow[];
}

/** How many jobs of a kind that a person made wait to be started. */
export async function countWaiting(db: Queries, userId: number, kind: JobRow['kind'], now: Date): Promise<number> {
  const { userId: by, kind: of, state, expiresAt } = copyJobs;
  return db.$count(copyJobs, and(eq(by, userId), eq(of, kind), eq(state, 'waiting'), gt(expiresAt, now)));
}

/** Keeps a new waiting job; answers false where its key is taken. */
export async function insertJob(
  db: Queries,
  job: { unique: string; userId: number } & Pick<JobRow, 'kind' | 'params'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(copyJobs)
    .values({ ...job, createTime: now, expiresAt: new Date(now.getTime() + waitingMilliseconds) })
    .onConflictDoNothing()
    .returning({ unique: copyJobs.unique });
  return rows.length > 0;
}

/** Gives a copy that still waits other parameters and its whole time again; answers false where it waits no longer. */
export async function renewJob(db: Queries, unique: string, params: CopyParams, now: Date): Promise<boolean> {
  const rows = await db
    .update(copyJobs)
    .set({ params, expiresAt: new Date(now.getTime() + waitingMilliseconds) })
    .where(and(eq(copyJobs.unique, unique), eq(copyJobs.state, 'waiting')))
    .returning({ unique: copyJobs.unique });
  return rows.length > 0;
}

/** Takes a waiting job for running it; of many who try, one gets it. */
export async function claimJob(db: Queries, unique: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(copyJobs)
    .set({ state: 'running', startedAt: now })
    .where(and(eq(copyJobs.unique, unique), eq(copyJobs.state, 'waiting'), gt(copyJobs.expiresAt, now)))
    .returning({ unique: copyJobs.unique });
  return rows.length > 0;
}

/** Notes that a running job is done; answers false where somebody has declared it failed meanwhile. */
export async function finishJob(
  db: Queries,
  unique: string,
  outcome: { resultId: number; created: CopyCounts | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(copyJobs)
    .set({ ...outcome, state: 'done', finishedAt: now })
    .where(and(eq(copyJobs.unique, unique), eq(copyJobs.state, 'running')))
    .returning({ unique: copyJobs.unique });
  return rows.length > 0;
}

/** Notes that a running job has failed, and why. */
export async function failJob(db: Queries, unique: string, failure: Bilingual, now: Date): Promise<void> {
  await db
    .update(copyJobs)
    .set({ state: 'failed', failure, finishedAt: now })
    .where(and(eq(copyJobs.unique, unique), eq(copyJobs.state, 'running')));
}

/** Keeps progress messages; those that are kept already stay as they are. */
export async function keepEvents(db: Queries, jobUnique: string, messages: readonly CopyStepMessage[]): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insert(copyJobEvents)
    .values(messages.map((message) => ({ jobUnique, ...message })))
    .onConflictDoNothing();
}

/** The progress messages of a job after a number, in their order. */
export async function listEvents(db: Queries, unique: string, after = 0): Promise<CopyStepMessage[]> {
  return db
    .select({ no: copyJobEvents.no, percent: copyJobEvents.percent, message: copyJobEvents.message })
    .from(copyJobEvents)
    .where(and(eq(copyJobEvents.jobUnique, unique), gt(copyJobEvents.no, after)))
    .orderBy(asc(copyJobEvents.no));
}

/** Forgets jobs that were never started, a day after their time. */
export async function forgetWaitingJobs(db: Queries, now: Date): Promise<void> {
  await db.delete(copyJobs).where(and(eq(copyJobs.state, 'waiting'), lt(copyJobs.expiresAt, new Date(now.getTime() - day))));
}

/** Forgets the jobs that a college has kept long enough. */
export async function forgetOldJobs(database: OpenDatabase, outdated: Outdated | undefined): Promise<void> {
  if (!outdated) return;
  const { unique, createTime, userId } = copyJobs;
  await deleteInBatches(database, unique, and(lt(createTime, outdated.before), isSomebodyOf(userId, outdated.collegeId)));
}
