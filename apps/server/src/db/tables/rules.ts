import type { RuleSettings } from '@college/curriculum-model';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { majors } from './majors';
import { colleges, departments } from './organisation';
import { users } from './users';

const layer = () => ({
  settings: jsonb().$type<RuleSettings>().notNull(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
});

/** What a college sets of the rules of curricula: what differs from the rules' own levels and thresholds. */
export const collegeRules = pgTable('college_rules', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id, { onDelete: 'cascade' }),
  ...layer(),
});

/** What a department sets otherwise than its college. */
export const departmentRules = pgTable('department_rules', {
  departmentId: integer()
    .primaryKey()
    .references(() => departments.id, { onDelete: 'cascade' }),
  ...layer(),
});

/** What a major sets otherwise than its department, for every edition of it. */
export const majorRules = pgTable('major_rules', {
  majorId: integer()
    .primaryKey()
    .references(() => majors.id, { onDelete: 'cascade' }),
  ...layer(),
});

/** A finding of a major's curriculum, in whichever edition, that somebody accepted; one about another content is a row of its own. */
export const acceptedFindings = pgTable(
  'accepted_findings',
  {
    id: identity(),
    majorId: integer()
      .notNull()
      .references(() => majors.id, { onDelete: 'cascade' }),
    finding: text().notNull(),
    basis: text().notNull(),
    reason: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    acceptedAt: moment().notNull(),
    /** The last day on which it counts. */
    until: date({ mode: 'string' }),
  },
  (table) => [uniqueIndex().on(table.majorId, table.finding, table.basis), index().on(table.userId)],
);
