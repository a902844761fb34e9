import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, editable, firstId, identity, lifetime, moment } from './columns';
import { users } from './users';

/** Who changed what, when, from what to what; written in the transaction of the change. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId }),
    at: moment().notNull().defaultNow(),
    userId: integer(),
    /** Created, updated, deleted or restored. */
    action: text().notNull(),
    entity: text().notNull(),
    entityId: integer().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
    /** The act on a whole curriculum of which this change is a part; the transaction of such an act says it once for all of its entries. */
    receiptId: integer().default(sql`nullif(current_setting('college.receipt', true), '')::integer`),
  },
  (table) => [
    index().on(table.entity, table.entityId, table.id),
    index().on(table.at),
    index('audit_log_by_user').on(table.userId, table.id),
    index('audit_log_by_receipt')
      .on(table.receiptId)
      .where(sql`receipt_id is not null`),
  ],
);

/** What staff wrote to the makers; `unique` is the client's own key, so that what one person sends again is kept once. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    id: identity(),
    unique: text().notNull(),
    userId: integer().references(() => users.id),
    description: text().notNull(),
    ...lifetime(),
  },
  (table) => [uniqueIndex().on(table.userId, table.unique), index().on(table.createTime)],
);

/** A picture sent with feedback. */
export const feedbackImages = pgTable(
  'feedback_images',
  {
    id: identity(),
    feedbackId: integer()
      .notNull()
      .references(() => feedbacks.id, { onDelete: 'cascade' }),
    unique: text().notNull(),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    data: bytes().notNull(),
  },
  (table) => [index().on(table.feedbackId)],
);

/** The installation's own facts, by name: first data, interface words, option lists. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  ...editable(),
});
