import type { Bilingual, ConflictChoices, KeptUpgrade, PartKind, Place, ReceiptAct } from '@college/curriculum-model';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { curriculumParts } from './curriculumParts';
import { curriculumStates, editions, majors } from './majors';

/** What was asked for, as far as an undo and a later reader need it. */
export interface ReceiptRequest {
  note: string;
  choices: ConflictChoices;
  /** What the draft began with before the act and after it, where the act changed that. */
  bases?: { before: number; after: number };
  /** What was decided in an upgrade. */
  upgrade?: KeptUpgrade;
  /** The states of the draft before the act and after it, where it wrote into the draft besides its target. */
  drafts?: { before: number; after: number };
  /** Of a quick fix, or of the undo of one: the rule and what was done. */
  fix?: Bilingual;
  /** What a merge made of the current edition, where it was approved: all of it, or these courses. */
  approved?: { state: number; courses: 'all' | number[] };
  /** The edition as which what a merge made of the current edition was published with it. */
  published?: number;
}

/** What an act changed, for lists: by topic, and in how many courses. */
export interface ReceiptCounts {
  changes: number;
  courses: number;
  topics: Record<string, number>;
  /** The places of the changes, unless there are very many. */
  places?: Place[];
}

/** An act that wrote into a curriculum as a whole: a merge, an update of a draft, an undo. */
export const editionReceipts = pgTable(
  'edition_receipts',
  {
    id: identity(),
    homeMajorId: integer()
      .notNull()
      .references(() => majors.id),
    /** The draft that took part. */
    editionId: integer().references(() => editions.id),
    /** The major into which was written: the home or the draft. */
    targetMajorId: integer().notNull(),
    /** What a merge started from, which tells what its draft and the current edition had changed. */
    baseStateId: integer().references(() => curriculumStates.id),
    userId: integer(),
    at: moment().notNull(),
    act: text().$type<ReceiptAct>().notNull(),
    undoOfId: integer(),
    request: jsonb().$type<ReceiptRequest>().notNull(),
    counts: jsonb().$type<ReceiptCounts>().notNull(),
  },
  (table) => [
    index().on(table.homeMajorId, table.id),
    index().on(table.editionId, table.id),
    index().on(table.undoOfId),
    index().on(table.baseStateId),
  ],
);

/** The parts that an act changed, by their content before and after it; absent where a course was not there, or is gone. */
export const editionReceiptParts = pgTable(
  'edition_receipt_parts',
  {
    receiptId: integer()
      .notNull()
      .references(() => editionReceipts.id, { onDelete: 'cascade' }),
    kind: text().$type<PartKind>().notNull(),
    lineageId: integer().notNull(),
    beforeHash: text().references(() => curriculumParts.hash),
    afterHash: text().references(() => curriculumParts.hash),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.kind, table.lineageId] }),
    index().on(table.beforeHash),
    index().on(table.afterHash),
  ],
);
