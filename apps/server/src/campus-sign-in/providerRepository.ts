import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { campusFlows, campusIdentities, campusProviders, campusSessions, sessions } = schema;

/** A provider as it is stored, with its secret: for the provider itself only. */
export type StoredProvider = typeof campusProviders.$inferSelect;

/** What a save stores. */
export type ProviderValues = Pick<StoredProvider, 'collegeId' | 'protocol' | 'isEnabled' | 'settings' | 'clientSecret'>;

/** The providers of a college, the oldest first. */
export async function listProviders(db: Queries, collegeId: number): Promise<StoredProvider[]> {
  return db
    .select()
    .from(campusProviders)
    .where(and(eq(campusProviders.collegeId, collegeId), isNull(campusProviders.deletedAt)))
    .orderBy(asc(campusProviders.id));
}

/** The providers of all colleges at which one can sign in. */
export async function listEnabledProviders(db: Queries): Promise<StoredProvider[]> {
  return db
    .select()
    .from(campusProviders)
    .where(and(campusProviders.isEnabled, isNull(campusProviders.deletedAt)))
    .orderBy(asc(campusProviders.id));
}

/** A provider at which one can sign in; undefined where it is off or gone. */
export async function findEnabledProvider(db: Queries, id: number): Promise<StoredProvider | undefined> {
  const [provider] = await db
    .select()
    .from(campusProviders)
    .where(and(eq(campusProviders.id, id), campusProviders.isEnabled, isNull(campusProviders.deletedAt)));
  return provider;
}

/** Holds a provider until the transaction ends; answers whether it is still as it was read. */
export async function holdProvider(db: Queries, { id, version }: StoredProvider): Promise<boolean> {
  const held = await db
    .select({ id: campusProviders.id })
    .from(campusProviders)
    .where(and(eq(campusProviders.id, id), eq(campusProviders.version, version)))
    .for('share');
  return held.length > 0;
}

/** A provider of a college, held until the transaction ends. */
export async function lockProvider(db: Queries, collegeId: number, id: number): Promise<StoredProvider | undefined> {
  const [provider] = await db
    .select()
    .from(campusProviders)
    .where(and(eq(campusProviders.id, id), eq(campusProviders.collegeId, collegeId), isNull(campusProviders.deletedAt)))
    .for('update');
  return provider;
}

/** Adds a provider. */
export async function insertProvider(db: Queries, values: ProviderValues, createdAt: Date): Promise<StoredProvider> {
  const [provider] = await db
    .insert(campusProviders)
    .values({ ...values, createTime: createdAt, updateTime: createdAt })
    .returning();
  if (!provider) throw new Error('campus_providers: the insert returned no row');
  return provider;
}

/** Changes a provider that was locked. */
export async function updateProvider(db: Queries, id: number, values: ProviderValues, now: Date): Promise<StoredProvider> {
  const [provider] = await db
    .update(campusProviders)
    .set({ ...values, updateTime: now, version: sql`${campusProviders.version} + 1` })
    .where(eq(campusProviders.id, id))
    .returning();
  if (!provider) throw new Error(`campus_providers: ${id} was locked and is gone`);
  return provider;
}

/** Deletes a provider with its secret and identities. */
export async function removeProvider(db: Queries, id: number, now: Date): Promise<void> {
  await closeSessionsOfProvider(db, id);
  await db.delete(campusIdentities).where(eq(campusIdentities.providerId, id));
  await db
    .update(campusProviders)
    .set({ deletedAt: now, clientSecret: null, isEnabled: false, version: sql`${campusProviders.version} + 1` })
    .where(eq(campusProviders.id, id));
}

/** Ends every sign-in that was made at a provider, or is under way. */
export async function closeSessionsOfProvider(db: Queries, id: number): Promise<void> {
  await db.delete(campusFlows).where(eq(campusFlows.providerId, id));
  const made = db.select({ tokenHash: campusSessions.tokenHash }).from(campusSessions).where(eq(campusSessions.providerId, id));
  await db.delete(sessions).where(inArray(sessions.tokenHash, made));
}
