import type { Bilingual, CopyStepMessage } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import { holdingMeanwhile } from '../db/holdingMeanwhile';
import { codes } from '../http/codes';
import { inTransaction } from '../http/inTransaction';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { failJob, keepEvents, type JobRow } from './copyJobRepository';
import { holdJob } from './copyLock';
import type { LiveCopy } from './liveCopy';

/** What a job does, and what it says where that fails. */
export interface JobWork {
  /** Called before the claim, in the transaction that holds the job on PostgreSQL: refuses what must not run at the same time. */
  hold?: (holder: Transaction) => Promise<void>;
  /** Takes the job for running it; false where somebody else did. */
  claim: () => Promise<boolean>;
  /** The whole work in one transaction, by whose commit the job is done. */
  work: (tx: Transaction) => Promise<void>;
  /** The message after the commit. */
  done: () => CopyStepMessage;
  failed: Bilingual;
  notStarted: Bilingual;
  /** Whether all statements of the work see the database at one moment, without holding what they read. */
  isSnapshot: boolean;
}

/** Runs a job unless somebody else does; answers why it could not be started, if so. */
export async function runJob(services: Services, job: JobRow, live: LiveCopy, act: JobWork): Promise<Refusal | undefined> {
  const { log } = services;
  let isClaimed = false;
  const claim = async () => (isClaimed ||= await act.claim());
  try {
    await runClaimed(services, job, act, claim);
    if (isClaimed) live.add(act.done());
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, 'a job failed unexpectedly');
    if (!isClaimed) return error instanceof Refusal ? error : new Refusal(codes.internal, act.notStarted);
    await noteFailure(services, job.unique, error instanceof Refusal ? error.sentence : act.failed, live).catch((reason: unknown) =>
      log.error({ err: reason }, 'the failure of a job could not be noted; whoever looks for it next will find that nobody runs it'),
    );
    return undefined;
  }
}

/** On PostgreSQL a transaction holds the job before the claim is seen by others: whoever finds it running finds it held. */
async function runClaimed({ database }: Services, { unique }: JobRow, { hold, work, isSnapshot }: JobWork, claim: () => Promise<boolean>) {
  // The one connection of the embedded engine is taken while the transaction is open, so the claim precedes it there; nobody else writes meanwhile.
  if (database.engine === 'embedded') {
    if (await claim()) await inTransaction(database, async (tx) => ((await holdJob(tx, unique)) ? work(tx) : undefined));
    return;
  }
  if (!isSnapshot) {
    await inTransaction(database, async (tx) => ((await holdJob(tx, unique)) && (await claim()) ? work(tx) : undefined));
    return;
  }
  // A snapshot must be younger than the claim, or the job could not be done by the same commit; so another transaction holds it.
  await database.transaction(async (holder) => {
    if (!(await holdJob(holder, unique))) return;
    await hold?.(holder);
    if (!(await claim())) return;
    const inSnapshot = (tx: Transaction) => tx.execute(sql`set transaction isolation level repeatable read`).then(() => work(tx));
    await holdingMeanwhile(holder, () => inTransaction(database, inSnapshot));
  });
}

async function noteFailure({ database, now }: Services, unique: string, failure: Bilingual, live: LiveCopy): Promise<void> {
  await database.transaction(async (tx) => {
    await keepEvents(tx, unique, live.messages);
    await failJob(tx, unique, failure, now());
  });
}
