import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Translations } from '@college/curriculum-model';
import { identity, moment } from './columns';

/** The national directory of professional qualifications: the same for all colleges, put in edition by edition. */
export const qualifications = pgTable(
  'qualifications',
  {
    id: identity(),
    /** The year of the published directory. */
    edition: text().notNull(),
    /** The place in that directory, from 0. */
    position: integer().notNull(),
    name: text().notNull(),
    department: text().notNull(),
    typeName: text().notNull(),
    /** The law or rule that it rests on. */
    depending: text().notNull(),
    /** Whether the program brought it along, or a college loaded it from a file: a later start leaves that alone. */
    origin: text({ enum: ['shipped', 'loaded'] })
      .notNull()
      .default('shipped'),
    translations: jsonb().$type<Translations>().notNull().default({}),
    createTime: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('qualifications_by_place').on(table.edition, table.position)],
);
