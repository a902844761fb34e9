import type { RetentionDays } from '@college/curriculum-model';
import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { colleges } from './organisation';

/** How many days a college keeps what is deleted by itself: what differs from the usual days. */
export const collegeRetention = pgTable('college_retention', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id, { onDelete: 'cascade' }),
  days: jsonb().$type<Partial<RetentionDays>>().notNull(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
});
