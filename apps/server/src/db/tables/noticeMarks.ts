import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** Until when each person looked at what concerns them; the notices themselves are read from what happened. */
export const noticeMarks = pgTable('notice_marks', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment().notNull(),
});
