import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import type { OpenDatabase } from '../db';
import { failJob, findJob, type JobRow } from './copyJobRepository';
import { findLive } from './liveCopy';
import { editionMessages } from '../editions/messages';
import { copyMessages } from './messages';

// Any numbers will do as long as every server process uses the same.
const copyLock = 2_080_903;
const starterLock = 2_080_904;

/** Marks a job as being worked on until the transaction ends, however that ends; answers false where another one holds it. */
export async function holdJob(tx: Queries, unique: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${copyLock}::int, hashtext(${unique})) as held`,
  );
  return rows[0]?.held === true;
}

/** Lets a person start one job at a time, so that two starts at the same moment are both counted. */
export async function holdStarter(tx: Queries, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${starterLock}::int, ${userId}::int)`);
}

/**
 * The actual state of the job. One that is marked as running while no transaction holds its lock was left by a server that ended: its work was rolled back,
 * so it has failed.
 */
export async function settleJob<Job extends JobRow>(database: OpenDatabase, db: Queries, job: Job, now: Date): Promise<Job> {
  if (job.state !== 'running' || findLive(database, job.unique)) return job;
  await db.transaction(async (tx) => {
    // A statement of its own after the lock sees what the holder has committed meanwhile.
    if (await holdJob(tx, job.unique)) await failJob(tx, job.unique, interruptedOf(job), now);
  });
  // A job keeps its kind.
  return ((await findJob(db, job.unique)) as Job | undefined) ?? job;
}

function interruptedOf({ kind }: JobRow) {
  return kind === 'copy' ? copyMessages.interrupted : editionMessages.interrupted;
}
