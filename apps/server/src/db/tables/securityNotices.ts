import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { identity, moment } from './columns';
import { users } from './users';

/** Notices of events on a person's own account. */
export const securityNotices = pgTable(
  'security_notices',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text({ enum: ['newDevice', 'passwordChanged', 'addressChanged', 'secondFactorOn', 'secondFactorOff'] }).notNull(),
    at: moment().notNull(),
    /** Who did it; null where nobody was signed in, as with a link of a mail or on the machine itself. */
    byUserId: integer().references(() => users.id),
    /** The digest of the sign-in that did it, so that it is no news there; it may have ended since. */
    tokenHash: text().notNull().default(''),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    address: text().notNull().default(''),
    seenAt: moment(),
  },
  (table) => [index().on(table.userId, table.id), index().on(table.at)],
);
