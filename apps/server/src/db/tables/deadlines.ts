import type { BoardCourse, Deadline, Reminders } from '@college/curriculum-model';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { courseUnits } from './courseUnits';
import { majors } from './majors';
import { colleges } from './organisation';
import { users } from './users';

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

/** That somebody who leads a course was asked to finish it; of one course nobody is on one day of the campus twice. */
export const leaderNotices = pgTable(
  'leader_notices',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    senderId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('leader_notices_once').on(table.courseUnitId, table.userId, table.day),
    index().on(table.userId, table.at),
    index().on(table.senderId),
  ],
);
