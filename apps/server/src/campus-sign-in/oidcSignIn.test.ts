import * as contract from '@college/api-client/contract';
import { campusProviderSchema, type SaveCampusProviderRequest } from '@college/curriculum-model';
import { sampleOidcProvider } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { defaultSettings } from '../http/services';
import { checkSignIns } from './checkSignIns';
import { startOidcStub, type StubAnswer } from './testing/oidcStub';
import { testBrowser } from './testing/testBrowser';

const { campusSessions, sessions } = schema;
const leader = { sub: 'subject-of-leader', name: '负责人', email: 'majorLeader@college.example', email_verified: true };

describeOnEachEngine('sign-in at an OpenID provider', (database) => {
  const server = testServer(() => database.current);
  let stub: Awaited<ReturnType<typeof startOidcStub>>;
  beforeAll(async () => {
    stub = await startOidcStub();
  });
  afterAll(() => stub.close());
  beforeEach(async () => {
    // What the provider signs is of now.
    server.clock.now = new Date();
    await setScene(database.current);
    server.forgetSessions();
  });

  async function addProvider(change: Partial<SaveCampusProviderRequest> = {}): Promise<number> {
    const body = { ...sampleOidcProvider, address: stub.issuer, ...change };
    return campusProviderSchema.parse((await server.call(contract.saveCampusProvider, { as: 'collegeAdmin', body })).data).id;
  }
  async function comeBack(id: number, answer: StubAnswer, query = '') {
    const browser = testBrowser(server);
    const asked = await browser.begin(id, query);
    const back = new URL(asked).searchParams.get('redirect_uri') ?? '';
    return { browser, asked: new URL(asked).searchParams, ...(await browser.comeBack(`${back}?${stub.answer(asked, answer)}`)) };
  }

  it('asks with PKCE, state and nonce, each another one every time', async () => {
    const id = await addProvider();
    const [one, other] = [await comeBack(id, { claims: leader }), await comeBack(id, { claims: leader })];
    expect(Object.fromEntries(one.asked)).toMatchObject({
      client_id: 'curriculum-workbench',
      response_type: 'code',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      redirect_uri: `http://localhost/college/api/auth/campus/${id}/return`,
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one.asked.get(name)).not.toBe(other.asked.get(name));
  });

  it('joins by a verified address, and takes what only the endpoint for claims says', async () => {
    const { sub, ...userInfo } = leader;
    const { browser, code } = await comeBack(await addProvider(), { claims: { sub }, userInfo });
    expect((await browser.signIn(code)).user).toMatchObject({ id: cast.majorLeader.id, permissionId: 2000 });
  });

  it.each([
    ['an address that is not verified', { claims: { ...leader, email_verified: false } }, 'addressNotVerified'],
    ['an address without a word about it', { claims: { sub: 'x', email: leader.email } }, 'addressNotVerified'],
    ['an address of another college', { claims: { ...leader, email: 'otherAdmin@college.example' } }, 'noAccount'],
    ['the account that many people share', { claims: { ...leader, email: 'demo@college.example' } }, 'noAccount'],
    ['nobody', { claims: { sub: 'x', email: 'nobody@elsewhere.example', email_verified: true } }, 'noAccount'],
    ['a person who says no', { claims: leader, error: 'access_denied' }, 'cancelled'],
    ['a provider in trouble', { claims: leader, error: 'temporarily_unavailable' }, 'providerAway'],
    ['another nonce', { claims: leader, wrong: { nonce: 'another' } }, 'refused'],
    ['another issuer', { claims: leader, wrong: { iss: 'https://evil.example' } }, 'refused'],
    ['a token for somebody else', { claims: leader, wrong: { aud: 'another-client' } }, 'refused'],
    ['an old token', { claims: leader, wrong: { exp: 1_700_000_000, iat: 1_699_999_000 } }, 'refused'],
    ['claims of another subject', { claims: leader, userInfo: { sub: 'another' } }, 'refused'],
  ] as const)('refuses %s', async (_, answer, fault) => {
    expect((await comeBack(await addProvider(), answer)).fault).toBe(fault);
    expect(await database.current.db.$count(schema.campusIdentities)).toBe(0);
  });

  it('refuses what it did not sign', async () => {
    const id = await addProvider();
    expect((await comeBack(id, { claims: leader, isForged: true })).fault).toBe('refused');
    const { browser, code } = await comeBack(id, { claims: { ...leader, sid: 'session-1' } });
    await browser.signIn(code);
    const forged = await startOidcStub();
    const token = await forged.logoutToken({ iss: stub.issuer, sub: leader.sub });
    await forged.close();
    expect((await endBy(id, token)).status).toBe(400);
  });

  async function endBy(id: number, token: string) {
    const body = new URLSearchParams({ logout_token: token });
    return server.request(`/college/api/auth/campus/${id}/logout`, { method: 'POST', body });
  }

  describe('back-channel logout', () => {
    async function signInTwice(id: number) {
      for (const sid of ['session-1', 'session-2']) {
        const { browser, code } = await comeBack(id, { claims: { ...leader, sid } });
        await browser.signIn(code);
      }
    }
    const left = async () => (await database.current.db.select().from(campusSessions)).map(({ providerSession }) => providerSession);

    it('ends one sign-in, or all of a person', async () => {
      const id = await addProvider();
      await signInTwice(id);
      expect((await endBy(id, await stub.logoutToken({ sid: 'session-1' }))).status).toBe(200);
      expect(await left()).toEqual(['session-2']);
      expect((await endBy(id, await stub.logoutToken({ sub: leader.sub }))).status).toBe(200);
      expect(await left()).toEqual([]);
      expect(await database.current.db.select().from(sessions).where(eq(sessions.campusProviderId, id))).toEqual([]);
    });

    it.each([{ sid: 'session-1' }, { sub: leader.sub }])('ends a sign-in that is under way: %o', async (about) => {
      const id = await addProvider();
      const ended = await comeBack(id, { claims: { ...leader, sid: 'session-1' } });
      const other = await comeBack(id, { claims: { sub: 'another', email: 'courseLeader@college.example', email_verified: true } });
      expect((await endBy(id, await stub.logoutToken(about))).status).toBe(200);
      expect((await ended.browser.exchange(ended.code)).code).toBe('30001');
      expect((await other.browser.exchange(other.code)).code).toBe('0');
    });

    it.each([
      ['of another client', { aud: 'another' }],
      ['of another issuer', { iss: 'https://evil.example' }],
      ['that is an ID token', { nonce: 'n' }],
      ['without the event', { events: {} }],
      ['that is old', { iat: 1_700_000_000 }],
      ['without its number', { jti: undefined }],
      ['about nobody', {}],
    ])('takes no token %s', async (_, wrong) => {
      const id = await addProvider();
      await signInTwice(id);
      const about = Object.keys(wrong).length === 0 ? {} : { sub: leader.sub };
      expect((await endBy(id, await stub.logoutToken({ ...about, ...wrong }))).status).toBe(400);
      expect(await left()).toHaveLength(2);
    });

    it('takes no token of another provider', async () => {
      const id = await addProvider();
      await signInTwice(id);
      const other = await addProvider({ clientId: 'another-client' });
      expect((await endBy(other, await stub.logoutToken({ sub: leader.sub }))).status).toBe(400);
      expect((await endBy(id, 'a.b.c')).status).toBe(400);
      expect(await left()).toHaveLength(2);
    });
  });

  it('counts a password that was given there lately, and asks to give it again there', async () => {
    const id = await addProvider();
    const seconds = Math.floor(Date.now() / 1000);
    const begin = async (authToken: string): Promise<unknown> => {
      const reply = await server.request('/college/api/user/beginsecondfactor', { method: 'POST', headers: { authToken } });
      return reply.json();
    };
    const old = await comeBack(id, { claims: { ...leader, auth_time: seconds - 3600 } });
    const refused = await begin((await old.browser.signIn(old.code)).authToken);
    expect(refused).toMatchObject({ code: '30010', data: { campusProviderId: id } });
    const unsaid = await comeBack(id, { claims: leader });
    expect(await begin((await unsaid.browser.signIn(unsaid.code)).authToken)).toMatchObject({ code: '30010' });
    const again = await comeBack(id, { claims: { ...leader, auth_time: seconds } }, '?again=1');
    expect([again.asked.get('prompt'), again.asked.get('max_age')]).toEqual(['login', '0']);
    expect(await begin((await again.browser.signIn(again.code)).authToken)).toMatchObject({ code: '0' });
  });

  const check = async () => {
    const { current } = database;
    await checkSignIns({ database: current, log: pino({ level: 'silent' }), now: () => server.clock.now, settings: defaultSettings });
    return (await current.db.select().from(campusSessions)).map(({ refreshToken }) => refreshToken);
  };

  it('asks the provider every hour whether it still knows the person', async () => {
    const id = await addProvider({ scopes: 'profile email offline_access' });
    const { browser, code } = await comeBack(id, { claims: leader });
    await browser.signIn(code);
    const { current } = database;
    stub.refreshed.refusal = 'invalid_grant';
    expect(await check()).toEqual(['first refresh token']);
    server.wait(61 * 60_000);
    stub.refreshed.refusal = '';
    expect(await check()).toEqual(['next refresh token']);
    server.wait(61 * 60_000);
    stub.refreshed.refusal = 'temporarily_unavailable';
    expect(await check()).toEqual(['next refresh token']);
    server.wait(61 * 60_000);
    stub.refreshed.refusal = 'invalid_grant';
    expect(await check()).toEqual([]);
    const events = await current.db.select().from(schema.securityEvents);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'signOut', what: 'campusLogout', personId: cast.majorLeader.id }));
    stub.refreshed.refusal = '';
  });

  it('keeps no refresh token that ends with the time at the provider, and asks by none', async () => {
    const { browser, code } = await comeBack(await addProvider(), { claims: leader });
    await browser.signIn(code);
    expect(await check()).toEqual([null]);
    // As an earlier version kept it.
    await database.current.db.update(campusSessions).set({ refreshToken: 'first refresh token' });
    server.wait(61 * 60_000);
    stub.refreshed.refusal = 'invalid_grant';
    expect(await check()).toEqual(['first refresh token']);
    stub.refreshed.refusal = '';
  });

  it('takes no sign-in of before for one that was to be made again', async () => {
    const id = await addProvider();
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    expect((await comeBack(id, { claims: { ...leader, auth_time: hourAgo } }, '?again=1')).fault).toBe('refused');
    expect((await comeBack(id, { claims: leader }, '?again=1')).fault).toBe('refused');
  });
});

describeOnEachEngine('managers who need a second factor', (database) => {
  const server = testServer(() => database.current, { managersNeedSecondFactor: true });

  it.each([
    [true, '0'],
    [false, '30012'],
  ])('have one where the provider asks for it itself: %s', async (hasOwnSecondFactor, code) => {
    server.clock.now = new Date();
    await setScene(database.current);
    server.forgetSessions();
    const stub = await startOidcStub();
    const settings = { ...sampleOidcProvider, address: stub.issuer, hasOwnSecondFactor };
    const values = { collegeId: 1, protocol: 'oidc', isEnabled: true, settings } as const;
    const [provider] = await database.current.db.insert(schema.campusProviders).values(values).returning();
    const browser = testBrowser(server);
    const asked = await browser.begin(provider!.id);
    const back = new URL(asked).searchParams.get('redirect_uri') ?? '';
    const { code: campusCode } = await browser.comeBack(`${back}?${stub.answer(asked, { claims: leader })}`);
    const { authToken } = await browser.signIn(campusCode);
    const reply = await server.request('/college/api/manage/user/availabledepartment', { headers: { authToken } });
    expect(await reply.json()).toMatchObject({ code });
    await stub.close();
  });
});
