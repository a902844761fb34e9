import { pickFields, profileFields } from '@college/curriculum-model';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Picture } from '../pictures/readPicture';

const { colleges, userAvatars, users } = schema;

const { avatar: _picture, ...ofAccount } = profileFields;

/** The fields of a profile that are columns of its account; the picture is in a table of its own. */
export const profileTexts = ofAccount;

const columns = {
  id: users.id,
  email: users.email,
  ...pickFields(profileTexts, users),
  version: users.version,
  translations: users.translations,
  /** What the department of a profile is before anybody wrote it. */
  collegeOfAccount: colleges.name,
};

/** A person's own words about themselves, without the picture. */
export type ProfileRow = Pick<typeof users.$inferSelect, keyof typeof profileTexts | 'id' | 'email' | 'version' | 'translations'> & {
  collegeOfAccount: string;
};

/** The profile of an account that is not in the trash. */
export async function findProfile(db: Queries, userId: number): Promise<ProfileRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(users)
    .innerJoin(colleges, eq(colleges.id, users.collegeId))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

/** Holds the account until the transaction ends, so that of two saves at the same time the second sees the first. */
export async function lockAccount(db: Queries, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Writes fields, counts the version up and notes the time. */
export async function updateProfile(
  db: Queries,
  userId: number,
  fields: Partial<Omit<ProfileRow, 'id' | 'email' | 'version' | 'collegeOfAccount'>> & { sharesName?: false },
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...fields, version: sql`${users.version} + 1`, updateTime: now })
    .where(eq(users.id, userId));
}

/** The picture of a person. */
export async function findAvatar(db: Queries, userId: number): Promise<(Picture & { thumbnail: string }) | undefined> {
  const [row] = await db
    .select({ type: userAvatars.type, data: userAvatars.data, thumbnail: userAvatars.thumbnail })
    .from(userAvatars)
    .where(eq(userAvatars.userId, userId));
  return row;
}

/** The small picture of a person alone; empty where there is none. */
export async function findThumbnail(db: Queries, userId: number): Promise<string> {
  const [row] = await db.select({ thumbnail: userAvatars.thumbnail }).from(userAvatars).where(eq(userAvatars.userId, userId));
  return row?.thumbnail ?? '';
}

/** Keeps a picture in place of the one before. */
export async function putAvatar(db: Queries, userId: number, avatar: Picture & { thumbnail: string }, now: Date): Promise<void> {
  const fields = { ...avatar, updateTime: now };
  await db
    .insert(userAvatars)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: userAvatars.userId, set: fields });
}
