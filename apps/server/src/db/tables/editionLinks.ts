import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { editions } from './majors';
import { users } from './users';

/** A public link to a published edition, of which only the first half is stored, as of a link to a report. */
export const editionLinks = pgTable(
  'edition_links',
  {
    id: identity(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    handle: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    createTime: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.handle), index().on(table.editionId, table.id), index().on(table.userId)],
);
