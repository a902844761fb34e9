import type { Bilingual, ProposalEventKind, ProposalStatus, ReviewStep } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, lifetime, moment } from './columns';
import { editions, majors } from './majors';
import { colleges } from './organisation';
import { users } from './users';

/** The steps in which proposals of a college are reviewed, once it sets some. */
export const collegeReviewSteps = pgTable('college_review_steps', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id, { onDelete: 'cascade' }),
  steps: jsonb().$type<ReviewStep[]>().notNull(),
  version: integer().notNull().default(1),
  updateTime: moment().notNull().defaultNow(),
});

/** A draft that was sent to review, or the changes of one of its courses. Its state follows from its events. */
export const proposals = pgTable(
  'proposals',
  {
    id: identity(),
    editionId: integer()
      .notNull()
      .references(() => editions.id, { onDelete: 'cascade' }),
    homeMajorId: integer()
      .notNull()
      .references(() => majors.id),
    /** The lineage of the course; null where the whole draft is reviewed. */
    courseLineage: integer(),
    /** As it was called when it was sent. */
    courseName: jsonb().$type<Bilingual>(),
    /** Whether the draft takes the course out. */
    isCourseRemoved: boolean().notNull().default(false),
    /** As it was at the last event; a draft that changed after its approval is in review again. */
    status: text().$type<ProposalStatus>().notNull(),
    round: smallint().notNull().default(1),
    summary: text().notNull(),
    reason: text().notNull().default(''),
    publish: jsonb().$type<{ name: string; entryYear: number }>(),
    /** The steps of the college when this round was sent. */
    steps: jsonb().$type<ReviewStep[]>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Who locked the content while it is reviewed. What is locked by it says the view `content_locks`. */
    lockedBy: integer().references(() => users.id),
    version: integer().notNull().default(1),
    ...lifetime(),
  },
  (table) => [
    index().on(table.homeMajorId, table.id),
    index().on(table.editionId, table.id),
    index().on(table.userId),
    uniqueIndex('proposals_open')
      .on(table.editionId, sql`coalesce(course_lineage, 0)`)
      .where(sql`status not in ('declined', 'merged')`),
  ],
);

/** What happened to a proposal, in its order; nobody removes anything of it. */
export const proposalEvents = pgTable(
  'proposal_events',
  {
    id: identity(),
    proposalId: integer()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    kind: text().$type<ProposalEventKind>().notNull(),
    round: smallint().notNull(),
    step: text(),
    stepName: jsonb().$type<ReviewStep['name']>(),
    userId: integer().references(() => users.id),
    at: moment().notNull(),
    /** Of the draft as it was. */
    digest: text().notNull(),
    text: text().notNull().default(''),
  },
  (table) => [index().on(table.proposalId, table.id), index().on(table.userId)],
);
