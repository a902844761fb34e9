import * as contract from '@college/api-client/contract';
import { loginResponseSchema } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { hashPassword } from '../passwords';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

const password = 'river-stone-42';
const minute = 60_000;
const hour = 60 * minute;

describeOnOneEngine('signing in and out', (database) => {
  const server = testServer(() => database.current);
  let passwordHash = '';

  beforeAll(async () => {
    passwordHash = await hashPassword(password);
  });
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    await database.current.db.update(schema.users).set({ passwordHash }).where(eq(schema.users.id, cast.majorLeader.id));
  });

  const signIn = (email: string, word = password, headers = {}) =>
    server.call(contract.login, { body: { email, password: word }, headers: { 'accept-language': 'zh', ...headers } });
  const read = (authToken: string) =>
    server.call(contract.getMajorInfo, { query: { majorid: 101 }, headers: authToken ? { authToken } : {} });

  it.each(['majorLeader@college.example', '  MAJORLEADER@college.example ', 'majorLeader'])('signs in with %j', async (name) => {
    const reply = await signIn(name);
    expect(reply).toMatchObject({ code: '0', data: { user: { id: 5, permissionId: 2000, relativeId: 101, collegeId: 1 } } });
    const { authToken } = loginResponseSchema.parse(reply.data);
    expect(await read(authToken)).toMatchObject({ code: '0', data: { name: '软件工程', edit: true } });
  });

  it('keeps only the digest of a token', async () => {
    const { authToken } = loginResponseSchema.parse((await signIn('majorLeader')).data);
    const [session] = await database.current.db.select().from(schema.sessions);
    expect(authToken.length).toBeGreaterThanOrEqual(43);
    expect(JSON.stringify(session)).not.toContain(authToken);
  });

  it('counts the tries left down, for a known and an unknown name alike, and then refuses even the right password', async () => {
    for (const name of ['majorLeader', 'nobody-at-all@college.example']) {
      for (const left of [4, 3, 2, 1, 0]) {
        const message = `用户名或密码不正确，还可以再试 ${left} 次。`;
        expect(await signIn(name, 'wrong')).toMatchObject({ status: 200, code: '30002', message });
      }
      expect(await signIn(name)).toMatchObject({ code: '30029', message: '尝试次数过多，请 15 分钟后再试。' });
    }
    server.wait(15 * minute);
    expect((await signIn('majorLeader')).code).toBe('0');
  });

  it('counts tries that come at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => signIn('majorLeader', 'wrong')));
    expect(replies.map(({ code }) => code).sort()).toEqual([...Array(5).fill('30002'), ...Array(3).fill('30029')]);
  });

  const deviceOf = async (name: string, word = password) => (await signIn(name, word)).headers.get('set-cookie')?.split(';')[0] ?? '';

  it('lets nobody lock a person out of a device on which they signed in before', async () => {
    const cookie = await deviceOf('majorLeader');
    for (let tries = 0; tries < 6; tries += 1) await signIn('majorLeader', 'wrong');
    expect((await signIn('majorLeader')).code).toBe('30029');
    expect((await signIn('majorLeader', 'wrong', { cookie })).message).toContain('4');
    expect((await signIn('majorLeader', password, { cookie })).code).toBe('0');
    for (let tries = 0; tries < 5; tries += 1) await signIn('majorLeader', 'wrong', { cookie });
    expect((await signIn('majorLeader', password, { cookie })).code).toBe('30029');
  });

  it('knows a device no longer once the password is another', async () => {
    const cookie = await deviceOf('majorLeader');
    const changed = { passwordHash: await hashPassword('another-river-7') };
    await database.current.db.update(schema.users).set(changed).where(eq(schema.users.id, cast.majorLeader.id));
    for (let tries = 0; tries < 5; tries += 1) await signIn('majorLeader', 'wrong');
    expect((await signIn('majorLeader', 'another-river-7', { cookie })).code).toBe('30029');
  });

  it('marks a device with a cookie that no script reads and no other site sends', async () => {
    const header = (await signIn('majorLeader')).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^college-device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await signIn('majorLeader', 'wrong')).headers.get('set-cookie')).toBeNull();
  });

  it('gives the tries back after a right password', async () => {
    await signIn('majorLeader', 'wrong');
    await signIn('majorLeader');
    expect((await signIn('majorLeader', 'wrong')).message).toContain('4');
  });

  it('says so in English to those who read English', async () => {
    expect((await signIn('majorLeader', 'wrong', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.5' })).message).toBe(
      'The user name or password is not correct. 4 tries left.',
    );
  });

  it('has a code of its own for no token, an unknown one and an expired one', async () => {
    const { authToken } = loginResponseSchema.parse((await signIn('majorLeader')).data);
    expect((await read('')).code).toBe('20021');
    expect((await read(`${authToken}x`)).code).toBe('10011');
    server.wait(11 * hour);
    expect((await read(authToken)).code).toBe('0');
    server.wait(11 * hour);
    expect((await read(authToken)).code).toBe('0');
    server.wait(12 * hour);
    expect((await read(authToken)).code).toBe('20022');
  });

  it('ends a session at sign-out, and with the account', async () => {
    const first = loginResponseSchema.parse((await signIn('majorLeader')).data).authToken;
    const second = loginResponseSchema.parse((await signIn('majorLeader')).data).authToken;
    expect((await server.call(contract.logout, { headers: { authToken: first } })).code).toBe('0');
    expect((await read(first)).code).toBe('10011');
    expect((await read(second)).code).toBe('0');
    await database.current.db.update(schema.users).set({ deletedAt: new Date() }).where(eq(schema.users.id, 5));
    expect((await read(second)).code).toBe('10011');
    expect((await signIn('majorLeader')).code).toBe('30002');
  });

  it.each([
    {},
    { email: 'majorLeader' },
    { email: '', password: '' },
    { email: ['majorLeader'], password },
    { email: 'a\u0000', password },
    { email: 'x'.repeat(300), password },
    { email: 'majorLeader', password: 'x'.repeat(2000) },
    { email: { $ne: null }, password: { $ne: null } },
  ])('refuses %j with a sentence and counts no try', async (body) => {
    const reply = await server.call(contract.login, { body });
    expect(reply).toMatchObject({ status: 200, code: '30001', data: null });
    expect(reply.message).not.toBe('');
    expect(await database.current.db.$count(schema.rateLimits)).toBe(0);
  });

  it.each(['x', 'x'.repeat(4000), '%00', "' or 1=1 --"])('knows no session for the token %j', async (authToken) => {
    expect((await read(authToken)).code).toBe('10011');
  });

  it('keeps passwords and tokens out of the log', async () => {
    const { authToken } = loginResponseSchema.parse((await signIn('majorLeader')).data);
    await read(authToken);
    const log = server.lines.join('');
    expect(log).toContain('/college/api/auth/login');
    for (const secret of [password, authToken, 'majorLeader']) expect(log).not.toContain(secret);
  });
});
