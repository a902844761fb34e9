import type { AdditionalInfo } from '@college/curriculum-model';
import { integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { courseUnits } from './courseUnits';

function words() {
  return text().notNull().default('');
}

function figure() {
  return numeric({ precision: 12, scale: 2, mode: 'number' });
}

/** Additional info of the course start report, under its stored names (reference §3). */
export const syllabuses = pgTable(
  'syllabuses',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    score: figure(),
    year: words(),
    yearPeriod: figure(),
    lecturer: words(),
    phone: words(),
    email: words(),
    department: words(),
    classname: words(),
    students: figure(),
    classroom: words(),
    schedule: jsonb().$type<AdditionalInfo['schedule']>(),
    textbooks: words(),
    textreferences: words(),
    attend: words(),
    assignment: words(),
    criterion: words(),
    practice: words(),
    textgroup: words(),
    paper: words(),
    others: words(),
    examtype: smallint().$type<AdditionalInfo['examtype']>(),
    examway: words(),
    examdetail: words(),
    exampercent: jsonb().$type<AdditionalInfo['exampercent']>(),
    ...editable(),
  },
  (table) => [uniqueIndex().on(table.courseUnitId)],
);
