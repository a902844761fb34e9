import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editable, identity } from './columns';
import { colleges } from './organisation';

/** The news of a college for its staff. */
export const news = pgTable(
  'news',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    title: text().notNull(),
    content: text().notNull(),
    ...editable(),
  },
  (table) => [index('news_latest').on(table.collegeId, table.createTime, table.id)],
);
