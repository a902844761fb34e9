import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deletion, editable, identity, lineage } from './columns';
import { courseUnits } from './courseUnits';
import { indicators } from './requirements';

/** A teaching goal: of exactly one course, under exactly one indicator point (`indicatorId` is `parentId` on the wire). */
export const teachingGoals = pgTable(
  'teaching_goals',
  {
    id: identity(),
    indicatorId: integer()
      .notNull()
      .references(() => indicators.id),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    description: text().notNull(),
    position: integer().notNull().default(0),
    deletion: deletion(),
    lineageId: lineage(),
    ...editable(),
  },
  (table) => [
    index().on(table.courseUnitId, table.indicatorId, table.position),
    index().on(table.indicatorId),
    uniqueIndex('teaching_goals_lineage')
      .on(table.courseUnitId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);
