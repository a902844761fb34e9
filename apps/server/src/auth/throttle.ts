import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { digest } from '../sessions/sessionRepository';
import { addressGroup } from './addressGroup';
import { clearAttempts, countAttempt, returnAttempt, type Attempts } from './attemptRepository';
import { authMessages } from './messages';

const windowMilliseconds = 15 * 60_000;
const triesPerAccount = 5;
// A whole classroom may stand behind one address.
const triesPerAddress = 50;

/** Who tries from where: the account where there is one, so that its e-mail address and its name do not count apart. */
export interface Try {
  signInName: string;
  accountId: number | undefined;
  address: string;
}

/**
 * Counts a try before the password is looked at, so that tries at the same time cannot slip through, and refuses it once there were too
 * many. Answers how many tries are left, were this one to fail.
 */
export async function spendTry(db: Queries, attempt: Try, now: Date): Promise<number> {
  const byAddress = await countAttempt(db, addressKey(attempt), windowMilliseconds, now);
  if (byAddress.count > triesPerAddress) throw tooMany(byAddress, now);
  const byAccount = await countAttempt(db, accountKey(attempt), windowMilliseconds, now);
  if (byAccount.count > triesPerAccount) throw tooMany(byAccount, now);
  return triesPerAccount - byAccount.count;
}

/** After a right password the account has all its tries again, and this one does not count against the address. */
export async function forgiveTries(db: Queries, attempt: Try): Promise<void> {
  await clearAttempts(db, accountKey(attempt));
  await returnAttempt(db, addressKey(attempt));
}

function tooMany({ resetsAt }: Attempts, now: Date): Refusal {
  return new Refusal(codes.tooManyAttempts, authMessages.tooMany(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000))));
}

// Known and unknown names are counted alike, and neither stands in the table readably.
function accountKey({ accountId, signInName }: Try): string {
  return `signin:name:${digest(accountId === undefined ? signInName.trim().toLowerCase() : `account ${accountId}`)}`;
}

function addressKey({ address }: Try): string {
  return `signin:address:${digest(addressGroup(address))}`;
}
