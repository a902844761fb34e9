import { and, asc, eq, gt, inArray, isNotNull, lt, notInArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import { endedRows, type EndedSignIns } from './endedSignIns';
import type { FlowRow } from './flowRepository';

const { campusSessions, sessions, users } = schema;

/** Keeps by what a provider knows a sign-in. */
export async function keepCampusSession(
  db: Queries,
  token: string,
  { providerId, subject, providerSession, refreshToken }: Pick<FlowRow, 'providerId' | 'subject' | 'providerSession' | 'refreshToken'>,
  now: Date,
): Promise<void> {
  await db.insert(campusSessions).values({ tokenHash: digest(token), providerId, subject, providerSession, refreshToken, checkedAt: now });
}

/** Sign-ins of whom no provider was asked lately, first those that wait longest; without those of providers that are away. */
export async function findDueSignIns(
  db: Queries,
  { now, checkedBefore, away, most }: { now: Date; checkedBefore: Date; away: number[]; most: number },
) {
  const isDue = and(isNotNull(campusSessions.refreshToken), lt(campusSessions.checkedAt, checkedBefore), gt(sessions.expiresAt, now));
  return db
    .select({ tokenHash: campusSessions.tokenHash, providerId: campusSessions.providerId, userId: users.id, collegeId: users.collegeId })
    .from(campusSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, campusSessions.tokenHash))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isDue, notInArray(campusSessions.providerId, away)))
    .orderBy(asc(campusSessions.checkedAt))
    .limit(most);
}

/** Ends the sign-ins that a provider means: one by its session, or all of a subject; returns whose they were. */
export async function endCampusSessions(
  db: Queries,
  providerId: number,
  named: EndedSignIns,
): Promise<{ userId: number; collegeId: number }[]> {
  const rows = endedRows(campusSessions, providerId, named);
  if (!rows) return [];
  const meant = db.select({ tokenHash: campusSessions.tokenHash }).from(campusSessions).where(rows);
  const ended = await db.delete(sessions).where(inArray(sessions.tokenHash, meant)).returning({ userId: sessions.userId });
  if (ended.length === 0) return [];
  const ids = ended.map(({ userId }) => userId);
  return db.select({ userId: users.id, collegeId: users.collegeId }).from(users).where(inArray(users.id, ids));
}
