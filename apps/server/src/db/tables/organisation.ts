import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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

/** A programme of study that owns requirements and course units. */
export const majors = pgTable(
  'majors',
  {
    id: identity(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id),
    name: text().notNull(),
    code: text().notNull().default(''),
    /** The standard its requirements follow, such as CEEAA-2024. */
    standard: text().notNull().default(''),
    /** What is known of the major beyond its name; staff may add to it. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ...editable(),
  },
  (table) => [index().on(table.departmentId)],
);
