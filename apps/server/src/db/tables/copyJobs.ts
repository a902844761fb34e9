import type { Bilingual, CopyCounts, EditionRef } from '@college/curriculum-model';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** The request of a copy (core §3). */
export interface CopyParams {
  courseId: number;
  sourceId: number;
  targetId: number;
  goalRelations: { requireId: number; relate: 0 | 1; goals: number[] }[];
  /** Further courses that are copied with it, all or none; absent where it is one. */
  more?: { courseId: number; goalRelations: CopyParams['goalRelations'] }[];
}

/** What is to be made of a major. */
export interface EditionParams {
  homeMajorId: number;
  kind: 'draft' | 'scenario';
  name: string;
  entryYear: number | null;
  reason: string;
  /** Absent for the current edition. */
  from?: EditionRef;
}

/**
 * A course copy, or the making of a draft, from its parameters to its outcome (domain §6). Waiting, running and failed are committed apart from the copy itself;
 * done is committed with it, so that a job is done exactly when its copy exists.
 */
export const copyJobs = pgTable(
  'copy_jobs',
  {
    unique: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['copy', 'edition'] })
      .notNull()
      .default('copy'),
    params: jsonb().$type<CopyParams | EditionParams>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Id of the new course unit, or of the edition, once it is committed. */
    resultId: integer(),
    /** What a copy made, by kind. */
    created: jsonb().$type<CopyCounts>(),
    /** Why it failed. */
    failure: jsonb().$type<Bilingual>(),
    createTime: moment().notNull().defaultNow(),
    startedAt: moment(),
    finishedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.userId)],
);

/** The progress messages of a copy, for replay and for other server processes. */
export const copyJobEvents = pgTable(
  'copy_job_events',
  {
    jobUnique: text()
      .notNull()
      .references(() => copyJobs.unique, { onDelete: 'cascade' }),
    no: integer().notNull(),
    percent: integer().notNull(),
    message: jsonb().$type<Bilingual>().notNull(),
    createTime: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobUnique, table.no] })],
);
