import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { digest } from '../sessions/sessionRepository';
import { endedRows, type EndedSignIns } from './endedSignIns';
import type { ProvedPerson } from './provedPerson';

const { campusFlows } = schema;

/** How long somebody may take at the provider, and then the browser to exchange its code. */
export const flowLife = { atProvider: 15 * 60_000, withCode: 2 * 60_000 } as const;

/** Codes of the second factor that one sign-in takes. */
const mostTries = 5;

/** A sign-in that is under way. */
export type FlowRow = typeof campusFlows.$inferSelect;

/** What begins one; state and browser are secrets of which only digests are kept. */
export interface NewFlow extends Pick<FlowRow, 'providerId' | 'nonce' | 'verifier' | 'returnAddress' | 'to' | 'isAgain'> {
  state: string;
  browser: string;
}

/** Keeps a sign-in until the browser comes back. */
export async function insertFlow(db: Queries, { state, browser, ...flow }: NewFlow, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + flowLife.atProvider);
  await db.insert(campusFlows).values({ ...flow, stateHash: digest(state), browserHash: digest(browser), expiresAt });
}

/** Takes the sign-in with which a browser comes back: once, in time, and only in the browser in which it began. */
export async function takeFlow(
  db: Queries,
  { state, browser, providerId }: { state: string; browser: string; providerId: number },
  now: Date,
): Promise<FlowRow | undefined> {
  const [flow] = await db
    .update(campusFlows)
    .set({ takenAt: now })
    .where(
      and(
        eq(campusFlows.stateHash, digest(state)),
        eq(campusFlows.browserHash, digest(browser)),
        eq(campusFlows.providerId, providerId),
        isNull(campusFlows.takenAt),
        gt(campusFlows.expiresAt, now),
      ),
    )
    .returning();
  return flow;
}

/** Keeps who came back, for whoever has the code in the same browser. */
export async function settleFlow(
  db: Queries,
  stateHash: string,
  { code, userId, person }: { code: string; userId: number; person: ProvedPerson },
  now: Date,
): Promise<void> {
  const { subject, authenticatedAt, providerSession, refreshToken } = person;
  const expiresAt = new Date(now.getTime() + flowLife.withCode);
  await db
    .update(campusFlows)
    .set({ codeHash: digest(code), userId, subject, authenticatedAt, providerSession, refreshToken, expiresAt })
    .where(eq(campusFlows.stateHash, stateHash));
}

/** Counts a try of a code before anything else is looked at; undefined where it is none, too late, tried too often, or of another browser. */
export async function tryCode(
  db: Queries,
  { code, browser }: { code: string; browser: string },
  now: Date,
): Promise<(FlowRow & { userId: number; triesLeft: number }) | undefined> {
  const [flow] = await db
    .update(campusFlows)
    .set({ tries: sql`${campusFlows.tries} + 1` })
    .where(
      and(
        eq(campusFlows.codeHash, digest(code)),
        eq(campusFlows.browserHash, digest(browser)),
        lt(campusFlows.tries, mostTries),
        gt(campusFlows.expiresAt, now),
      ),
    )
    .returning();
  return flow && flow.userId !== null ? { ...flow, userId: flow.userId, triesLeft: mostTries - flow.tries } : undefined;
}

/** Gives the time that a code of the second factor takes, and counts no try, because none was made. */
export async function waitForSecondFactor(db: Queries, stateHash: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + flowLife.atProvider);
  await db
    .update(campusFlows)
    .set({ tries: sql`${campusFlows.tries} - 1`, expiresAt })
    .where(eq(campusFlows.stateHash, stateHash));
}

/** Uses a sign-in up; answers whether it was still there. */
export async function endFlow(db: Queries, stateHash: string): Promise<boolean> {
  const ended = await db.delete(campusFlows).where(eq(campusFlows.stateHash, stateHash)).returning({ stateHash: campusFlows.stateHash });
  return ended.length > 0;
}

/** Uses up the sign-ins whose codes were not exchanged yet, as far as a provider means them. */
export async function endFlowsOf(db: Queries, providerId: number, ended: EndedSignIns): Promise<void> {
  const rows = endedRows(campusFlows, providerId, ended);
  if (rows) await db.delete(campusFlows).where(rows);
}

/** Forgets sign-ins that nobody finished. */
export async function forgetOldFlows(db: Queries, now: Date): Promise<void> {
  await db.delete(campusFlows).where(lt(campusFlows.expiresAt, now));
}
