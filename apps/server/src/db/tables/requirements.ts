import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { derivation, editable, identity, lineage } from './columns';
import { majors } from './majors';

/** What graduates of a major must be able to do; the parent of indicator points. */
export const graduationRequirements = pgTable(
  'graduation_requirements',
  {
    id: identity(),
    majorId: integer()
      .notNull()
      .references(() => majors.id),
    /** With the printed number, such as "1 工程知识". */
    description: text().notNull(),
    position: integer().notNull().default(0),
    lineageId: lineage(),
    derivedFrom: derivation(),
    ...editable(),
  },
  (table) => [
    index().on(table.majorId, table.position),
    uniqueIndex('graduation_requirements_lineage')
      .on(table.majorId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);

/** One observable part of a requirement, printed with its number as "1.1 …"; teaching goals hang under it. */
export const indicators = pgTable(
  'indicators',
  {
    id: identity(),
    requirementId: integer()
      .notNull()
      .references(() => graduationRequirements.id),
    description: text().notNull(),
    position: integer().notNull().default(0),
    lineageId: lineage(),
    derivedFrom: derivation(),
    ...editable(),
  },
  (table) => [
    index().on(table.requirementId, table.position),
    uniqueIndex('indicators_lineage')
      .on(table.requirementId, table.lineageId)
      .where(sql`lineage_id is not null`),
  ],
);
