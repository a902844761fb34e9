import { sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { outboxMails } = schema;

/** How the outbox of the installation is. */
export interface MailCounts {
  /** Mails that are still to be sent, those that fail included. */
  waiting: number;
  /** Those that were tried in vain at least once. */
  failing: number;
  /** When the mail server last took one; null where it never did, or a month ago. */
  lastSent: Date | null;
}

/** Counts the mails whose link still works and that were not sent. */
export async function countMails(db: Queries, now: Date): Promise<MailCounts> {
  const { sentAt, link, expiresAt, error } = outboxMails;
  const isWaiting = sql`${sentAt} is null and ${link} is not null and ${expiresAt} > ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::int`,
      failing: sql<number>`count(*) filter (where ${isWaiting} and ${error} is not null)::int`,
      lastSent: sql<Date | null>`max(${sentAt})`.mapWith((value: string | Date) => new Date(value)),
    })
    .from(outboxMails);
  return { waiting: row?.waiting ?? 0, failing: row?.failing ?? 0, lastSent: row?.lastSent ?? null };
}
