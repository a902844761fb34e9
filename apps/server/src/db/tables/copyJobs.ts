import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** What a copy was asked to do (core §3). */
export interface CopyParams {
  courseId: number;
  sourceId: number;
  targetId: number;
  goalRelations: { requireId: number; relate: 0 | 1; goals: number[] }[];
}

/** A course copy, from its parameters to its outcome; committed apart from the copy itself (domain §6). */
export const copyJobs = pgTable(
  'copy_jobs',
  {
    unique: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    params: jsonb().$type<CopyParams>().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** Id of the new course unit once the copy is committed. */
    resultId: integer(),
    error: text(),
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
    message: jsonb().$type<Record<'zh' | 'en', string>>().notNull(),
    createTime: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.jobUnique, table.no] })],
);
