import { forgetPassword, insertNewUsers, listOutbox, login, resetPassword } from '@college/api-client/contract';
import type { OutboxMail } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import { openSession } from '../sessions/sessionRepository';
import { cast, setScene, type Role } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { tidy } from '../upkeep';
import { spendTry } from './throttle';

const fresh = 'a-brand-new-phrase-7';
const publicAddress = 'https://kc.college.example';

describeOnOneEngine('a forgotten password', (database) => {
  const server = testServer(() => database.current, { publicAddress });
  beforeEach(async () => {
    server.forgetSessions();
    server.lines.length = 0;
    await setScene(database.current);
  });

  async function forget(email: string, headers: Record<string, string> = {}) {
    const answer = await server.call(forgetPassword, { body: { email }, headers });
    await afterAnswersSettled(database.current);
    return answer;
  }

  async function mails(as: Role = 'collegeAdmin'): Promise<OutboxMail[]> {
    const { code, data } = await server.call(listOutbox, { as, query: { pageNum: 1, pageSize: 20 } });
    expect(code).toBe('0');
    return (data as { pageInfo: { list: OutboxMail[] } }).pageInfo.list;
  }

  async function tokenOf(role: Role): Promise<string> {
    await forget(`${role}@college.example`);
    const link = (await mails())[0]?.link ?? '';
    return new URL(link).searchParams.get('token') ?? '';
  }

  async function storedLinks(): Promise<string[]> {
    const rows = await database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id);
    return rows.map(({ link }) => link ?? '');
  }

  const choose = (token: string, word = fresh) => server.call(resetPassword, { body: { token, fresh: word } });
  const signIn = (role: Role, word: string) => server.call(login, { body: { email: `${role}@college.example`, password: word } });

  it('answers the same whether or not there is such an account, and writes to whom there is one', async () => {
    const known = await forget('MajorLeader@college.example');
    const unknown = await forget('nobody.at.all@college.example');
    expect([known.code, known.message, known.data]).toEqual([unknown.code, unknown.message, unknown.data]);
    expect(known.code).toBe('0');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'reset', to: 'majorLeader@college.example', sentTime: null, error: null, usedTime: null });
    expect(mail?.link).toMatch(new RegExp(`^${publicAddress}/course/support/forgetpwd\\?token=[\\w-]{43}$`));
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.text).toContain('majorLeader，您好');
  });

  it('writes in the language in which it was asked', async () => {
    await forget('majorLeader@college.example', { 'accept-language': 'en-GB' });
    const [mail] = await mails();
    expect(mail?.subject).toBe('Reset your password for the Curriculum Workbench');
    expect(mail?.text).not.toMatch(/您/);
  });

  it('sets the password once, ends every sign-in and lets a locked account in', async () => {
    const attempt = { signInName: '', accountId: cast.majorLeader.id, address: 'elsewhere', device: undefined };
    for (let tries = 0; tries < 5; tries += 1) await spendTry(database.current.db, attempt, server.clock.now);
    expect((await signIn('majorLeader', fresh)).code).toBe('30029');
    const open = await openSession(database.current.db, cast.majorLeader.id, server.clock.now, 3_600_000);
    const token = await tokenOf('majorLeader');
    expect(await choose(token)).toMatchObject({ code: '0', data: true, message: '密码已设置，请用新密码登录。' });
    expect((await read(await server.request(`${apiBase}/auth/initmanage`, { headers: { authToken: open } }))).code).toBe('10011');
    expect((await signIn('majorLeader', fresh)).code).toBe('0');
    expect(await choose(token, 'yet-another-phrase-8')).toMatchObject({ code: '30001', message: '链接已失效或已使用，请重新申请。' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ link: null, usedTime: server.clock.now.toISOString() });
    expect(mail?.text).toContain('（链接已失效）');
    expect(mail?.text).not.toContain(token);
  });

  it('takes one of many tries at the same time', async () => {
    const token = await tokenOf('majorLeader');
    const words = ['first-new-phrase-1', 'second-new-phrase-2', 'third-new-phrase-3'];
    const codes = await Promise.all(words.map(async (word) => (await choose(token, word)).code));
    expect(codes.toSorted()).toEqual(['0', '30001', '30001']);
  });

  it('keeps the link when the new password will not do', async () => {
    const token = await tokenOf('majorLeader');
    expect((await choose(token, 'majorLeader77')).message).toBe('密码不能与用户名或邮箱相同。');
    expect((await choose(token, '1234567890')).message).toBe('新密码过于简单，容易被猜到');
    expect((await choose(token)).code).toBe('0');
  });

  it('lets a newer link replace the older one, and each die after an hour', async () => {
    const older = await tokenOf('majorLeader');
    const newer = await tokenOf('majorLeader');
    expect((await choose(older)).code).toBe('30001');
    server.wait(60 * 60_000);
    expect((await choose(newer)).code).toBe('30001');
    expect((await mails()).map(({ link }) => link)).toEqual([null, null]);
  });

  it('takes no other word for a token', async () => {
    await tokenOf('majorLeader');
    for (const token of ['x'.repeat(43), 'no token at all', '', "' or 1=1 --"]) expect((await choose(token)).message).toMatch(/链接已失效/);
  });

  it('lets each address and each place ask a few times only, known or not', async () => {
    for (const email of ['majorLeader@college.example', 'unknown@college.example']) {
      for (let tries = 0; tries < 3; tries += 1) expect((await forget(email)).code).toBe('0');
      expect((await forget(email.toUpperCase())).code).toBe('30029');
    }
    expect(await mails()).toHaveLength(3);
  });

  it('leaves the demo account to everybody', async () => {
    expect((await forget('demo@college.example')).code).toBe('0');
    expect(await mails()).toEqual([]);
  });

  it('shows mails to the managers of the college alone', async () => {
    await forget('majorLeader@college.example');
    expect(await mails('otherAdmin')).toEqual([]);
    for (const as of ['collegeViewer', 'departmentManager', 'majorLeader', 'nobody', 'demo'] as const) {
      expect((await server.call(listOutbox, { as, query: { pageNum: 1, pageSize: 20 } })).code).toBe('30003');
    }
  });

  it('shows a link only to those who may manage the person, and to nobody the own one', async () => {
    const { db } = database.current;
    await db.update(schema.users).set({ permissionId: 6 }).where(eq(schema.users.id, cast.collegeViewer.id));
    for (const role of ['collegeAdmin', 'collegeViewer', 'majorLeader'] as const) await forget(`${role}@college.example`);
    const links = async (as: Role) => (await mails(as)).map(({ to, link, hiddenLink }) => [to.split('@')[0], link !== null, hiddenLink]);
    const expected = [
      ['majorLeader', true, undefined],
      ['collegeViewer', false, 'notManaged'],
      ['collegeAdmin', false, 'notManaged'],
    ];
    expect(await links('collegeAdmin')).toEqual(expected);
    expect(await links('collegeViewer')).toEqual(expected);
    const [, hidden] = await mails();
    expect(hidden?.text).toContain('您不能管理此人');
    expect(JSON.stringify(await mails())).not.toContain((await storedLinks())[1]);
  });

  it('says which link a later one took the place of, and which had expired before', async () => {
    await forget('majorLeader@college.example');
    server.wait(61 * 60_000);
    await forget('majorLeader@college.example');
    server.wait(60_000);
    await forget('majorLeader@college.example');
    expect((await mails()).map(({ link, isReplaced }) => [link !== null, isReplaced])).toEqual([
      [true, undefined],
      [false, true],
      [false, undefined],
    ]);
  });

  it('shows no link of a forgotten password where a mail server brings it, but invitations', async () => {
    const mail = { url: 'smtp://127.0.0.1:9', from: 'kc@college.example' };
    const withMail = testServer(() => database.current, { publicAddress, mail });
    await forget('majorLeader@college.example');
    const row = { userName: '新人', email: 'fresh@college.example', permissionId: 3010, relativeId: 1001 };
    expect((await withMail.call(insertNewUsers, { as: 'collegeAdmin', body: [row] })).code).toBe('0');
    const { data } = await withMail.call(listOutbox, { as: 'collegeAdmin', query: { pageNum: 1, pageSize: 20 } });
    const { list } = (data as { pageInfo: { list: OutboxMail[] } }).pageInfo;
    expect(list.map(({ kind, link, hiddenLink }) => [kind, link !== null, hiddenLink])).toEqual([
      ['invite', true, undefined],
      ['reset', false, 'delivered'],
    ]);
    expect(list[1]?.text).toContain('链接只在发出的邮件里');
  });

  it('writes no token, link or password into the log, and keeps the token as a digest', async () => {
    const token = await tokenOf('majorLeader');
    await choose(token);
    await choose(token);
    const logged = server.lines.join('\n');
    for (const secret of [token, fresh, 'forgetpwd?token']) expect(logged).not.toContain(secret);
    expect(JSON.stringify(await database.current.db.select().from(schema.outboxMails))).not.toContain(token);
    expect(JSON.stringify(await database.current.db.select().from(schema.auditLog))).not.toContain(token);
  });

  it('forgets dead links within the hour of tidying, and mails after a month', async () => {
    await tokenOf('majorLeader');
    const log = pino({ level: 'silent' });
    await tidy(database.current, new Date(server.clock.now.getTime() + 2 * 3_600_000), log);
    expect(await database.current.db.select({ link: schema.outboxMails.link }).from(schema.outboxMails)).toEqual([{ link: null }]);
    await tidy(database.current, new Date(server.clock.now.getTime() + 31 * 86_400_000), log);
    expect(await database.current.db.$count(schema.outboxMails)).toBe(0);
  });
});
