import type { CampusProtocol, CampusProvider } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identity, lifetime, moment } from './columns';
import { colleges } from './organisation';
import { sessions, users } from './users';

/** What a manager sets of a provider, but for what is a column of its own. */
export type ProviderSettings = Omit<
  CampusProvider,
  'id' | 'protocol' | 'isEnabled' | 'hasClientSecret' | 'returnAddress' | 'logoutAddress' | 'version'
>;

/** A provider of single sign-on of a college. */
export const campusProviders = pgTable(
  'campus_providers',
  {
    id: identity(),
    collegeId: integer()
      .notNull()
      .references(() => colleges.id),
    protocol: text().$type<CampusProtocol>().notNull(),
    isEnabled: boolean().notNull(),
    settings: jsonb().$type<ProviderSettings>().notNull(),
    /** Sent to the provider, so a digest would not do; null where there is none. No call returns it. */
    clientSecret: text(),
    version: integer().notNull().default(1),
    ...lifetime(),
  },
  (table) => [index().on(table.collegeId)],
);

/** Who somebody at a provider is here. */
export const campusIdentities = pgTable(
  'campus_identities',
  {
    providerId: integer()
      .notNull()
      .references(() => campusProviders.id, { onDelete: 'cascade' }),
    /** `sub` of OpenID Connect, the user of CAS. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createTime: moment().notNull(),
    lastSignInAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.subject] }),
    uniqueIndex().on(table.providerId, table.userId),
    index().on(table.userId),
  ],
);

/** A sign-in at a provider that is under way: first known by its state, once the browser is back by a one-use code. */
export const campusFlows = pgTable(
  'campus_flows',
  {
    stateHash: text().primaryKey(),
    providerId: integer()
      .notNull()
      .references(() => campusProviders.id, { onDelete: 'cascade' }),
    /** The digest of the cookie of the browser in which it began. */
    browserHash: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    /** Where the provider sends the browser back to. */
    returnAddress: text().notNull(),
    /** The path of the workbench to which the person wanted to go. */
    to: text().notNull(),
    isAgain: boolean().notNull(),
    /** When the browser came back; nobody comes back twice with one state. */
    takenAt: moment(),
    codeHash: text(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull().default(''),
    /** When the person gave their password to the provider; null where it does not say. */
    authenticatedAt: moment(),
    providerSession: text().notNull().default(''),
    refreshToken: text(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
  },
  (table) => [uniqueIndex().on(table.codeHash), index().on(table.expiresAt), index().on(table.providerId)],
);

/** What a provider knows a sign-in by, to end it from there. */
export const campusSessions = pgTable(
  'campus_sessions',
  {
    tokenHash: text()
      .primaryKey()
      .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    providerId: integer()
      .notNull()
      .references(() => campusProviders.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    /** `sid` of OpenID Connect, the digest of the ticket of CAS; empty where the provider names none. */
    providerSession: text().notNull(),
    /** Asked from time to time whether the provider still knows the person; null where it gave none. */
    refreshToken: text(),
    /** When the provider was asked last. */
    checkedAt: moment().notNull(),
  },
  (table) => [
    index().on(table.providerId, table.subject),
    index().on(table.providerId, table.providerSession),
    index()
      .on(table.checkedAt)
      .where(sql`refresh_token is not null`),
  ],
);

/** Whether the people of a college sign in by password; they do where there is no row. */
export const localSignIns = pgTable('local_sign_ins', {
  collegeId: integer()
    .primaryKey()
    .references(() => colleges.id),
  isOpen: boolean().notNull(),
  breakGlassUserId: integer().references(() => users.id),
  version: integer().notNull(),
});
