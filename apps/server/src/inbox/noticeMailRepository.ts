import type { Language, NoticeMailMode } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';

const { noticeMails, users } = schema;

/** How notices come to somebody by mail. */
export async function findMailMode(db: Queries, userId: number): Promise<NoticeMailMode> {
  const [row] = await db.select({ mode: noticeMails.mode }).from(noticeMails).where(eq(noticeMails.userId, userId));
  return row?.mode ?? 'off';
}

/** Keeps how notices come by mail; what is mailed begins now, or goes on where it was. */
export async function saveMailMode(
  db: Queries,
  userId: number,
  { mode, language, now }: { mode: NoticeMailMode; language: Language; now: Date },
): Promise<void> {
  if (mode === 'off') {
    await db.delete(noticeMails).where(eq(noticeMails.userId, userId));
    return;
  }
  await db
    .insert(noticeMails)
    .values({ userId, mode, language, consideredAt: now })
    .onConflictDoUpdate({ target: noticeMails.userId, set: { mode, language } });
}

/** Who gets mails and can sign in. */
export function listMailReaders(db: Queries) {
  return db
    .select({ person: users, mode: noticeMails.mode, language: noticeMails.language, consideredAt: noticeMails.consideredAt })
    .from(noticeMails)
    .innerJoin(users, eq(users.id, noticeMails.userId))
    .where(and(isNull(users.deletedAt), isNull(users.disabledAt)))
    .orderBy(asc(noticeMails.consideredAt), asc(noticeMails.userId));
}

export type MailReaderRow = Awaited<ReturnType<typeof listMailReaders>>[number];

/** Takes the notices of somebody between two moments for one mail: of several server processes one gets them. */
export async function takeNotices(db: Queries, { userId, from, until }: { userId: number; from: Date; until: Date }): Promise<boolean> {
  const taken = await db
    .update(noticeMails)
    .set({ consideredAt: until })
    .where(and(eq(noticeMails.userId, userId), eq(noticeMails.consideredAt, from)))
    .returning({ userId: noticeMails.userId });
  return taken.length > 0;
}
