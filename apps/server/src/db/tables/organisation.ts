import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';

/** The top of the organisation; everything a user sees belongs to one college. */
export const colleges = pgTable('colleges', {
  id: identity(),
  name: text().notNull(),
  ...editable(),
});

/** A school within a college. */
export const departments = pgTable(
  'departments',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    name: text().notNull(),
    ...editable(),
  },
  (table) => [index().on(table.collegeId)],
);
