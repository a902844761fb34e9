import type { Translations } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { bigint, customType, integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Where the numbering of the product's own records begins, so that -1 is never a negated id. */
export const firstId = 1001;

/** A number from the table's own sequence; sample records bring theirs along. */
export function identity() {
  return integer().primaryKey().generatedByDefaultAsIdentity({ startWith: firstId });
}

/** A moment, kept to the millisecond so that it survives the way through JavaScript. */
export function moment() {
  return timestamp({ withTimezone: true, precision: 3, mode: 'date' });
}

/** Study hours; decimal, because halves occur and sums must stay exact. */
export function hours() {
  return numeric({ precision: 8, scale: 2, mode: 'number' }).notNull().default(0);
}

/** What every record carries that can be put in the trash. */
export function lifetime() {
  return {
    createTime: moment().notNull().defaultNow(),
    updateTime: moment().notNull().defaultNow(),
    deletedAt: moment(),
  };
}

/** Which deletion of its course unit took a record along, by its entry in the audit log; absent where the record was deleted by itself. */
export function deletion() {
  return bigint({ mode: 'number' });
}

/** The record of another edition of the curriculum that this one is the same as, by the number that it first had; absent where that is the own id. */
export function lineage() {
  return integer();
}

/** The lineages that were split into this record or merged into it. */
export function derivation() {
  return lineages();
}

/** Other records by their lineages. */
export function lineages() {
  return integer()
    .array()
    .notNull()
    .default(sql`'{}'::integer[]`);
}

/** What every record carries that staff edit (domain §1: versions, translations). */
export function editable() {
  return {
    version: integer().notNull().default(1),
    createdBy: integer(),
    translations: jsonb().$type<Translations>().notNull().default({}),
    ...lifetime(),
  };
}

/** Bytes of a file or picture. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A place in PostgreSQL's log, as it writes it: `16/B374D848`. */
export const logPlace = customType<{ data: string }>({ dataType: () => 'pg_lsn' });
