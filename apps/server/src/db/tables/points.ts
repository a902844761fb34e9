import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { deletion, editable, identity, lineage } from './columns';
import { courseUnits } from './courseUnits';

/** A course point; its place in the order is the number shown ("课点1"). */
export const points = pgTable(
  'points',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    title: text().notNull(),
    description: text().notNull(),
    position: integer().notNull().default(0),
    deletion: deletion(),
    lineageId: lineage(),
    ...editable(),
  },
  (table) => [
    index().on(table.courseUnitId, table.position),
    uniqueIndex('points_lineage')
      .on(table.courseUnitId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);

/** Knowledge, skill or ability of a course: `title` is the letter, `level` its number within the letter. */
export const ksas = pgTable(
  'ksas',
  {
    id: identity(),
    courseUnitId: integer()
      .notNull()
      .references(() => courseUnits.id),
    title: text({ enum: ['K', 'S', 'A'] }).notNull(),
    level: integer().notNull(),
    description: text().notNull(),
    deletion: deletion(),
    lineageId: lineage(),
    ...editable(),
  },
  (table) => [
    index().on(table.courseUnitId, table.title, table.level),
    uniqueIndex('ksas_lineage')
      .on(table.courseUnitId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);

/** Which KSA support which point. */
export const pointKsas = pgTable(
  'point_ksas',
  {
    pointId: integer()
      .notNull()
      .references(() => points.id),
    ksaId: integer()
      .notNull()
      .references(() => ksas.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.pointId, table.ksaId] }), index().on(table.ksaId)],
);
