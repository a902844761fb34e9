import type { AcademicSystemRow, ProfessionChoiceKind, RelateRow } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { colleges } from './organisation';

/** What the form of a college major offers: categories with their classes, standards, lengths of schooling, groups of courses; the same for all colleges. */
export const referenceOptions = pgTable(
  'reference_options',
  {
    kind: text().$type<ProfessionChoiceKind>().notNull(),
    /** Counted for each kind on its own. */
    id: integer().notNull(),
    parentId: integer(),
    label: text().notNull(),
    english: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Majors as a college describes them by the undergraduate teaching quality standard. */
export const collegeMajors = pgTable(
  'college_majors',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    name: text().notNull(),
    /** A category or class of the standard. */
    typeId: integer().notNull(),
    standardId: integer(),
    academicYearsId: integer(),
    code: text().notNull().default(''),
    stdKeywords: text().notNull().default(''),
    score: numeric({ precision: 14, scale: 6, mode: 'number' }).notNull().default(0),
    goals: text().notNull().default(''),
    academicSystem: jsonb().$type<AcademicSystemRow[]>().notNull().default([]),
    comments: text().notNull().default(''),
    relates: jsonb().$type<RelateRow[]>().notNull().default([]),
    /** Kept by the database, so that sorting by it reads an index. */
    relateCount: integer()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_array_length(relates)`),
    ...editable(),
  },
  (table) => [
    uniqueIndex('college_majors_code')
      .on(table.collegeId, sql`upper(${table.code})`)
      .where(sql`deleted_at is null and code <> ''`),
    index('college_majors_by_code')
      .on(table.collegeId, sql`nullif(${table.code}, '') collate "C"`, table.id)
      .where(sql`deleted_at is null`),
    index('college_majors_by_relates')
      .on(table.collegeId, table.relateCount, table.id)
      .where(sql`deleted_at is null`),
    index('college_majors_by_type')
      .on(table.collegeId, table.typeId)
      .where(sql`deleted_at is null`),
  ],
);
