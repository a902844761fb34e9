import type { Bilingual } from '@college/curriculum-model';
import { bigint, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bytes, identity, moment } from './columns';
import { colleges } from './organisation';
import { users } from './users';

/** An export of a college's records from its start to its file, which waits here because another server process may receive the download. */
export const collegeExports = pgTable(
  'college_exports',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text({ enum: ['json', 'xlsx'] }).notNull(),
    state: text({ enum: ['running', 'ready', 'failed', 'cancelled'] })
      .notNull()
      .default('running'),
    percent: smallint().notNull().default(0),
    /** Name, size and records of the finished file. */
    name: text().notNull().default(''),
    size: bigint({ mode: 'number' }).notNull().default(0),
    records: integer().notNull().default(0),
    digest: text().notNull().default(''),
    failure: jsonb().$type<Bilingual>(),
    createTime: moment().notNull().defaultNow(),
    /** When the process that makes it was last at work on it: one that stopped is nobody's any more. */
    aliveAt: moment().notNull().defaultNow(),
    finishedAt: moment(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.collegeId, table.id), index().on(table.userId)],
);

/** The file of an export in pieces, so that nobody holds all of it in memory. */
export const collegeExportParts = pgTable(
  'college_export_parts',
  {
    exportId: integer()
      .notNull()
      .references(() => collegeExports.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    data: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.no] })],
);
