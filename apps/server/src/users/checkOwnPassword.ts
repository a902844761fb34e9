import type { Bilingual } from '@college/curriculum-model';
import { restoreAllowance, spendAllowance } from '../auth/throttle';
import { invalid } from '../http/refusal';
import type { Services } from '../http/services';
import { verifyPassword } from '../passwords';
import { userMessages } from './messages';
import { findAccount } from './userRepository';

const triesPerPerson = 5;

/**
 * Refuses a wrong password, and an account that has none. Counted before it is looked at, as at signing in: a session left open must not be a
 * place to guess passwords.
 */
export async function checkOwnPassword(
  { database: { db } }: Pick<Services, 'database'>,
  { userId, password, wrong }: { userId: number; password: string; wrong: (left: number) => Bilingual },
  now: Date,
): Promise<void> {
  const allowance = { act: 'oldpassword', who: String(userId), most: triesPerPerson };
  const account = await findAccount(db, userId);
  // Accounts of single sign-on have none until one is chosen: nothing that is typed here is a guess.
  if (account?.passwordHash === '') throw invalid(userMessages.noPassword);
  const left = await spendAllowance(db, allowance, now);
  if (!(await verifyPassword(password, account?.passwordHash ?? '', `user ${userId}`))) throw invalid(wrong(left));
  await restoreAllowance(db, allowance);
}
