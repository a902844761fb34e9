import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { outlineOrigins } from '@college/curriculum-model';
import { editable, identity } from './columns';
import { colleges } from './organisation';

/** Sample outlines: those that the program ships for all colleges, and those of one college, which hide the shipped one of the same code from it. */
export const outlines = pgTable(
  'outlines',
  {
    id: identity(),
    /** Absent where it is shipped for all. */
    collegeId: integer().references(() => colleges.id, { onDelete: 'cascade' }),
    /** By what a later version of the program and a college's change find the outline that is shipped; absent for a college's own. */
    code: text(),
    origin: text().$type<(typeof outlineOrigins)[number]>().notNull(),
    title: text().notNull(),
    otherNames: text().notNull().default(''),
    category: text().notNull(),
    author: text().notNull(),
    writtenOn: date({ mode: 'string' }).notNull(),
    introduction: text().notNull().default(''),
    chapters: text().notNull(),
    goals: text().notNull().default(''),
    isOff: boolean().notNull().default(false),
    /** The code of a deleted one, under which it comes back: without it in `code`, what is shipped shows again. */
    formerCode: text(),
    ...editable(),
  },
  (table) => [
    index().on(table.collegeId, table.title),
    uniqueIndex().on(table.collegeId, table.code),
    uniqueIndex('outlines_shipped')
      .on(table.code)
      .where(sql`college_id is null`),
  ],
);
