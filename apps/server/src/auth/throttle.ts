import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { digest } from '../sessions/sessionRepository';
import { clearAttempts, countAttempt, type Attempts } from './attemptRepository';
import { authMessages } from './messages';

const windowMilliseconds = 15 * 60_000;
const triesPerAccount = 5;
// A whole classroom may stand behind one address.
const triesPerAddress = 50;

/**
 * Counts a try before the password is looked at, so that tries at the same time cannot slip through, and refuses it once there were too
 * many. Answers how many tries are left, were this one to fail.
 */
export async function spendTry(db: Queries, signInName: string, address: string, now: Date): Promise<number> {
  const byAddress = await countAttempt(db, addressKey(address), windowMilliseconds, now);
  if (byAddress.count > triesPerAddress) throw tooMany(byAddress, now);
  const byAccount = await countAttempt(db, accountKey(signInName), windowMilliseconds, now);
  if (byAccount.count > triesPerAccount) throw tooMany(byAccount, now);
  return triesPerAccount - byAccount.count;
}

/** Gives the account its tries back after a right password. */
export async function forgiveTries(db: Queries, signInName: string): Promise<void> {
  await clearAttempts(db, accountKey(signInName));
}

function tooMany({ resetsAt }: Attempts, now: Date): Refusal {
  return new Refusal(codes.tooManyAttempts, authMessages.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000))));
}

// Known and unknown names are counted alike, and neither stands in the table readably.
function accountKey(signInName: string): string {
  return `signin:name:${digest(signInName.trim().toLowerCase())}`;
}

function addressKey(address: string): string {
  return `signin:address:${digest(address)}`;
}
