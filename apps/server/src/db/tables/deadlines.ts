import type { BoardCourse, Deadline, Reminders } from '@college/curriculum-model';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { majors } from './majors';
import { colleges } from './organisation';

/** A deadline with the moment at which it was set to its day: nobody is reminded of it as of an earlier one. */
export type StoredDeadline = Deadline & { setAt: string };

/** What must be ready by when in a college, once it plans something. */
export const deadlinePlans = pgTable('deadline_plans', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id, { onDelete: 'cascade' }),
  deadlines: jsonb().$type<StoredDeadline[]>().notNull(),
  reminders: jsonb().$type<Reminders>().notNull(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
});

/** What the rules found in a major when they were asked last, counted for the board of progress. Emptying it is harmless. */
export const majorFindings = pgTable('major_findings', {
  majorId: integer()
    .primaryKey()
    .references(() => majors.id, { onDelete: 'cascade' }),
  errors: integer().notNull(),
  reminders: integer().notNull(),
  courses: jsonb().$type<Pick<BoardCourse, 'id' | 'errors' | 'reminders' | 'finding'>[]>().notNull(),
  checkedAt: moment().notNull(),
  /** What the curriculum and its rules were like; another one says that they changed since. */
  stamp: text().notNull(),
});
