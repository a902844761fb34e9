import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Budgets, FeedbackInput } from '@college/curriculum-model';
import { recordChange } from '../audit/recordChange';
import { spendAllowance } from '../auth/throttle';
import { feedbackAct } from '../budgets/budgets';
import { budgetMessages } from '../budgets/messages';
import { findLimits } from '../budgets/personLimits';
import { refuseBeyondBudget } from '../budgets/storedBytes';
import type { Queries } from '../db';
import { invalid } from '../http/refusal';
import { findFeedback, insertFeedback, insertImages } from './feedbackRepository';
import { feedbackMessages } from './messages';
import { readImages, type ReadImage } from './readImages';

/** Keeps what somebody wrote with its pictures; what they send again under the same key is kept once, and other content under it is refused (core §3). */
export async function keepFeedback(
  db: Queries,
  feedback: FeedbackInput,
  { userId, now, budgets }: { userId: number; now: Date; budgets: Budgets },
): Promise<true> {
  const { unique, description } = feedback;
  const limits = await findLimits(db, userId, budgets);
  const allowance = { act: feedbackAct, who: String(userId), most: limits.feedbacks };
  await spendAllowance(db, { ...allowance, refusal: (minutes) => budgetMessages.feedbacks(limits, minutes) }, now);
  const images = await readImages(feedback.images);
  const id = await insertFeedback(db, { unique, userId, description }, now);
  if (id === undefined) {
    const stored = await findFeedback(db, { unique, userId });
    if (!isDeepStrictEqual(stored, { description, images: images.map(contentOf) })) throw invalid(feedbackMessages.uniqueTaken);
    return true;
  }
  await insertImages(db, id, images);
  if (images.length > 0) await refuseBeyondBudget(db, userId, budgets);
  const after = { unique, description, images: images.map(({ name, type, data }) => ({ name, type, size: data.length })) };
  await recordChange(db, { at: now, userId, action: 'created', entity: 'feedback', entityId: id, before: null, after });
  return true;
}

function contentOf({ name, data }: ReadImage) {
  return { name, digest: createHash('sha256').update(data).digest('hex') };
}
