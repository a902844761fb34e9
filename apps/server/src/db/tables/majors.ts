import type { PublishedHead } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { editable, identity, moment } from './columns';
import { departments } from './organisation';

/**
 * A programme of study that owns requirements and course units, or a draft of one. A draft has no department, so that a list that reaches majors through departments does not contain it; what is
 * above it is what is above its home major.
 */
export const majors = pgTable(
  'majors',
  {
    id: identity(),
    departmentId: integer().references(() => departments.id),
    /** The edition of which this is the draft. */
    editionId: integer().references((): AnyPgColumn => editions.id),
    name: text().notNull(),
    code: text().notNull().default(''),
    /** The standard its requirements follow, such as CEEAA-2024. */
    standard: text().notNull().default(''),
    objectives: text().notNull().default(''),
    /** What is known of the major beyond its name; staff may add to it. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ...editable(),
  },
  (table) => [
    index().on(table.departmentId),
    uniqueIndex('majors_edition').on(table.editionId),
    check('majors_place', sql`(department_id is null) = (edition_id is not null)`),
  ],
);

/** The whole curriculum of a major at one moment, as parts that are stored by content. Nobody changes it. */
export const curriculumStates = pgTable(
  'curriculum_states',
  {
    id: identity(),
    homeMajorId: integer()
      .notNull()
      .references(() => majors.id),
    userId: integer(),
    takenAt: moment().notNull().defaultNow(),
    /** Over the hashes of the parts in their order. */
    digest: text().notNull(),
    occasion: text({ enum: ['base', 'published', 'merged', 'point'] }).notNull(),
  },
  (table) => [index().on(table.homeMajorId, table.takenAt)],
);

/** An edition of a major's curriculum: a draft or a scenario, which has a major of its own to be edited, or one that was published, which is a state. */
export const editions = pgTable(
  'editions',
  {
    id: identity(),
    homeMajorId: integer()
      .notNull()
      .references(() => majors.id),
    kind: text({ enum: ['draft', 'scenario', 'published'] }).notNull(),
    status: text({ enum: ['open', 'merged', 'closed', 'published', 'withdrawn'] }).notNull(),
    name: text().notNull(),
    entryYear: smallint(),
    reason: text().notNull().default(''),
    /** The draft major; absent once its rows are removed, and for a published edition. */
    majorId: integer(),
    /** What the draft began with, or was last updated from. */
    baseStateId: integer().references(() => curriculumStates.id),
    /** What was published or merged. */
    stateId: integer().references(() => curriculumStates.id),
    /** The college of a published edition, as it was called. */
    college: jsonb().$type<PublishedHead['major']['college']>(),
    /** When and why a published edition was withdrawn, and the edition that superseded it for the same entry year. */
    withdrawnAt: moment(),
    withdrawnReason: text().notNull().default(''),
    supersededById: integer().references((): AnyPgColumn => editions.id),
    /** When it was made. */
    openedAt: moment().notNull().defaultNow(),
    ...editable(),
  },
  (table) => [
    index().on(table.homeMajorId, table.kind, table.id),
    index().on(table.baseStateId),
    index().on(table.stateId),
    index().on(table.supersededById),
    uniqueIndex('editions_published_year')
      .on(table.homeMajorId, table.entryYear)
      .where(sql`status = 'published'`),
  ],
);
