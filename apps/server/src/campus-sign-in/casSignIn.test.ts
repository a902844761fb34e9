import * as contract from '@college/api-client/contract';
import type { CampusFault, SaveCampusProviderRequest } from '@college/curriculum-model';
import { campusFaults, campusProviderSchema } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema, type OpenDatabase } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { digest } from '../sessions/sessionRepository';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { startCasServer } from './testing/casServer';
import { testBrowser } from './testing/testBrowser';

const { campusFlows, campusIdentities, securityEvents, sessions, users } = schema;
const unit = { eduPersonOrgUnitDN: '计算机学院/软件系' };
const people = {
  // eslint-disable-next-line @typescript-eslint/naming-convention
  '20260017': {
    password: 'x',
    attributes: { ...unit, cn: '陈院长', mail: 'chen@campus.example', eduPersonAffiliation: ['faculty', '院长'] },
  },
  '20260018': { password: 'x', attributes: { ...unit, cn: 'majorLeader', mail: 'second@campus.example', eduPersonAffiliation: 'faculty' } },
  '20260019': { password: 'x', attributes: { cn: '没有单位', mail: 'third@campus.example', eduPersonAffiliation: 'faculty' } },
  '20260020': { password: 'x', attributes: {} },
};

describeOnEachEngine('sign-in at CAS', (database) => {
  const server = testServer(() => database.current);
  let cas: Awaited<ReturnType<typeof startCasServer>>;
  beforeAll(async () => {
    cas = await startCasServer(people);
  });
  afterAll(() => cas.close());
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const rows = sampleCasProvider.rows.map((row) => (row.departmentId === null ? row : { ...row, departmentId: 11 }));
  async function addProvider(change: Partial<SaveCampusProviderRequest> = {}): Promise<number> {
    const body = { ...sampleCasProvider, address: cas.address, rows, ...change };
    return campusProviderSchema.parse((await server.call(contract.saveCampusProvider, { as: 'collegeAdmin', body })).data).id;
  }
  /** Goes to CAS, is asked nothing because the test grants the ticket, and comes back. */
  async function wayBack(browser: ReturnType<typeof testBrowser>, id: number, user: string, query = '') {
    const service = new URL(await browser.begin(id, query)).searchParams.get('service') ?? '';
    return `${service}&ticket=${cas.grant(user, service, true)}`;
  }
  async function comeBack(user: string, id: number) {
    const browser = testBrowser(server);
    return { browser, ...(await browser.comeBack(await wayBack(browser, id, user))) };
  }
  const account = async (staffNumber: string) =>
    (await database.current.db.select().from(users).where(eq(users.staffNumber, staffNumber)))[0];

  it('makes an account with department and band, and signs in to it', async () => {
    const id = await addProvider();
    const browser = testBrowser(server);
    const { code } = await browser.comeBack(await wayBack(browser, id, '20260017', '?to=/major/list'));
    const { user, authToken, to } = await browser.signIn(code);
    expect([user.userName, user.email, user.permissionId, user.relativeId, to]).toEqual([
      '陈院长',
      'chen@campus.example',
      1000,
      11,
      '/major/list',
    ]);
    const headers = { authToken };
    expect((await server.request('/college/api/user/signins', { headers })).status).toBe(200);
    expect(await account('20260017')).toMatchObject({ passwordHash: '', collegeName: '计算机学院', collegeId: 1 });
    const kinds = (await database.current.db.select().from(securityEvents)).map(({ kind, what }) => `${kind} ${what}`);
    expect(kinds).toEqual(expect.arrayContaining(['personAdded departmentManager', 'signIn campus']));
    const audit = await database.current.db.select().from(schema.auditLog);
    expect(audit.map(({ entity, action }) => `${entity} ${action}`)).toContain('users created');
  });

  it('knows an identity again, whatever its attributes say by then', async () => {
    const id = await addProvider();
    const first = await comeBack('20260017', id);
    const { user } = await first.browser.signIn(first.code);
    await database.current.db.update(users).set({ permissionId: 50, relativeId: 1 }).where(eq(users.id, user.id));
    const second = await comeBack('20260017', id);
    expect((await second.browser.signIn(second.code)).user).toMatchObject({ id: user.id, permissionId: 50 });
  });

  it('joins the account with the staff number and leaves its permission', async () => {
    await database.current.db.update(users).set({ staffNumber: '20260020' }).where(eq(users.id, cast.courseLeader.id));
    const { browser, code } = await comeBack('20260020', await addProvider());
    expect((await browser.signIn(code)).user).toMatchObject({ id: cast.courseLeader.id, permissionId: 3000 });
  });

  it('tells people of one name apart', async () => {
    const { browser, code } = await comeBack('20260018', await addProvider());
    expect((await browser.signIn(code)).user.userName).toBe('majorLeader（20260018）');
  });

  it.each<[CampusFault, string, Partial<SaveCampusProviderRequest>]>([
    ['departmentNotMapped', '20260019', {}],
    ['detailsMissing', '20260020', {}],
    ['bandNotMapped', '20260018', { rows: [], otherBand: null }],
    ['noAccount', '20260018', { createsAccounts: false }],
  ])('says that it is %s', async (fault, user, change) => {
    expect((await comeBack(user, await addProvider(change))).fault).toBe(fault);
    expect(await database.current.db.$count(campusIdentities)).toBe(0);
    const events = await database.current.db.select().from(securityEvents);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'signIn', outcome: 'refused', what: fault, collegeId: 1 }));
  });

  it('lets nobody in whose account is disabled, before or after the way back', async () => {
    const id = await addProvider();
    const first = await comeBack('20260017', id);
    const { user } = await first.browser.signIn(first.code);
    const second = await comeBack('20260017', id);
    await database.current.db.update(users).set({ disabledAt: server.clock.now }).where(eq(users.id, user.id));
    expect((await second.browser.exchange(second.code)).message).toBe(campusFaults.disabled.zh);
    expect((await comeBack('20260017', id)).fault).toBe('disabled');
  });

  describe('takes nothing twice, nor from elsewhere', () => {
    it('a state', async () => {
      const id = await addProvider();
      const browser = testBrowser(server);
      const address = await wayBack(browser, id, '20260017');
      expect((await browser.comeBack(address)).code).toBeDefined();
      expect((await browser.comeBack(address)).fault).toBe('wrongState');
    });

    it('a state of another browser or another provider, none, or an old one', async () => {
      const id = await addProvider();
      const other = await addProvider();
      const address = await wayBack(testBrowser(server), id, '20260017');
      expect((await testBrowser(server).comeBack(address)).fault).toBe('wrongState');
      const browser = testBrowser(server);
      const own = await wayBack(browser, id, '20260017');
      expect((await browser.comeBack(own.replace(`/${id}/`, `/${other}/`))).fault).toBe('wrongState');
      expect((await browser.comeBack(own.replace(/state=[^&]*/, ''))).fault).toBe('wrongState');
      server.wait(16 * 60_000);
      expect((await browser.comeBack(own)).fault).toBe('wrongState');
    });

    it('a ticket that CAS does not know, or gave for another service', async () => {
      const id = await addProvider();
      const browser = testBrowser(server);
      const wrong = (await wayBack(browser, id, '20260017')).replace(/ticket=.*/, 'ticket=ST-guessed');
      expect((await browser.comeBack(wrong)).fault).toBe('refused');
      const service = new URL(await browser.begin(id)).searchParams.get('service') ?? '';
      const elsewhere = `${service}&ticket=${cas.grant('20260017', 'https://another.example/service', true)}`;
      expect((await browser.comeBack(elsewhere)).fault).toBe('refused');
    });

    it('a code', async () => {
      const { browser, code } = await comeBack('20260017', await addProvider());
      expect((await testBrowser(server).exchange(code)).code).toBe('30001');
      expect((await browser.exchange(code)).code).toBe('0');
      expect((await browser.exchange(code)).code).toBe('30001');
      expect(await database.current.db.$count(campusFlows)).toBe(0);
    });

    it('a code after two minutes', async () => {
      const { browser, code } = await comeBack('20260017', await addProvider());
      server.wait(121_000);
      expect((await browser.exchange(code)).code).toBe('30001');
    });
  });

  const secret = 'JBSWY3DPEHPK3PXP';
  async function switchFactorOn(id: number) {
    const { browser, code } = await comeBack('20260017', id);
    const { user } = await browser.signIn(code);
    const { now } = server.clock;
    await database.current.db.insert(schema.secondFactors).values({ userId: user.id, secret, createTime: now, confirmedAt: now });
    return user;
  }

  it('asks for the second factor of the account, unless the provider has one of its own', async () => {
    const id = await addProvider();
    await switchFactorOn(id);
    const second = await comeBack('20260017', id);
    expect((await second.browser.exchange(second.code)).code).toBe('30011');
    for (let left = 4; left >= 0; left -= 1) {
      expect((await second.browser.exchange(second.code, '000000')).message).toContain(`${left} 次`);
    }
    expect((await second.browser.exchange(second.code, '000000')).code).toBe('30001');
    await server.call(contract.saveCampusProvider, {
      as: 'collegeAdmin',
      body: { ...sampleCasProvider, id, address: cas.address, rows, hasOwnSecondFactor: true, version: 1 },
    });
    const third = await comeBack('20260017', id);
    expect((await third.browser.exchange(third.code)).code).toBe('0');
  });

  it('counts wrong codes of a person, however often they come back from CAS', async () => {
    const id = await addProvider();
    const user = await switchFactorOn(id);
    const right = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now.getTime() });
    const tryOnce = async (code: string) => {
      const { browser, code: campusCode } = await comeBack('20260017', id);
      return browser.exchange(campusCode, code);
    };
    for (const left of [4, 3, 2, 1, 0]) expect((await tryOnce('000000')).message).toContain(`${left} 次`);
    expect([(await tryOnce('000000')).code, (await tryOnce(right())).code]).toEqual(['30029', '30029']);
    const events = await database.current.db.select().from(securityEvents);
    expect(events).toContainEqual(expect.objectContaining({ kind: 'lockOut', what: 'account', personId: user.id }));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'signIn', outcome: 'throttled', personId: user.id }));
    server.wait(15 * 60_000);
    expect((await tryOnce('000000')).message).toContain('4 次');
    expect((await tryOnce(right())).code).toBe('0');
    expect((await tryOnce('000000')).message).toContain('4 次');
  });

  it('ends the sign-in that CAS ends, and no other', async () => {
    const id = await addProvider();
    const post = async (service: string, form: URLSearchParams) =>
      server.request(new URL(service).pathname, { method: 'POST', body: form });
    const chen = await comeBack('20260017', id);
    await chen.browser.signIn(chen.code);
    const second = await comeBack('20260018', id);
    const { user } = await second.browser.signIn(second.code);
    await cas.signOut('20260017', post);
    const left = await database.current.db.select().from(sessions).where(eq(sessions.campusProviderId, id));
    expect(left.map(({ userId }) => userId)).toEqual([user.id]);
    const unfinished = await comeBack('20260017', id);
    await cas.signOut('20260017', post);
    expect((await unfinished.browser.exchange(unfinished.code)).code).toBe('30001');
    const made = new URLSearchParams({ logoutRequest: '<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>' });
    expect((await post(`http://localhost/college/api/auth/campus/${id}/return`, made)).status).toBe(400);
  });

  it.each([
    ['is switched off', { isEnabled: false }],
    ['has no second factor any more', { hasOwnSecondFactor: false }],
  ])('opens no session where the provider %s meanwhile', async (_, change) => {
    const id = await addProvider({ hasOwnSecondFactor: true });
    let meanwhile: (() => Promise<unknown>) | undefined;
    const { current } = database;
    const transaction: OpenDatabase['transaction'] = async (act) => {
      await meanwhile?.();
      return current.transaction(act);
    };
    const changing = { ...current, transaction };
    const browser = testBrowser(testServer(() => changing));
    const { code } = await browser.comeBack(await wayBack(browser, id, '20260017'));
    meanwhile = async () => {
      meanwhile = undefined;
      await addProvider({ id, version: 1, ...change });
    };
    expect((await browser.exchange(code)).code).toBe('30001');
    expect(meanwhile).toBeUndefined();
    expect(await current.db.$count(sessions, eq(sessions.campusProviderId, id))).toBe(0);
  });

  it('says that CAS is away, and signs nobody in', async () => {
    const away = await startCasServer({});
    await away.close();
    const id = await addProvider({ address: away.address });
    expect((await comeBack('20260017', id)).fault).toBe('providerAway');
  });

  it('leads to no provider that is off, deleted, or none at all', async () => {
    const id = await addProvider({ isEnabled: false });
    for (const one of [id, 999_999]) expect(await testBrowser(server).begin(one)).toBe('/login#campusError=providerOff');
  });

  it('answers hostile requests without failing', async () => {
    const id = await addProvider();
    for (const one of ['abc', '-1', '0', '99999999999999999999', '1.5', '%00', `${id}%20`]) {
      const { location } = await testBrowser(server).visit(`/college/api/auth/campus/${one}/begin`);
      expect(location).toBe('/login#campusError=providerOff');
    }
    for (const query of ['', '?state=', `?state=${'x'.repeat(5000)}`, '?state=%00&ticket=%00', '?state=a&state=b&ticket=']) {
      expect((await testBrowser(server).comeBack(`/college/api/auth/campus/${id}/return${query}`)).fault).toBe('wrongState');
    }
    const post = async (body: string) => (await server.request(`/college/api/auth/campus/${id}/logout`, { method: 'POST', body })).status;
    for (const body of ['', 'logoutRequest=', 'logoutRequest=%00', '\u0000', `logoutRequest=${'a'.repeat(70_000)}`])
      expect(await post(body)).toBe(400);
    const kept = await database.current.db.$count(sessions);
    expect(kept).toBe(1);
  });

  it('answers a network address only so often', async () => {
    const key = `campus:begin:address:${digest('local')}`;
    const expire = server.clock.now.getTime() + 60_000;
    await database.current.db.insert(schema.rateLimits).values({ key, points: 1000, expire });
    expect(await testBrowser(server).begin(await addProvider())).toBe('/login#campusError=tooMany');
  });

  it('never puts a token in an address, nor a secret in the log', async () => {
    const id = await addProvider();
    const { browser, code } = await comeBack('20260017', id);
    const { authToken } = await browser.signIn(code);
    const logged = server.lines.join('\n');
    for (const secret of [authToken, code ?? '', 'ST-']) expect(logged).not.toContain(secret);
  });
});
