import type { Bilingual, MentionOf } from '@college/curriculum-model';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { editions, majors } from './majors';
import { users } from './users';

/** Comments about one place of a major's curriculum, by lineage, so that every edition finds it. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: identity(),
    homeMajorId: integer()
      .notNull()
      .references(() => majors.id, { onDelete: 'cascade' }),
    /** The draft in which it was begun; absent for the current edition. */
    editionId: integer().references(() => editions.id, { onDelete: 'cascade' }),
    place: text().notNull(),
    /** The lineage of the course of the place. */
    courseLineage: integer(),
    /** What the thing and its course were called when the thread was begun. */
    words: jsonb().$type<Bilingual>().notNull(),
    courseName: jsonb().$type<Bilingual>(),
    isResolved: boolean().notNull().default(false),
    /** Who resolved it or opened it again last, and when. */
    decidedBy: integer().references(() => users.id),
    decidedAt: moment(),
    version: integer().notNull().default(1),
    /** When somebody last wrote in it. */
    latestAt: moment().notNull(),
  },
  (table) => [
    index().on(table.homeMajorId, table.latestAt, table.id),
    index().on(table.homeMajorId, table.courseLineage),
    index().on(table.editionId),
    index().on(table.decidedBy),
  ],
);

/** A comment. One that was removed stays without its text while others come after it. */
export const comments = pgTable(
  'comments',
  {
    id: identity(),
    threadId: integer()
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    mentions: jsonb().$type<MentionOf[]>().notNull().default([]),
    version: integer().notNull().default(1),
    writtenAt: moment().notNull(),
    editedAt: moment(),
    removedAt: moment(),
  },
  (table) => [index().on(table.threadId, table.id), index().on(table.userId)],
);
