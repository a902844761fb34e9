import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, editable, identity, logPlace, moment } from './columns';
import { colleges } from './organisation';

/** An account. `relativeId` is the thing its permission is about: college, department, major or course by level. */
export const users = pgTable(
  'users',
  {
    id: identity(),
    userName: text().notNull(),
    /** Several people had this name before names were unique: none of them signs in by it. */
    sharesName: boolean().notNull().default(false),
    email: text().notNull(),
    /** scrypt with its salt and costs; see passwords. */
    passwordHash: text().notNull(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    permissionId: integer().notNull(),
    relativeId: integer().notNull(),
    introduction: text().notNull().default(''),
    /** Where the person works; called department in the form (decision 131). */
    collegeName: text().notNull().default(''),
    /** What the person teaches. */
    major: text().notNull().default(''),
    job: text().notNull().default(''),
    contactEmail: text().notNull().default(''),
    /** How the campus numbers its staff; empty where nobody said. */
    staffNumber: text().notNull().default(''),
    /** Since when the person cannot sign in; null for whoever can. */
    disabledAt: moment(),
    /** Why the account was disabled. */
    disabledReason: text().notNull().default(''),
    /** When the personal data of this account were deleted: it names nobody any more, and nobody signs in with it. */
    erasedAt: moment(),
    ...editable(),
  },
  (table) => [
    uniqueIndex('users_by_email')
      .on(sql`lower(${table.email})`)
      .where(sql`deleted_at is null`),
    uniqueIndex('users_by_name')
      .on(sql`lower(normalize(${table.userName}, NFKC))`)
      .where(sql`deleted_at is null and not shares_name`),
    uniqueIndex('users_by_staff_number')
      .on(table.collegeId, table.staffNumber)
      .where(sql`deleted_at is null and staff_number <> ''`),
    index().on(table.collegeId),
  ],
);

/** A sign-in. Only the digest of its token is kept, so that a copy of the database opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    /** Names the sign-in to its owner, who must not read the digest. */
    id: integer().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** Browser and operating system by their names; empty where the request did not say. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    /** Network address of the latest use. */
    address: text().notNull().default(''),
    createTime: moment().notNull().defaultNow(),
    lastSeenAt: moment().notNull().defaultNow(),
    /** When the password was entered last, here or at the provider by which the sign-in was made. */
    authenticatedAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    /** The provider of single sign-on by which it was made; null for a password. */
    campusProviderId: integer(),
    /** Whether that provider asks for a second factor itself. */
    hasProviderFactor: boolean().notNull().default(false),
    /** How far the log of PostgreSQL was when this sign-in began, or wrote last while a replica takes reads. */
    wroteAt: logPlace(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt), uniqueIndex().on(table.id)],
);

/** The picture of a user. It has a table of its own, because the account is read with every call. */
export const userAvatars = pgTable('user_avatars', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
  data: bytes().notNull(),
  /** The same scaled down for menus, as a data URL; empty where nobody scaled it. */
  thumbnail: text().notNull().default(''),
  updateTime: moment().notNull().defaultNow(),
});
