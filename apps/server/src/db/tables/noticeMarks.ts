import { integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Until when each person looked at what concerns them; the notices themselves are read from what happened. */
export const noticeMarks = pgTable('notice_marks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment().notNull(),
});

/** Until when a person looked at single notices, by their ids. */
export const singleNoticeMarks = pgTable(
  'single_notice_marks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    noticeId: varchar({ length: 300 }).notNull(),
    seenAt: moment().notNull(),
  },
  ({ userId, noticeId }) => [primaryKey({ columns: [userId, noticeId] })],
);
