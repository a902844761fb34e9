import { and, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { schema } from '../db';
import type { Services } from '../http/services';
import { SecurityNotes } from '../securityLog/SecurityNotes';
import { inSpan } from '../tracing/spans';
import { oidcConfiguration } from './oidc/oidcConfiguration';
import { outlivesSignIn } from './oidc/oidcProvider';
import { findEnabledProvider } from './providerRepository';

const { campusSessions, sessions, users } = schema;

const checkedEvery = 3_600_000;
const looksEvery = 15 * 60_000;
// Each is a request to the provider, one after the other.
const mostAtOnce = 500;

type Checking = Pick<Services, 'database' | 'log' | 'now' | 'settings'>;

/**
 * Asks providers by their offline refresh tokens, once an hour for each sign-in, whether they still know the person: an account that was closed there
 * ends here, also where the provider sends no logout. A provider that is away ends nothing.
 */
export async function checkSignIns({ database, log, now, settings }: Checking, signal?: AbortSignal): Promise<void> {
  const { db } = database;
  const due = await db
    .select({ tokenHash: campusSessions.tokenHash, providerId: campusSessions.providerId, userId: users.id, collegeId: users.collegeId })
    .from(campusSessions)
    .innerJoin(sessions, eq(sessions.tokenHash, campusSessions.tokenHash))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isNotNull(campusSessions.refreshToken), lt(campusSessions.checkedAt, hourBefore(now())), gt(sessions.expiresAt, now())))
    .limit(mostAtOnce);
  for (const { tokenHash, providerId, userId, collegeId } of due) {
    if (signal?.aborted) return;
    const isKnown = await isStillKnown({ database, log, now, settings }, tokenHash, providerId);
    if (isKnown) continue;
    const notes = new SecurityNotes({ address: '', device: '' }, now);
    await notes.transaction(database, async (tx) => {
      await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
      notes.note({ kind: 'signOut', outcome: 'done', personId: userId, collegeId, what: 'campusLogout' });
    });
    notes.writeTo(log, settings);
  }
}

/** Whether the provider gives another token for the one it gave; only a plain no is a no. */
async function isStillKnown({ database, log, now }: Checking, tokenHash: string, providerId: number): Promise<boolean> {
  const { db } = database;
  // Of several processes one gets it.
  const [claimed] = await db
    .update(campusSessions)
    .set({ checkedAt: now() })
    .where(and(eq(campusSessions.tokenHash, tokenHash), lt(campusSessions.checkedAt, hourBefore(now()))))
    .returning({ refreshToken: campusSessions.refreshToken });
  const provider = claimed?.refreshToken ? await findEnabledProvider(db, providerId) : undefined;
  if (!claimed?.refreshToken || !provider || !outlivesSignIn(provider)) return true;
  try {
    const { configuration } = await oidcConfiguration(provider);
    const tokens = await refreshTokenGrant(configuration, claimed.refreshToken);
    const fresh = tokens.refresh_token;
    if (fresh) await db.update(campusSessions).set({ refreshToken: fresh }).where(eq(campusSessions.tokenHash, tokenHash));
    return true;
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return false;
    log.warn(
      { providerId, reason: error instanceof Error ? error.message : '' },
      'a provider could not be asked whether it still knows somebody',
    );
    return true;
  }
}

/** Looks at once and then every quarter of an hour; the answer stops it. */
export function startCheckingSignIns(services: Checking): () => Promise<void> {
  const stopping = new AbortController();
  let last = Promise.resolve();
  function look(): void {
    last = inSpan('check sign-ins', {}, () => checkSignIns(services, stopping.signal)).catch((error: unknown) =>
      services.log.error({ err: error }, 'sign-ins could not be checked at their providers'),
    );
  }
  look();
  const timer = setInterval(look, looksEvery);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopping.abort();
    return last;
  };
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - checkedEvery);
}
