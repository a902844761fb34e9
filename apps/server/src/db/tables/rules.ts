import type { RuleSettings } from '@college/curriculum-model';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { majors } from './majors';
import { colleges } from './organisation';
import { users } from './users';

/** What a college sets of the rules of curricula: what differs from the rules' own levels and thresholds. */
export const collegeRules = pgTable('college_rules', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id, { onDelete: 'cascade' }),
  settings: jsonb().$type<RuleSettings>().notNull(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
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
