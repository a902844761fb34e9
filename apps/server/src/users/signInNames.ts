import { signInName } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { isTaken } from '../http/databaseError';
import { invalid } from '../http/refusal';
import { userMessages } from './messages';
import { findTakenNames } from './userRepository';

const namesLock = 2_080_906;

interface Names {
  userName: string;
  email: string;
}

/**
 * Lets one transaction after another take names: no index holds user names against the addresses of others. It comes before any row is
 * locked, or two that wait for each other would be ended.
 */
export async function lockNames(db: Queries): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${namesLock})`);
}

/** Refuses a new name or address that somebody else signs in with. Names that several people had before may stay as they are. */
export async function refuseTakenNames(db: Queries, account: Names & { id: number }, after: Names): Promise<void> {
  const isNew = (field: keyof Names) => signInName(after[field]) !== signInName(account[field]);
  const wanted = (['email', 'userName'] as const).filter(isNew);
  const taken = await findTakenNames(
    db,
    wanted.map((field) => signInName(after[field])),
    account.id,
  );
  const field = wanted.find((name) => taken.has(signInName(after[name])));
  if (field) throw refusalOf(field, after);
}

/** Says who was first, where somebody took the name between the question and the answer. */
export function orTaken(after: Names) {
  return (error: unknown): never => {
    if (isTaken(error, 'users_by_email')) throw refusalOf('email', after);
    throw isTaken(error, 'users_by_name') ? refusalOf('userName', after) : error;
  };
}

/** The columns of a user name; one that changes belongs to nobody else. */
export function nameColumns(account: Pick<Names, 'userName'>, userName: string): { userName: string; sharesName?: false } {
  return signInName(account.userName) === signInName(userName) ? { userName } : { userName, sharesName: false };
}

function refusalOf(field: keyof Names, { email }: Names) {
  return field === 'email' ? invalid(userMessages.emailTakenBy(email), 'email') : invalid(userMessages.nameTaken, 'userName');
}
