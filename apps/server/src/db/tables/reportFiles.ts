import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';
import { courseUnits } from './courseUnits';
import { editions } from './majors';
import { users } from './users';

/**
 * A made course start report or booklet that waits for the one request that fetches it, which may reach another server process. Its key counts by its
 * digest.
 */
export const reportFiles = pgTable(
  'report_files',
  {
    keyHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Of a report. */
    courseUnitId: integer().references(() => courseUnits.id, { onDelete: 'cascade' }),
    /** Of a booklet. */
    editionId: integer().references(() => editions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text().notNull(),
    bytes: bytes().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.userId),
    index().on(table.courseUnitId),
    index().on(table.editionId),
    check('report_files_subject', sql`num_nonnulls(course_unit_id, edition_id) = 1`),
  ],
);
