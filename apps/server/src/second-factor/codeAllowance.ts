import { restoreAllowance, spendAllowance } from '../auth/throttle';
import type { Queries } from '../db';

const triesPerPerson = 5;
const allowanceOf = (userId: number) => ({ act: 'secondfactor', who: String(userId), most: triesPerPerson });

/** Counts a try of a person's code before it is looked at, wherever it is asked for but at the password, which counts its own; answers how many are left. */
export async function spendCodeTry(db: Queries, userId: number, now: Date): Promise<number> {
  return spendAllowance(db, allowanceOf(userId), now);
}

/** After a right code the person has all tries again. */
export async function restoreCodeTries(db: Queries, userId: number): Promise<void> {
  await restoreAllowance(db, allowanceOf(userId));
}
