import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { majors } from './organisation';

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
    ...editable(),
  },
  (table) => [index().on(table.majorId, table.position)],
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
    ...editable(),
  },
  (table) => [index().on(table.requirementId, table.position)],
);
