import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';
import { courseUnits } from './courseUnits';
import { users } from './users';

/**
 * A made course start report that waits for the one request that fetches it, which may reach another server process. Its key counts by its
 * digest.
 */
export const reportFiles = pgTable(
  'report_files',
  {
    keyHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId), index().on(table.courseUnitId)],
);
