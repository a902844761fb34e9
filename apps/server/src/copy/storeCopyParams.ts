import { isDeepStrictEqual } from 'node:util';
import type { Queries } from '../db';
import type { CopyParams } from '../db/tables/copyJobs';
import { codes } from '../http/codes';
import { invalid, Refusal } from '../http/refusal';
import { checkCopy } from './checkCopy';
import { countWaiting, findJob, insertJob, renewJob } from './copyJobRepository';
import { copyMessages } from './messages';

const waitingAtOnce = 50;

/** Keeps what is to be copied until its stream is opened. Sending the same again changes nothing; a key that was used for another copy is refused. */
export async function storeCopyParams(
  db: Queries,
  { unique, params, userId }: { unique: string; params: CopyParams; userId: number },
  now: Date,
): Promise<void> {
  await checkCopy(db, params);
  if (await insertJob(db, { unique, userId, kind: 'copy', params }, now)) {
    if ((await countWaiting(db, userId, 'copy', now)) > waitingAtOnce)
      throw new Refusal(codes.tooManyAttempts, copyMessages.tooManyWaiting);
    return;
  }
  const stored = await findJob(db, unique);
  if (stored?.userId !== userId || stored.kind !== 'copy') throw invalid(copyMessages.uniqueTaken);
  if (await renewJob(db, unique, params, now)) return;
  if (!isDeepStrictEqual(stored.params, params)) throw invalid(copyMessages.uniqueTaken);
}
