import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';
import { courseUnits } from './courseUnits';
import { curriculumStates } from './majors';

/** A part of a curriculum, of a major or of one course, by its content: equal parts of many states are stored once. */
export const curriculumParts = pgTable('curriculum_parts', {
  /** SHA-256 of the canonical JSON. */
  hash: text().primaryKey(),
  /** In which it was written; it keeps it for good. */
  format: smallint().notNull(),
  /** The JSON, compressed by gzip. */
  content: bytes().notNull(),
  createTime: moment().notNull().defaultNow(),
});

/** Of which parts a state consists. */
export const curriculumStateParts = pgTable(
  'curriculum_state_parts',
  {
    stateId: integer()
      .notNull()
      .references(() => curriculumStates.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['major', 'course'] }).notNull(),
    lineageId: integer().notNull(),
    /** The place of a course among the courses. */
    position: integer().notNull(),
    hash: text()
      .notNull()
      .references(() => curriculumParts.hash),
  },
  (table) => [
    primaryKey({ columns: [table.stateId, table.kind, table.lineageId] }),
    index().on(table.hash),
    index().on(table.kind, table.lineageId),
  ],
);

/** The part of a course that is edited, at one of its revisions; whoever compares reads what changed since, and stores it again. */
export const curriculumLiveParts = pgTable(
  'curriculum_live_parts',
  {
    courseUnitId: integer()
      .primaryKey()
      .references(() => courseUnits.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    /** A digest of the indicator points of its major, without which a support or a goal is in no part. */
    frame: text().notNull(),
    hash: text()
      .notNull()
      .references(() => curriculumParts.hash),
  },
  (table) => [index().on(table.hash)],
);
