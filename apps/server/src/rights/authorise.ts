import type { Auth, SubjectKind } from '@college/api-client/contract';
import { may, mayAnywhere, mayManageUser } from '@college/curriculum-model';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { invalid, notFound, Refusal } from '../http/refusal';
import { findAncestry } from './ancestry';
import type { FoundPlace } from '../sessions/sessionQuery';
import type { Caller } from './caller';
import { placeOf, whyClosed } from './closedDraft';
import { findLocks, type FoundLock } from './contentLock';
import { findPerson, managedPersonOf } from './people';

/** One thing to be decided: may the caller do this with that record? Without a record only the caller's band counts. */
export interface RightsQuestion {
  auth: Auth;
  subject?: { kind: SubjectKind; id: number };
  /** Whether locked content is no hindrance, as for what is done with the review by which it is locked. */
  whileLocked?: boolean;
}

/**
 * Refuses what the server's own records do not allow the caller; nothing in the request says who may do what. A record that was looked up
 * along with the session is not looked up again.
 */
export async function authorise(
  db: Queries,
  caller: Caller,
  { auth, subject, whileLocked = false }: RightsQuestion,
  known?: FoundPlace,
): Promise<void> {
  if (auth === 'public' || auth === 'signedIn') return;
  if (!mayAnywhere(caller, auth)) throw new Refusal(codes.noRight, httpMessages.noRight);
  if (!subject) return;
  if (subject.kind === 'user') return authoriseOverPerson(db, caller, subject.id);
  const isKnown = known?.kind === subject.kind && known.id === subject.id;
  const chain = isKnown ? known.chain : await findAncestry(db, subject.kind, subject.id, caller);
  if (!chain) throw notFound((await whyClosed(db, caller, subject)) ?? httpMessages.subjectMissing);
  if (may(caller, auth, chain)) return;
  const isOnlyLocked = chain.isLocked && may(caller, auth, { ...chain, isLocked: false });
  if (isOnlyLocked && whileLocked) return;
  const lock = isOnlyLocked ? await lockOfRecord(db, subject) : undefined;
  throw lock ? invalid(lock.sentence) : new Refusal(codes.noRight, httpMessages.noRight);
}

/** The lock by which a record of a draft is not written. */
async function lockOfRecord(db: Queries, subject: NonNullable<RightsQuestion['subject']>): Promise<FoundLock | undefined> {
  const { majorId, courseId } = await placeOf(db, subject);
  const locks = majorId === null ? [] : await findLocks(db, majorId);
  return locks.find((lock) => lock.courseId === null || lock.courseId === courseId);
}

/** People are changed by those who manage them, whatever the call says it does with them. */
async function authoriseOverPerson(db: Queries, caller: Caller, id: number): Promise<void> {
  const person = await findPerson(db, caller, id);
  if (!person) throw notFound(httpMessages.subjectMissing);
  if (!mayManageUser(caller, managedPersonOf(person, caller))) throw new Refusal(codes.noRight, httpMessages.noRight);
}
