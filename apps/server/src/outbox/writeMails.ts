import { randomBytes } from 'node:crypto';
import { textOf, type Language, type OutboxKind, type Translations } from '@college/curriculum-model';
import type { Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import { inviteMail, linkLife, resetMail, type MailFacts } from './mailTexts';
import { insertMails, killLinksOf, type NewMail } from './outboxRepository';

/** The recipient of a mail. */
export interface MailReader {
  id: number;
  collegeId: number;
  userName: string;
  /** The name in other languages; nobody has one who is only being added. */
  translations?: Translations;
  email: string;
}

/** The college, for the signature. */
export type College = Omit<MailFacts, 'userName'>;

/** Writes the mail after a forgotten password; links sent earlier stop working. */
export async function writeResetMail(db: Queries, reader: MailReader, college: College, language: Language, now: Date): Promise<void> {
  await killLinksOf(db, reader.id, now);
  const text = resetMail[language]({ ...college, userName: textOf(reader, 'userName', language) });
  await insertMails(db, [newMail('reset', reader, text, now)]);
}

/** Invites new people to choose their passwords. */
export async function writeInvitations(db: Queries, readers: readonly MailReader[], college: College, now: Date): Promise<void> {
  await insertMails(
    db,
    readers.map((reader) => newMail('invite', reader, inviteMail({ ...college, userName: reader.userName }), now)),
  );
}

function newMail(kind: OutboxKind, reader: MailReader, text: { subject: string; body: string }, now: Date): NewMail {
  const token = randomBytes(32).toString('base64url');
  return {
    kind,
    collegeId: reader.collegeId,
    userId: reader.id,
    recipient: reader.email,
    ...text,
    tokenHash: digest(token),
    link: `/course/support/forgetpwd?token=${token}`,
    createTime: now.toISOString(),
    expiresAt: new Date(now.getTime() + linkLife[kind]).toISOString(),
  };
}
