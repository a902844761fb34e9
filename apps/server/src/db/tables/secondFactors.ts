import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { users } from './users';

/** The key of a person's authenticator app. It is off until a code of it was confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In base32. A code is computed from it, so a digest would not do. */
  secret: text().notNull(),
  createTime: moment().notNull(),
  confirmedAt: moment(),
  /** The latest time step whose code was taken: no code is taken twice. */
  lastStep: integer().notNull().default(0),
});

/** Digests of the codes for who lost the authenticator app; each is taken once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
);
