import { and, eq, lt } from 'drizzle-orm';
import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { schema } from '../db';
import type { Services } from '../http/services';
import { SecurityNotes } from '../securityLog/SecurityNotes';
import { inSpan } from '../tracing/spans';
import { oidcConfiguration } from './oidc/oidcConfiguration';
import { outlivesSignIn } from './oidc/oidcProvider';
import { findEnabledProvider } from './providerRepository';
import { findDueSignIns } from './sessionRepository';

const { campusSessions, sessions } = schema;

const checkedEvery = 3_600_000;
const looksEvery = 15 * 60_000;
const mostAtOnce = 500;

type Checking = Pick<Services, 'database' | 'log' | 'now' | 'settings'>;

interface CheckingOptions {
  signal?: AbortSignal;
  /** How many are read at a time; each is a request to its provider, one after the other. @default 500 */
  atOnce?: number;
}

/**
 * Asks providers by their offline refresh tokens, once an hour for each sign-in, whether they still know the person: an account that was closed there
 * ends here, also where the provider sends no logout. A provider that is away ends nothing, and is asked for nobody else this time.
 */
export async function checkSignIns(checking: Checking, { signal, atOnce = mostAtOnce }: CheckingOptions = {}): Promise<void> {
  const { database, log, now, settings } = checking;
  const away = new Set<number>();
  for (;;) {
    const due = await findDueSignIns(database.db, { now: now(), checkedBefore: hourBefore(now()), away: [...away], most: atOnce });
    if (due.length === 0) return;
    for (const { tokenHash, providerId, userId, collegeId } of due) {
      if (signal?.aborted) return;
      if (away.has(providerId)) continue;
      const answer = await askProvider(checking, tokenHash, providerId);
      if (answer === 'away') away.add(providerId);
      if (answer !== 'unknown') continue;
      const notes = new SecurityNotes({ address: '', device: '' }, now);
      await notes.transaction(database, async (tx) => {
        await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
        notes.note({ kind: 'signOut', outcome: 'done', personId: userId, collegeId, what: 'campusLogout' });
      });
      notes.writeTo(log, settings);
    }
  }
}

/** Whether the provider gives another token for the one it gave; only a plain no is a no. */
async function askProvider({ database, log, now }: Checking, tokenHash: string, providerId: number): Promise<'known' | 'unknown' | 'away'> {
  const { db } = database;
  // Of several processes one gets it.
  const [claimed] = await db
    .update(campusSessions)
    .set({ checkedAt: now() })
    .where(and(eq(campusSessions.tokenHash, tokenHash), lt(campusSessions.checkedAt, hourBefore(now()))))
    .returning({ refreshToken: campusSessions.refreshToken });
  const provider = claimed?.refreshToken ? await findEnabledProvider(db, providerId) : undefined;
  if (!claimed?.refreshToken || !provider || !outlivesSignIn(provider)) return 'known';
  try {
    const { configuration } = await oidcConfiguration(provider);
    const tokens = await refreshTokenGrant(configuration, claimed.refreshToken);
    const fresh = tokens.refresh_token;
    if (fresh) await db.update(campusSessions).set({ refreshToken: fresh }).where(eq(campusSessions.tokenHash, tokenHash));
    return 'known';
  } catch (error) {
    if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'unknown';
    log.warn(
      { providerId, reason: error instanceof Error ? error.message : '' },
      'a provider could not be asked whether it still knows somebody',
    );
    // One that answers in its own words is there.
    return error instanceof ResponseBodyError ? 'known' : 'away';
  }
}

/** Looks at once and then every quarter of an hour, unless it is still at it; the answer stops it. */
export function startCheckingSignIns(services: Checking): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let looking: Promise<void> | undefined;
  function look(): void {
    looking ??= inSpan('check sign-ins', {}, () => checkSignIns(services, { signal }))
      .catch((error: unknown) => services.log.error({ err: error }, 'sign-ins could not be checked at their providers'))
      .finally(() => (looking = undefined));
  }
  look();
  const timer = setInterval(look, looksEvery);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
  };
}

function hourBefore(now: Date): Date {
  return new Date(now.getTime() - checkedEvery);
}
