import { randomBytes } from 'node:crypto';
import { digest } from '../sessions/sessionRepository';
import type { NewMail } from './outboxRepository';

// A mail server that is away for a week does not bring news any more.
const lifeMilliseconds = 7 * 86_400_000;

/** A mail that tells a person something; its link leads to their account page, and opens nothing by itself. */
export function newNoticeMail(
  person: { id: number; collegeId: number },
  recipient: string,
  text: { subject: string; body: string },
  now: Date,
): NewMail {
  return {
    kind: 'notice',
    collegeId: person.collegeId,
    userId: person.id,
    recipient,
    ...text,
    // Of a token that nobody knows: the link leads to a page that asks for a sign-in.
    tokenHash: digest(randomBytes(32).toString('base64url')),
    link: '/course/user',
    createTime: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifeMilliseconds).toISOString(),
  };
}
