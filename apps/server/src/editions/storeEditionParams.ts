import { isDeepStrictEqual } from 'node:util';
import type { StartEditionRequest } from '@college/curriculum-model';
import { countWaiting, findJob, insertJob } from '../copy/copyJobRepository';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { invalid, Refusal } from '../http/refusal';
import { isDraft } from '../majors/majorRepository';
import { checkOrigin } from './editionOrigin';
import { editionMessages } from './messages';

// One whose stream was refused stays until it expires.
const waitingAtOnce = 50;

/** Stores the parameters of a draft to be made. A repeated request with the same parameters changes nothing; a key with other parameters is refused. */
export async function storeEditionParams(
  db: Queries,
  { unique, request, userId }: { unique: string; request: Omit<StartEditionRequest, 'unique'>; userId: number },
  now: Date,
): Promise<void> {
  const { majorId: homeMajorId, kind, name, entryYear = null, reason = '', from } = request;
  if (await isDraft(db, homeMajorId)) throw invalid(editionMessages.ofDraft);
  if (from !== undefined) await checkOrigin(db, from, homeMajorId);
  const params = { homeMajorId, kind, name, entryYear, reason, ...(from !== undefined && { from }) };
  if (await insertJob(db, { unique, userId, kind: 'edition', params }, now)) {
    if ((await countWaiting(db, userId, 'edition', now)) > waitingAtOnce)
      throw new Refusal(codes.tooManyAttempts, editionMessages.tooManyWaiting);
    return;
  }
  const stored = await findJob(db, unique);
  if (stored?.kind !== 'edition' || stored.userId !== userId || !isDeepStrictEqual(stored.params, params)) {
    throw invalid(editionMessages.uniqueTaken);
  }
}
