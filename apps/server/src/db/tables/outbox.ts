import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { colleges } from './organisation';
import { users } from './users';

/**
 * A mail with a one-use link by which its reader chooses a password, or a notice with a link to the account page, whose token nobody knows. The
 * token counts by its digest; the link itself stays only while it works.
 */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['reset', 'invite', 'notice'] }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** The mail with a placeholder for the link. */
    body: text().notNull(),
    tokenHash: text().notNull(),
    /** Path and token; null as soon as the link is dead. */
    link: text(),
    createTime: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    sentAt: moment(),
    error: text(),
    attempts: integer().notNull().default(0),
    /** When to try sending it; null when there is nothing more to try. */
    nextTryAt: moment(),
  },
  (table) => [
    uniqueIndex().on(table.tokenHash),
    index().on(table.collegeId, table.id),
    index().on(table.userId),
    index().on(table.nextTryAt),
    index().on(table.createTime),
  ],
);
