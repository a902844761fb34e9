import type { Bilingual } from '@college/curriculum-model';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { digest } from '../sessions/sessionRepository';
import { addressGroup } from './addressGroup';
import { clearAttempts, countAttempt, findAttempts, findAttemptsOf, uncountAttempt, type Attempts } from './attemptRepository';
import { authMessages } from './messages';

const windowMilliseconds = 15 * 60_000;
const triesPerAccount = 5;
// A whole classroom may share one address.
const failuresPerAddress = 50;

/** Who tries from where: the account where there is one, so that its e-mail address and its name do not count apart. */
export interface Try {
  signInName: string;
  accountId: number | undefined;
  address: string;
  /** The device on which the account signed in before; undefined for a strange one. */
  device: string | undefined;
}

/**
 * Counts a try before the password is looked at, so that tries at the same time cannot slip through, and refuses it once there were too
 * many: of the account on this device where it is known, else of the account on all strange ones, or from the address. Strangers lock nobody
 * out of a device that is known. Answers how many tries are left, were this one to fail.
 */
export async function spendTry(db: Queries, attempt: Try, now: Date): Promise<number> {
  if (attempt.device === undefined) {
    const byAddress = await findAttempts(db, addressKey(attempt), now);
    if (byAddress && byAddress.count >= failuresPerAddress) throw tooMany(byAddress, now);
  }
  const byAccount = await countAttempt(db, accountKey(attempt), windowMilliseconds, now);
  if (byAccount.count > triesPerAccount) throw tooMany(byAccount, now);
  return triesPerAccount - byAccount.count;
}

/**
 * Counts a wrong password against the address, from where a whole classroom may be signing in rightly at the same time. Answers whether it
 * was the one that locks the address.
 */
export async function countFailure(db: Queries, attempt: Try, now: Date): Promise<boolean> {
  if (attempt.device !== undefined) return false;
  const { count } = await countAttempt(db, addressKey(attempt), windowMilliseconds, now);
  return count === failuresPerAddress;
}

/** Takes back the count of a try that was right as far as it went. */
export async function returnTry(db: Queries, attempt: Try): Promise<void> {
  await uncountAttempt(db, accountKey(attempt));
}

/** After a right password the account has all its tries again. */
export async function forgiveTries(db: Queries, attempt: Try): Promise<void> {
  await clearAttempts(db, accountKey(attempt));
}

/** What else may be tried only so often, by whom or what, in the same fifteen minutes. */
export interface Allowance {
  /** What is tried, such as `reset:email`. */
  act: string;
  who: string;
  most: number;
  /** What is said after too many, with the minutes until more are allowed. @default that there were too many tries */
  refusal?: (minutes: number) => Bilingual;
}

/** Counts a try of something and refuses it once there were too many; answers how many are left. */
export async function spendAllowance(db: Queries, allowance: Allowance, now: Date): Promise<number> {
  const spent = await countAttempt(db, allowanceKey(allowance), windowMilliseconds, now);
  if (spent.count > allowance.most) throw tooMany(spent, now, allowance.refusal);
  return allowance.most - spent.count;
}

/** How many tries of each person count at present, by who they are. */
export async function findAllowances(db: Queries, act: string, who: readonly string[], now: Date): Promise<Map<string, number>> {
  const keys = new Map(who.map((each) => [allowanceKey({ act, who: each }), each]));
  const spent = await findAttemptsOf(db, `${act}:`, now);
  return new Map(spent.flatMap(({ key, count }) => (keys.has(key) ? [[keys.get(key)!, count]] : [])));
}

/** Gives all tries back. */
export async function restoreAllowance(db: Queries, allowance: Allowance): Promise<void> {
  await clearAttempts(db, allowanceKey(allowance));
}

/** Lets an account sign in at once that was tried too often, because it has a new password. */
export async function forgiveAccount(db: Queries, accountId: number): Promise<void> {
  await clearAttempts(db, accountKey({ accountId, signInName: '', address: '', device: undefined }));
}

function allowanceKey({ act, who }: Pick<Allowance, 'act' | 'who'>): string {
  return `${act}:${digest(who)}`;
}

function tooMany({ resetsAt }: Attempts, now: Date, refusal: Allowance['refusal'] = authMessages.tooMany): Refusal {
  return new Refusal(codes.tooManyAttempts, refusal(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 60_000))));
}

// Known and unknown names are counted alike, and both are stored as hashes.
function accountKey({ accountId, signInName, device }: Try): string {
  if (device !== undefined) return `signin:device:${digest(`${accountId} ${device}`)}`;
  return `signin:name:${digest(accountId === undefined ? signInName.trim().toLowerCase() : `account ${accountId}`)}`;
}

function addressKey({ address }: Try): string {
  return `signin:address:${digest(addressGroup(address))}`;
}
