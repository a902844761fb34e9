import type { Bilingual } from '@college/curriculum-model';
import { restoreAllowance, spendAllowance } from '../auth/throttle';
import { invalid } from '../http/refusal';
import type { Services } from '../http/services';
import { verifyPassword } from '../passwords';
import { findAccount } from './userRepository';

const triesPerPerson = 5;

/** Refuses a wrong password. Counted before it is looked at, as at signing in: a session left open must not be a place to guess passwords. */
export async function checkOwnPassword(
  { database: { db } }: Pick<Services, 'database'>,
  { userId, password, wrong }: { userId: number; password: string; wrong: (left: number) => Bilingual },
  now: Date,
): Promise<void> {
  const allowance = { act: 'oldpassword', who: String(userId), most: triesPerPerson };
  const left = await spendAllowance(db, allowance, now);
  const account = await findAccount(db, userId);
  if (!(await verifyPassword(password, account?.passwordHash ?? '', `user ${userId}`))) throw invalid(wrong(left));
  await restoreAllowance(db, allowance);
}
