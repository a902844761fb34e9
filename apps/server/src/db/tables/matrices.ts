import { index, integer, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { editable, hours, identity, moment } from './columns';
import { courseUnits } from './courseUnits';
import { teachingGoals } from './goals';
import { ksas, points } from './points';
import { projects, taskGoals } from './projects';
import { indicators } from './requirements';
import { users } from './users';

/** 0 strong support, 1 weak support; an entry that would be -1 is not kept (core §9). */
function relate() {
  return smallint().$type<0 | 1>().notNull();
}

/** One cell of the major matrix: a course unit supports an indicator point. Cells are deleted permanently; the audit log records them. */
export const majorMatrixEntries = pgTable(
  'major_matrix_entries',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    indicatorId: integer()
      .notNull()
      .references(() => indicators.id),
    relate: relate(),
    ...editable(),
  },
  (table) => [uniqueIndex().on(table.courseUnitId, table.indicatorId), index().on(table.indicatorId)],
);

/** A cell of the major matrix for which somebody who may change it declined what was suggested. */
export const declinedSupports = pgTable(
  'declined_supports',
  {
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    indicatorId: integer()
      .notNull()
      .references(() => indicators.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    declinedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.courseUnitId, table.indicatorId] }), index().on(table.indicatorId), index().on(table.userId)],
);

/** An entry of the course matrix, or with a task goal and a KSA item one of a project matrix, which somebody who may change the course declined as a suggestion. */
export const declinedPlacements = pgTable(
  'declined_placements',
  {
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    goalId: integer()
      .notNull()
      .references(() => teachingGoals.id, { onDelete: 'cascade' }),
    pointId: integer()
      .notNull()
      .references(() => points.id, { onDelete: 'cascade' }),
    taskGoalId: integer().references(() => taskGoals.id, { onDelete: 'cascade' }),
    ksaId: integer().references(() => ksas.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    declinedAt: moment().notNull(),
  },
  (table) => [
    unique('declined_placements_place').on(table.projectId, table.goalId, table.pointId, table.taskGoalId, table.ksaId).nullsNotDistinct(),
    index().on(table.courseUnitId),
    index().on(table.goalId),
    index().on(table.pointId),
    index().on(table.taskGoalId),
    index().on(table.ksaId),
    index().on(table.userId),
  ],
);

/** The goals bound in a cell of the major matrix; a goal is bound once. */
export const majorMatrixGoals = pgTable(
  'major_matrix_goals',
  {
    entryId: integer()
      .notNull()
      .references(() => majorMatrixEntries.id, { onDelete: 'cascade' }),
    goalId: integer()
      .notNull()
      .references(() => teachingGoals.id),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.goalId] }), uniqueIndex().on(table.goalId)],
);

/** One point in a cell of the course matrix, project by goal (`goalId` is `graduateRequireId` on the wire). */
export const courseMatrixEntries = pgTable(
  'course_matrix_entries',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    projectId: integer()
      .notNull()
      .references(() => projects.id),
    goalId: integer()
      .notNull()
      .references(() => teachingGoals.id),
    pointId: integer()
      .notNull()
      .references(() => points.id),
    relate: relate(),
    study: text().notNull().default(''),
    teach: text().notNull().default(''),
    product: text().notNull().default(''),
    week: text().notNull().default(''),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    ...editable(),
  },
  (table) => [
    uniqueIndex().on(table.projectId, table.goalId, table.pointId),
    index().on(table.courseUnitId),
    index().on(table.goalId),
    index().on(table.pointId),
  ],
);

/** One KSA in a cell of a project matrix, point by task goal. */
export const projectMatrixEntries = pgTable(
  'project_matrix_entries',
  {
    id: identity(),
    courseMatrixEntryId: integer()
      .notNull()
      .references(() => courseMatrixEntries.id, { onDelete: 'cascade' }),
    taskGoalId: integer()
      .notNull()
      .references(() => taskGoals.id),
    ksaId: integer()
      .notNull()
      .references(() => ksas.id),
    relate: relate(),
    ...editable(),
  },
  (table) => [
    uniqueIndex().on(table.courseMatrixEntryId, table.taskGoalId, table.ksaId),
    index().on(table.taskGoalId),
    index().on(table.ksaId),
  ],
);
