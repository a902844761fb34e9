import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { courseUnits } from './courseUnits';
import { users } from './users';

/**
 * A public link to the report of a course (decision 153). Only its first half is stored here; the second is derived from it with a key stored elsewhere, so
 * that this table alone opens no report, and staff can still copy a link again.
 */
export const reportLinks = pgTable(
  'report_links',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    handle: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createTime: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.handle), index().on(table.courseUnitId, table.id), index().on(table.userId)],
);
