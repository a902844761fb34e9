import * as contract from '@college/api-client/contract';
import { loginResponseSchema, type SecurityNotice } from '@college/curriculum-model';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { hashPassword } from '../passwords';
import { cast, setScene } from '../testing/scene';
import { testServer } from '../testing/testServer';

const password = 'correct horse 5';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const minute = 60_000;

describeOnEachEngine('the security of an account', (database) => {
  const mail = { url: 'smtp://127.0.0.1:1', from: 'kc@college.example' };
  const server = testServer(() => database.current, { mail });

  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
    const people = [cast.collegeAdmin.id, cast.majorLeader.id];
    const { db } = database.current;
    await db
      .update(schema.users)
      .set({ passwordHash: await hashPassword(password) })
      .where(inArray(schema.users.id, people));
  });

  async function signIn(headers: Record<string, string> = {}) {
    const reply = await server.call(contract.login, { body: { email: 'majorLeader', password }, headers });
    const cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return { headers: { authToken: loginResponseSchema.parse(reply.data).authToken }, cookie };
  }
  const notices = async (headers: Record<string, string>) =>
    (await server.call(contract.listSecurityNotices, { headers })).data as SecurityNotice[];
  const mailsTo = async () =>
    (await database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id)).map(({ kind, recipient }) => [
      kind,
      recipient,
    ]);
  const details = (email: string) => ({ body: { id: cast.majorLeader.id, userName: 'majorLeader', email } });

  it('tells of a device that was not used before, everywhere but there', async () => {
    const first = await signIn({ 'user-agent': firefox });
    expect(await notices(first.headers)).toMatchObject([
      { kind: 'newDevice', isOwn: true, isNew: false, browser: 'Firefox', system: 'Linux' },
    ]);
    const again = await signIn({ cookie: first.cookie });
    expect(await notices(again.headers)).toMatchObject([{ kind: 'newDevice', isNew: true }]);
    await server.call(contract.seeSecurityNotices, { headers: again.headers });
    expect(await notices(again.headers)).toMatchObject([{ kind: 'newDevice', isNew: false }]);
    expect(await mailsTo()).toEqual([['notice', 'majorLeader@college.example']]);
  });

  it('tells of a changed password and of a changed address, the old address too', async () => {
    const { headers } = await signIn();
    const body = { userId: cast.majorLeader.id, old: password, new: 'another river 7' };
    expect((await server.call(contract.updateOwnPassword, { headers, body })).code).toBe('0');
    expect((await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...details('fresh@college.example') })).code).toBe('0');
    expect(await notices(headers)).toMatchObject([
      { kind: 'addressChanged', isOwn: false, isNew: true, address: '' },
      { kind: 'passwordChanged', isOwn: true, isNew: false },
      { kind: 'newDevice' },
    ]);
    expect((await mailsTo()).slice(1)).toEqual([
      ['notice', 'majorLeader@college.example'],
      ['notice', 'majorLeader@college.example'],
      ['notice', 'fresh@college.example'],
    ]);
  });

  it('keeps notices out of the outbox of managers, and a link to a new password leaves them alone', async () => {
    await signIn();
    const { data } = await server.call(contract.listOutbox, { as: 'collegeAdmin', query: { pageNum: 1, pageSize: 10 } });
    expect(data).toMatchObject({ pageInfo: { total: 0 } });
    await database.current.db.update(schema.users).set({ passwordHash: '' }).where(eq(schema.users.id, cast.majorLeader.id));
    await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...details('fresh@college.example') });
    const [notice] = await database.current.db.select().from(schema.outboxMails);
    expect(notice).toMatchObject({ kind: 'notice', link: '/course/user' });
  });

  it('wants the password once more before another address and before new rights', async () => {
    const newcomer = [{ userName: '新人', email: 'newcomer@college.example', permissionId: 3010, relativeId: 1001 }];
    await server.tokenOf('collegeAdmin');
    server.wait(11 * minute);
    const refused = await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...details('fresh@college.example') });
    expect(refused).toMatchObject({ code: '30010', message: '请再次输入密码以确认此操作。' });
    expect((await server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: newcomer })).code).toBe('30010');
    const dryRun = { query: { dryrun: 1 }, body: newcomer };
    expect((await server.call(contract.insertNewUsers, { as: 'collegeAdmin', ...dryRun })).code).toBe('0');
    const renamed = { body: { ...details('majorLeader@college.example').body, userName: '新名字' } };
    expect((await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...renamed })).code).toBe('0');

    const confirm = (word: string) => server.call(contract.reauthenticate, { as: 'collegeAdmin', body: { password: word } });
    expect(await confirm('wrong')).toMatchObject({ code: '30001', message: '密码不正确，还可以再试 4 次。' });
    expect((await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...details('fresh@college.example') })).code).toBe('30010');
    expect((await confirm(password)).code).toBe('0');
    server.wait(9 * minute);
    expect((await server.call(contract.updateUserInfo, { as: 'collegeAdmin', ...details('fresh@college.example') })).code).toBe('0');
    expect((await server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: newcomer })).code).toBe('0');
  });

  it('is no place to guess the password', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      await server.call(contract.reauthenticate, { as: 'majorLeader', body: { password: 'wrong' } });
    expect((await server.call(contract.reauthenticate, { as: 'majorLeader', body: { password } })).code).toBe('30029');
  });
});
