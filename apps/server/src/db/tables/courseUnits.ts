import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { derivation, editable, hours, identity, lineage, lineages } from './columns';
import { majors } from './majors';
import { users } from './users';

/**
 * The editable course (core §3). `totalPeriod` is the sum of theory and practice over the unit's rows: maintained by a trigger on `projects`, so that
 * sorting ten thousand units by hours reads an index instead of adding up sixty thousand rows. Never write it.
 */
export const courseUnits = pgTable(
  'course_units',
  {
    id: identity(),
    majorId: integer()
      .notNull()
      .references(() => majors.id),
    classId: integer(),
    typeId: integer(),
    name: text().notNull().default(''),
    position: text().notNull().default(''),
    introduction: text().notNull().default(''),
    criterion: text().notNull().default(''),
    theoryPeriod: hours(),
    practicePeriod: hours(),
    totalPeriod: hours(),
    /** True from creation to the first save; such a unit shows in no list. */
    initing: boolean().notNull().default(true),
    /** The unit of which this one is a copy. */
    copiedFromId: integer().references((): AnyPgColumn => courseUnits.id),
    /** Counts every change of the unit and its dependents; maintained by a trigger. Never write it. */
    revision: integer().notNull().default(1),
    lineageId: lineage(),
    derivedFrom: derivation(),
    /** The term of the plan. */
    semester: smallint(),
    /** Courses of the same major by lineage, so that they are the same in every edition. */
    prerequisites: lineages(),
    corequisites: lineages(),
    ...editable(),
  },
  (table) => [
    index('course_units_by_time')
      .on(table.majorId, table.createTime, table.id)
      .where(sql`deleted_at is null and not initing`),
    index('course_units_by_hours')
      .on(table.majorId, table.totalPeriod, table.createTime, table.id)
      .where(sql`deleted_at is null and not initing`),
    // The two sorts of the list may point in different directions.
    index('course_units_by_hours_then_latest')
      .on(table.majorId, table.totalPeriod, table.createTime.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`deleted_at is null and not initing`),
    // The overview shows what was worked on lately.
    index('course_units_by_change')
      .on(table.updateTime, table.id)
      .where(sql`deleted_at is null and not initing`),
    index('course_units_left_new')
      .on(table.createTime)
      .where(sql`initing and deleted_at is null`),
    uniqueIndex('course_units_lineage')
      .on(table.majorId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);

/** The users who manage a course unit; a course-level account may edit those that name it. */
export const courseManagers = pgTable(
  'course_managers',
  {
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
  },
  (table) => [primaryKey({ columns: [table.courseUnitId, table.userId] }), index().on(table.userId)],
);

/** The completion of a unit at one of its revisions, so that a list of thousands need not read every table; recomputed on demand. */
export const courseProgress = pgTable('course_progress', {
  courseUnitId: integer()
    .primaryKey()
    .references(() => courseUnits.id, { onDelete: 'cascade' }),
  revision: integer().notNull(),
  /** In percent. */
  progress: smallint().notNull(),
  /** The five parts of it in their order, in percent; absent where an earlier version stored the figure. */
  parts: smallint().array(),
});
