import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** How notices come by mail to those who want them so. */
export const noticeMails = pgTable('notice_mails', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  mode: text({ enum: ['atOnce', 'daily'] }).notNull(),
  /** The language in which they are written. */
  language: text({ enum: ['zh', 'en'] }).notNull(),
  /** Until when it was considered what to mail. */
  consideredAt: moment().notNull(),
});
