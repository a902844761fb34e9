import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** The limits of a person whose budgets were raised; null is what everybody has. */
export const personBudgets = pgTable('person_budgets', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  storedBytes: bigint({ mode: 'number' }),
  emptyUnits: integer(),
  eventStreams: integer(),
  waitingFiles: integer(),
  feedbacks: integer(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
});
