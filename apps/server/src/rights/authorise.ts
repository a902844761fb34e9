import type { Auth, SubjectKind } from '@college/api-client/contract';
import { bandOf, may, mayManageUser, type Chain } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { notFound, Refusal } from '../http/refusal';
import { findAncestry } from './ancestry';
import type { FoundPlace } from '../sessions/sessionQuery';
import type { Caller } from './caller';
import { chainOfPerson, findPerson } from './userScope';

/** One thing to be decided: may the caller do this with that record? Without a record only the caller's band counts. */
export interface RightsQuestion {
  auth: Auth;
  subject?: { kind: SubjectKind; id: number };
}

/**
 * Refuses what the server's own records do not allow the caller; nothing in the request says who may do what. A record that was looked up
 * along with the session is not looked up again.
 */
export async function authorise(db: Queries, caller: Caller, { auth, subject }: RightsQuestion, known?: FoundPlace): Promise<void> {
  if (auth === 'public' || auth === 'signedIn') return;
  if (!bandAllows(caller, auth)) throw new Refusal(codes.noRight, httpMessages.noRight);
  if (!subject) return;
  if (subject.kind === 'user') return authoriseOverPerson(db, caller, subject.id);
  const isKnown = known?.kind === subject.kind && known.id === subject.id;
  const chain = isKnown ? known.chain : await findChain(db, caller, subject);
  if (!chain) throw notFound(httpMessages.subjectMissing);
  if (!may(caller, auth, chain)) throw new Refusal(codes.noRight, httpMessages.noRight);
}

/** People are changed by those who manage them, whatever the call says it does with them. */
async function authoriseOverPerson(db: Queries, caller: Caller, id: number): Promise<void> {
  const person = await findPerson(db, id);
  if (!person) throw notFound(httpMessages.subjectMissing);
  const chain = await withManagers(db, caller, chainOfPerson(person));
  if (!mayManageUser(caller, { permissionId: person.user.permissionId, chain })) throw new Refusal(codes.noRight, httpMessages.noRight);
}

async function findChain(db: Queries, caller: Caller, { kind, id }: { kind: SubjectKind; id: number }): Promise<Chain | undefined> {
  const chain = await findAncestry(db, kind, id);
  return chain && withManagers(db, caller, chain);
}

/** Only at course level does it matter who manages a course. */
async function withManagers(db: Queries, caller: Caller, chain: Chain): Promise<Chain> {
  if (chain.courseId === undefined || bandOf(caller.permissionId).level !== 'course') return chain;
  const { courseManagers } = schema;
  const managers = await db
    .select({ id: courseManagers.userId })
    .from(courseManagers)
    .where(eq(courseManagers.courseUnitId, chain.courseId));
  return { ...chain, managers: managers.map((manager) => manager.id) };
}

function bandAllows(caller: Caller, auth: Exclude<Auth, 'public' | 'signedIn'>): boolean {
  const band = bandOf(caller.permissionId);
  switch (auth) {
    case 'read':
      return band.read;
    case 'modify':
      return band.modify;
    case 'create':
      return band.modify && band.level !== 'course';
    case 'manage':
      return band.manage;
    case 'collegeManage':
      return band.manage && band.level === 'college';
  }
}
