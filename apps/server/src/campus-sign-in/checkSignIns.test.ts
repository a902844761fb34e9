import { sampleOidcProvider } from '@college/curriculum-model/fixtures';
import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { defaultSettings } from '../http/services';
import { openSession } from '../sessions/sessionRepository';
import { cast, sceneStart, setScene } from '../testing/scene';
import { checkSignIns, startCheckingSignIns } from './checkSignIns';
import { keepCampusSession } from './sessionRepository';
import { startOidcStub } from './testing/oidcStub';

const minute = 60_000;
const { campusProviders, campusSessions } = schema;

describeOnEachEngine('sign-ins that are checked at their providers', (database) => {
  let stub: Awaited<ReturnType<typeof startOidcStub>>;
  let now: Date;
  const lines: string[] = [];
  const checking = () => ({
    database: database.current,
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    now: () => now,
    settings: defaultSettings,
  });

  beforeEach(async () => {
    now = sceneStart;
    lines.length = 0;
    await setScene(database.current);
    stub = await startOidcStub();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await stub.close();
  });

  async function addProvider(address: string): Promise<number> {
    const settings = { ...sampleOidcProvider, address, scopes: 'offline_access' };
    const values = { collegeId: 1, protocol: 'oidc', isEnabled: true, settings } as const;
    const [provider] = await database.current.db.insert(campusProviders).values(values).returning();
    return provider!.id;
  }
  async function signIn(providerId: number, refreshToken: string, minutesAgo = 61) {
    const { db } = database.current;
    const token = await openSession(db, cast.majorLeader.id, now, 24 * 60 * minute);
    const checkedAt = new Date(now.getTime() - minutesAgo * minute);
    await keepCampusSession(db, token, { providerId, subject: refreshToken, providerSession: '', refreshToken }, checkedAt);
  }
  const kept = async () => {
    const rows = await database.current.db.select().from(campusSessions).orderBy(asc(campusSessions.subject));
    return rows.map(({ refreshToken }) => refreshToken);
  };

  it('are asked for, all that are due, and first those that wait longest', async () => {
    const id = await addProvider(stub.issuer);
    for (const minutesAgo of [62, 64, 10, 61, 65, 63]) await signIn(id, `${minutesAgo}`, minutesAgo);
    await checkSignIns(checking(), { atOnce: 2 });
    expect(stub.refreshed.asked).toEqual(['65', '64', '63', '62', '61']);
    expect(await kept()).toEqual(['10', ...Array.from({ length: 5 }, () => 'next refresh token')]);
  });

  it('are not asked for one by one at a provider that is away, which keeps no other waiting', async () => {
    const gone = await startOidcStub();
    const [away, there] = [await addProvider(gone.issuer), await addProvider(stub.issuer)];
    await gone.close();
    for (const name of ['a', 'b', 'c']) await signIn(away, name, 90);
    await signIn(there, 'd');
    await checkSignIns(checking(), { atOnce: 2 });
    expect(await kept()).toEqual(['a', 'b', 'c', 'next refresh token']);
    expect(lines).toHaveLength(1);
  });

  it('are checked by one run at a time, for whose end a stop waits', async () => {
    await signIn(await addProvider(stub.issuer), 'a');
    const happened: string[] = [];
    let answer: () => void = () => undefined;
    stub.refreshed.held = new Promise<void>((resolve) => (answer = resolve)).then(() => void happened.push('answered'));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const stop = startCheckingSignIns(checking());
    await vi.waitFor(() => expect(stub.refreshed.asked).toEqual(['a']), { timeout: 10_000 });
    now = new Date(now.getTime() + 61 * minute);
    vi.advanceTimersByTime(15 * minute);
    const stopped = stop().then(() => happened.push('stopped'));
    // Time in which a second run would come to its end.
    for (let reads = 0; reads < 5; reads += 1) await kept();
    answer();
    await stopped;
    expect([happened, stub.refreshed.asked, await kept()]).toEqual([['answered', 'stopped'], ['a'], ['next refresh token']]);
  });
});
