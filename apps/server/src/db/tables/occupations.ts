import type { SkillRow } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { occupationEntries } from './occupationBook';
import { colleges } from './organisation';

/** Occupations as a college describes them. */
export const occupations = pgTable(
  'occupations',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    name: text().notNull(),
    /** The last class chosen in the classification. */
    levelId: integer()
      .notNull()
      .references(() => occupationEntries.id),
    lvlKeywords: text().notNull().default(''),
    typeId: integer().notNull(),
    publishId: integer(),
    content: text().notNull().default(''),
    skills: jsonb().$type<SkillRow[]>().notNull().default([]),
    code: text().notNull().default(''),
    ...editable(),
  },
  (table) => [
    uniqueIndex('occupations_code')
      .on(table.collegeId, table.code)
      .where(sql`deleted_at is null and code <> ''`),
    index('occupations_by_creation')
      .on(table.collegeId, table.createTime, table.id)
      .where(sql`deleted_at is null`),
    index('occupations_by_revision')
      .on(table.collegeId, table.updateTime, table.id)
      .where(sql`deleted_at is null`),
    index().on(table.levelId),
  ],
);

/** The tree of skills that a college's occupations ask for. */
export const occupationSkills = pgTable(
  'occupation_skills',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    parentId: integer(),
    label: text().notNull(),
    ...editable(),
  },
  (table) => [index().on(table.collegeId, table.parentId)],
);
