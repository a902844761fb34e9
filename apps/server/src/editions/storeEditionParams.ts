import { isDeepStrictEqual } from 'node:util';
import type { StartEditionRequest } from '@college/curriculum-model';
import { findJob, insertJob } from '../copy/copyJobRepository';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { isDraft } from '../majors/majorRepository';
import { editionMessages } from './messages';

/** Keeps what is to be made. Sending the same again changes nothing, and is told the same; a key that was used for something else is refused. */
export async function storeEditionParams(
  db: Queries,
  { unique, request, userId }: { unique: string; request: Omit<StartEditionRequest, 'unique'>; userId: number },
  now: Date,
): Promise<void> {
  const { majorId: homeMajorId, kind, name, entryYear = null, reason = '' } = request;
  if (await isDraft(db, homeMajorId)) throw invalid(editionMessages.ofDraft);
  const params = { homeMajorId, kind, name, entryYear, reason };
  if (await insertJob(db, { unique, userId, kind: 'edition', params }, now)) return;
  const stored = await findJob(db, unique);
  if (stored?.kind !== 'edition' || stored.userId !== userId || !isDeepStrictEqual(stored.params, params)) {
    throw invalid(editionMessages.uniqueTaken);
  }
}
