import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { courseUnits } from './courseUnits';

function words() {
  return text().notNull().default('');
}

/** Additional info of the course start report, under its stored names (reference §3). */
export const syllabuses = pgTable(
  'syllabuses',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    score: words(),
    year: words(),
    yearPeriod: words(),
    lecturer: words(),
    phone: words(),
    email: words(),
    department: words(),
    classname: words(),
    students: words(),
    classroom: words(),
    schedule: jsonb().$type<unknown>(),
    textbooks: words(),
    textreferences: words(),
    attend: words(),
    assignment: words(),
    criterion: words(),
    practice: words(),
    textgroup: words(),
    paper: words(),
    others: words(),
    examtype: integer(),
    examway: words(),
    examdetail: words(),
    exampercent: jsonb().$type<unknown>(),
    ...editable(),
  },
  (table) => [uniqueIndex().on(table.courseUnitId)],
);
