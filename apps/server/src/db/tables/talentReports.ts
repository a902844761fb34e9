import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, editable, identity } from './columns';
import { majors } from './majors';
import { colleges } from './organisation';

/** A report on the demand for graduates (reference §3). The bytes of the cover are read with one report, never with a list. */
export const talentReports = pgTable(
  'talent_reports',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    name: text().notNull(),
    department: text().notNull(),
    fileName: text().notNull().default(''),
    fileUrl: text().notNull().default(''),
    /** 0 is the admission class, any other the level evaluation class (reference §4). */
    type: integer().notNull(),
    /** A major of the workbench. */
    majorId: integer().references(() => majors.id),
    coverType: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    cover: bytes().notNull(),
    ...editable(),
  },
  (table) => [index('talent_reports_latest').on(table.collegeId, table.createTime, table.id), index().on(table.majorId)],
);
