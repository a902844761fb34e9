import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';

/** Entries of the occupation classification, from the major classes down to the occupations; the same for all colleges. */
export const occupationEntries = pgTable(
  'occupation_entries',
  {
    id: identity(),
    /** The parent class, from the code or from an imported file. */
    parentId: integer(),
    code: text().notNull(),
    title: text().notNull(),
    /** Empty where nobody wrote it. */
    english: text().notNull().default(''),
    description: text().notNull().default(''),
    subtitle: text().notNull().default(''),
    tasks: jsonb().$type<string[]>().notNull().default([]),
    professions: jsonb().$type<string[]>().notNull().default([]),
    /** S is a digital occupation, L a green one. */
    marks: text().notNull().default(''),
    edition: text().notNull(),
    /** Shipped entries follow the files of the program; what a college loaded stays as it is. */
    origin: text({ enum: ['shipped', 'loaded'] }).notNull(),
    updateTime: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.code), index().on(table.parentId)],
);

/** Codes of earlier documents that lead to an entry. */
export const occupationAliases = pgTable(
  'occupation_aliases',
  {
    code: text().primaryKey(),
    entryId: integer()
      .notNull()
      .references(() => occupationEntries.id),
    note: text().notNull().default(''),
  },
  (table) => [index().on(table.entryId)],
);

/** What one chooses from in the form of an occupation: its level and the year in which it was published. */
export const occupationOptions = pgTable(
  'occupation_options',
  {
    kind: text({ enum: ['type', 'publish'] }).notNull(),
    /** Counted for each kind on its own. */
    id: integer().notNull(),
    label: text().notNull(),
    english: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** A mark for each kind of rows that processes keep in memory; the tables' own triggers change it. */
export const tableVersions = pgTable('table_versions', {
  kind: text().primaryKey(),
  version: text().notNull(),
});
