import type { Bilingual, Budgets } from '@college/curriculum-model';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { readStoredBytes } from './holdings';
import { budgetMessages } from './messages';
import { findLimits } from './personLimits';

/**
 * Refuses what a call has just stored where the person now holds more than the budget; the call's transaction undoes it. `sentence` is what is
 * said to somebody else.
 */
export async function refuseBeyondBudget(
  db: Queries,
  userId: number,
  usual: Budgets,
  sentence: (limits: Budgets) => Bilingual = budgetMessages.storedBytes,
): Promise<void> {
  const stored = (await readStoredBytes(db, [userId])).get(userId) ?? 0;
  if (stored <= usual.storedBytes) return;
  const limits = await findLimits(db, userId, usual);
  if (stored > limits.storedBytes) throw new Refusal(codes.tooManyAttempts, sentence(limits));
}
