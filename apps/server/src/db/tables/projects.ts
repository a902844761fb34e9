import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deletion, editable, hours, identity, lineage } from './columns';
import { courseUnits } from './courseUnits';

/** A project or chapter of a course unit, in the order that staff gave it. */
export const projects = pgTable(
  'projects',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    courseClassId: integer(),
    courseTypeId: integer(),
    name: text().notNull().default(''),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    product: text().notNull().default(''),
    position: integer().notNull().default(0),
    deletion: deletion(),
    lineageId: lineage(),
    ...editable(),
  },
  (table) => [
    index().on(table.courseUnitId, table.position),
    uniqueIndex('projects_lineage')
      .on(table.courseUnitId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);

/** A goal of one project; the columns of its project matrix. */
export const taskGoals = pgTable(
  'task_goals',
  {
    id: identity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
    description: text().notNull(),
    product: text().notNull().default(''),
    position: integer().notNull().default(0),
    deletion: deletion(),
    lineageId: lineage(),
    ...editable(),
  },
  (table) => [
    index().on(table.projectId, table.position),
    uniqueIndex('task_goals_lineage')
      .on(table.projectId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);
