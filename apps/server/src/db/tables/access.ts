import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { sessions, users } from './users';

/** Leave to download one file once by plain navigation; `usedAt` is set by the request that takes it. */
export const downloadTickets = pgTable(
  'download_tickets',
  {
    ticketHash: text().primaryKey(),
    /** The sign-in that asked for it, and with which it ends. */
    tokenHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id),
    path: text().notNull(),
    query: jsonb().$type<Record<string, string>>().notNull().default({}),
    createTime: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.tokenHash)],
);

/** Counters of refused sign-ins and the like, one for all server processes. `expire` counts milliseconds since 1970. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index().on(table.expire)],
);
