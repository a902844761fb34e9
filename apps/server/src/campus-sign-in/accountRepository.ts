import {
  isDemoEmail,
  permissionOfBand,
  signInName,
  type CampusBand,
  type FoundAccounts,
  type MappedPerson,
} from '@college/curriculum-model';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { findTakenNames } from '../users/userRepository';

const { campusIdentities, campusProviders, users } = schema;

/** The account to which an identity signs in. */
export async function findIdentity(db: Queries, providerId: number, subject: string): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: campusIdentities.userId })
    .from(campusIdentities)
    .innerJoin(users, and(eq(users.id, campusIdentities.userId), isNull(users.deletedAt)))
    .where(and(eq(campusIdentities.providerId, providerId), eq(campusIdentities.subject, subject)));
  return row?.userId;
}

/** Whether somebody signs in at a provider that is on, and so needs no password. */
export async function signsInAtProvider(db: Queries, userId: number): Promise<boolean> {
  const isOn = and(eq(campusProviders.id, campusIdentities.providerId), campusProviders.isEnabled, isNull(campusProviders.deletedAt));
  const [row] = await db
    .select({ id: campusProviders.id })
    .from(campusIdentities)
    .innerJoin(campusProviders, isOn)
    .where(eq(campusIdentities.userId, userId))
    .limit(1);
  return row !== undefined;
}

/** Keeps whose identity it is; one of an account that was deleted belongs to the new one. */
export async function putIdentity(
  db: Queries,
  { providerId, subject, userId }: { providerId: number; subject: string; userId: number },
  now: Date,
): Promise<void> {
  await db
    .insert(campusIdentities)
    .values({ providerId, subject, userId, createTime: now, lastSignInAt: now })
    .onConflictDoUpdate({ target: [campusIdentities.providerId, campusIdentities.subject], set: { userId, lastSignInAt: now } });
}

/** The accounts that somebody could be: by address in the whole installation, by staff number in the college. */
export async function findKnownAccounts(
  db: Queries,
  { email, staffNumber }: Pick<MappedPerson, 'email' | 'staffNumber'>,
  { providerId, collegeId, demoEmail }: { providerId: number; collegeId: number; demoEmail: string },
): Promise<FoundAccounts> {
  const isJoined = sql<boolean>`exists (select from ${campusIdentities} where ${campusIdentities.userId} = ${users.id}
    and ${campusIdentities.providerId} = ${providerId})`;
  async function find(where: SQL | undefined) {
    const [row] = await db
      .select({ user: users, isJoined })
      .from(users)
      .where(and(where, isNull(users.deletedAt)));
    if (!row) return undefined;
    const { id, userName, email: address, collegeId: college, disabledAt } = row.user;
    const isElsewhere = college !== collegeId || isDemoEmail(address, demoEmail);
    return { id, userName, email: address, isDisabled: disabledAt !== null, isJoined: row.isJoined, isElsewhere };
  }
  return {
    byEmail: email === '' ? undefined : await find(eq(sql`lower(${users.email})`, email.toLowerCase())),
    byStaffNumber: staffNumber === '' ? undefined : await find(and(eq(users.collegeId, collegeId), eq(users.staffNumber, staffNumber))),
  };
}

/** Makes an account for somebody whom a provider confirmed. It has no password: nobody signs in to it but through the provider. */
export async function insertCampusAccount(
  db: Queries,
  {
    person,
    collegeId,
    department,
  }: { person: MappedPerson & { band: CampusBand }; collegeId: number; department: { id: number; name: string } | undefined },
  now: Date,
): Promise<typeof users.$inferSelect> {
  const permissionId = permissionOfBand[person.band];
  const relativeId = relativeOf(person.band, collegeId, department?.id);
  const [user] = await db
    .insert(users)
    .values({
      userName: await freeName(db, person),
      email: person.email,
      passwordHash: '',
      collegeId,
      permissionId,
      relativeId,
      staffNumber: person.staffNumber,
      collegeName: department?.name ?? '',
      createTime: now,
      updateTime: now,
    })
    .returning();
  if (!user) throw new Error('users: the insert returned no row');
  return user;
}

function relativeOf(band: CampusBand, collegeId: number, departmentId: number | undefined): number {
  if (band === 'none') return 0;
  return band === 'collegeViewer' ? collegeId : (departmentId ?? 0);
}

/** A user name that nobody signs in with: people of one name are told apart by staff number or address. */
async function freeName(db: Queries, { userName, staffNumber, email }: MappedPerson): Promise<string> {
  const more = [staffNumber, email.split('@')[0] ?? '', email].filter(Boolean);
  const wishes = [userName, ...more.map((one) => `${userName}（${one}）`)].map((wish) => wish.slice(0, 60));
  const taken = await findTakenNames(db, wishes.map(signInName));
  return wishes.find((wish) => !taken.has(signInName(wish))) ?? email;
}
