import type { SecurityNoticeKind } from '@college/curriculum-model';
import type { Queries } from '../db';
import type { ServerSettings } from '../http/services';
import { newNoticeMail } from '../outbox/newNoticeMail';
import { insertMails } from '../outbox/outboxRepository';
import { deviceNames } from '../sessions/deviceNames';
import { digest } from '../sessions/sessionRepository';
import { findCollegeNames } from '../users/collegeNames';
import { noticeMail } from './noticeMail';
import { insertNotice } from './noticeRepository';

/** Where an act on an account comes from. */
export interface ActOrigin {
  /** The network address. */
  address: string;
  /** What the program calls itself. */
  device: string;
  /** The authToken of the sign-in that acts; empty where there is none. */
  token: string;
}

/** Something that happened to an account. */
export interface AccountEvent {
  kind: SecurityNoticeKind;
  /** Whom it happened to. */
  person: { id: number; collegeId: number; userName: string };
  /** Who did it; null where nobody was signed in. */
  byUserId: number | null;
  /** Undefined on the machine itself. */
  origin?: ActOrigin | undefined;
  /** The addresses that get a mail. */
  recipients: readonly string[];
  now: Date;
}

/** Notifies a person of an event on their account: on the account page and, where a mail server is set, by mail. */
export async function notifyPerson(
  db: Queries,
  { kind, person, byUserId, origin, recipients, now }: AccountEvent,
  { mail }: Pick<ServerSettings, 'mail'>,
): Promise<void> {
  // Where a manager sits is none of the person's business.
  const isOwn = byUserId === null || byUserId === person.id;
  const place = isOwn && origin ? { ...deviceNames(origin.device), address: origin.address } : { browser: '', system: '', address: '' };
  await insertNotice(db, { userId: person.id, kind, at: now, byUserId, tokenHash: origin?.token ? digest(origin.token) : '', ...place });
  if (!mail || recipients.length === 0) return;
  const facts = { userName: person.userName, ...(await findCollegeNames(db, person.collegeId)) };
  const text = noticeMail(kind, facts, [place.browser, place.system, place.address].filter(Boolean));
  await insertMails(
    db,
    recipients.map((recipient) => newNoticeMail(person, recipient, text, now)),
  );
}
