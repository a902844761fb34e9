import type { SecurityKind, SecurityOutcome } from '@college/curriculum-model';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { firstId, moment } from './columns';

/** Who did or tried what that matters to security, about whom, from where; kept for half a year. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId }),
    at: moment().notNull().defaultNow(),
    /** The college whose managers read it; absent where it is about nobody who has an account. */
    collegeId: integer(),
    kind: text().$type<SecurityKind>().notNull(),
    outcome: text().$type<SecurityOutcome>().notNull(),
    actorId: integer(),
    personId: integer(),
    what: text().notNull().default(''),
    record: text().notNull().default(''),
    address: text().notNull(),
    device: text().notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [index().on(table.collegeId, table.id), index().on(table.at)],
);
