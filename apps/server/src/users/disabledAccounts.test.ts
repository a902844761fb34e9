import * as contract from '@college/api-client/contract';
import { downloadTicketSchema, loginResponseSchema, type ManagedUser } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import { openSession } from '../sessions/sessionRepository';
import { cast, places, sceneStart, setScene, type Role } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { givePasswords, password } from './people.test-data';

const leader = cast.majorLeader.id;
const minute = 60_000;

describeOnEachEngine('disabled accounts', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    server.forgetSessions();
    await setScene(database.current);
    await givePasswords(database.current, 'collegeAdmin', 'majorLeader');
  });

  const set = (isDisabled: boolean, rest: Record<string, unknown> = {}, as: Role = 'collegeAdmin') =>
    server.call(contract.setUserDisabled, { as, body: { id: leader, isDisabled, ...rest } });
  const signIn = (word = password, name = 'majorLeader') =>
    server.call(contract.login, { body: { email: name, password: word }, headers: { 'accept-language': 'zh' } });
  const isOpen = async (authToken: string) =>
    (await read(await server.request(`${apiBase}/auth/initmanage`, { headers: { authToken } }))).code === '0';
  const newSession = () => openSession(database.current.db, leader, server.clock.now, 3_600_000);
  const account = async () => (await database.current.db.select().from(schema.users).where(eq(schema.users.id, leader)))[0]!;
  const mails = () => database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id);

  async function listed(body: Record<string, unknown> = {}): Promise<ManagedUser[]> {
    const { data } = await server.call(contract.listUsers, { as: 'collegeAdmin', body: { pageNum: 1, pageSize: 50, ...body } });
    return (data as { pageInfo: { list: ManagedUser[] } }).pageInfo.list;
  }

  it('ends every sign-in of the person at once, with its download tickets, and nobody else’s', async () => {
    const [own, first, second] = [await server.tokenOf('collegeAdmin'), await newSession(), await newSession()];
    const path = contract.exportCompletion.path;
    const asked = await server.call(contract.createDownloadTicket, {
      headers: { authToken: first },
      body: { path, query: { courseid: places.own.unit } },
    });
    const { ticket } = downloadTicketSchema.parse(asked.data);
    expect(await set(true, { reason: ' 已离职 ' })).toMatchObject({
      code: '0',
      data: { record: { disabled: { reason: '已离职' } } },
      message: '更新成功',
    });
    expect(await Promise.all([own, first, second].map(isOpen))).toEqual([true, false, false]);
    const visit = await server.request(`${apiBase}${path}?courseid=${places.own.unit}&ticket=${ticket}`, {
      headers: { accept: 'text/html' },
    });
    expect(visit.status).toBe(403);
    expect(await account()).toMatchObject({ disabledReason: '已离职', disabledAt: server.clock.now, version: 2, deletedAt: null });
  });

  it('refuses a sign-in with a sentence that only the right password is given', async () => {
    await set(true);
    const wrong = await signIn('not this one');
    const unknown = await signIn('not this one', 'nobody-at-all');
    expect(wrong).toMatchObject({ code: '30002', message: unknown.message });
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await signIn()).toMatchObject({ code: '30002', message: '该账号已停用，不能登录。如有疑问，请联系您的院系或学校管理者。' });
    }
    expect((await signIn('not this one')).message).toContain('3');
    expect(await database.current.db.$count(schema.sessions, eq(schema.sessions.userId, leader))).toBe(0);
    const events = await database.current.db.select().from(schema.securityEvents).where(eq(schema.securityEvents.what, 'disabled'));
    expect(events[0]).toMatchObject({ kind: 'signIn', outcome: 'refused', personId: leader, collegeId: 1 });
  });

  it('leaves no session of a sign-in that was under way, whichever of the two comes first', async () => {
    const [begun, disabled] = await Promise.all([signIn(), set(true)]);
    expect(disabled.code).toBe('0');
    expect(await database.current.db.$count(schema.sessions, eq(schema.sessions.userId, leader))).toBe(0);
    if (begun.code === '0') expect(await isOpen(loginResponseSchema.parse(begun.data).authToken)).toBe(false);
    else expect(begun).toMatchObject({ code: '30002', message: expect.stringContaining('已停用') });
  });

  it('opens nothing by a session that got into the table anyway', async () => {
    await set(true);
    expect(await isOpen(await newSession())).toBe(false);
  });

  it('sends no link for a forgotten password and takes none that was sent, and tells strangers nothing', async () => {
    const forget = async (email: string) => {
      const answer = await server.call(contract.forgetPassword, { body: { email } });
      await afterAnswersSettled(database.current);
      return [answer.code, answer.message, answer.data];
    };
    const known = await forget('majorLeader@college.example');
    const token = (await mails())[0]!.link!.split('token=')[1];
    await set(true);
    const choose = () => server.call(contract.resetPassword, { body: { token, fresh: 'a new pass phrase 7' } });
    expect(await choose()).toMatchObject({ code: '30001' });
    expect(await forget('majorLeader@college.example')).toEqual(known);
    expect(await mails()).toMatchObject([{ kind: 'reset', link: null }]);
    // Also not by a link that was written while the account was being disabled.
    const life = { link: 'x', expiresAt: new Date(server.clock.now.getTime() + minute) };
    await database.current.db.update(schema.outboxMails).set(life);
    expect(await choose()).toMatchObject({ code: '30001' });
  });

  it('ends an invitation, sends none to a new address, and invites again when the account is enabled', async () => {
    await database.current.db.update(schema.users).set({ passwordHash: '' }).where(eq(schema.users.id, leader));
    const rename = (email: string) =>
      server.call(contract.updateUserInfo, { as: 'collegeAdmin', body: { id: leader, userName: 'majorLeader', email } });
    await rename('second@college.example');
    expect(await mails()).toMatchObject([{ kind: 'invite', link: expect.any(String) }]);
    await set(true);
    await rename('third@college.example');
    expect(await mails()).toMatchObject([{ kind: 'invite', link: null }]);
    expect((await set(false)).code).toBe('0');
    expect((await mails()).at(-1)).toMatchObject({ kind: 'invite', recipient: 'third@college.example', link: expect.any(String) });
  });

  it('invites nobody who signs in at a provider of the campus when the account is enabled', async () => {
    const { db } = database.current;
    await db.update(schema.users).set({ passwordHash: '' }).where(eq(schema.users.id, leader));
    const [provider] = await db
      .insert(schema.campusProviders)
      .values({ collegeId: 1, protocol: 'cas', isEnabled: true, settings: sampleCasProvider })
      .returning();
    const identity = { providerId: provider!.id, subject: 'zhao', userId: leader };
    await db.insert(schema.campusIdentities).values({ ...identity, createTime: sceneStart, lastSignInAt: sceneStart });
    await set(true);
    expect((await set(false)).code).toBe('0');
    expect(await mails()).toEqual([]);
    // With the provider switched off a password is all that is left.
    await db.update(schema.campusProviders).set({ isEnabled: false });
    await set(true);
    await set(false);
    expect(await mails()).toMatchObject([{ kind: 'invite', recipient: 'majorLeader@college.example' }]);
  });

  it('lets the person sign in again once it is enabled, and none of the earlier sign-ins', async () => {
    const earlier = await newSession();
    await set(true, { reason: '已离职' });
    expect((await set(false)).code).toBe('0');
    expect(await account()).toMatchObject({ disabledAt: null, disabledReason: '' });
    expect(await isOpen(earlier)).toBe(false);
    expect(await isOpen(loginResponseSchema.parse((await signIn()).data).authToken)).toBe(true);
  });

  it('is marked in the list, found, and filtered by', async () => {
    await set(true, { reason: '已离职' });
    expect((await listed({ keyword: 'majorLead' }))[0]).toMatchObject({
      disabled: { time: server.clock.now.toISOString(), reason: '已离职' },
    });
    expect((await listed({ isDisabled: true })).map(({ id }) => id)).toEqual([leader]);
    const enabled = await listed({ isDisabled: false });
    expect(enabled.map(({ id }) => id)).not.toContain(leader);
    expect(enabled).toHaveLength((await listed()).length - 1);
    expect(enabled[0]!.disabled).toBeNull();
  });

  it('keeps the person among the managers of a course, marked', async () => {
    await database.current.db.insert(schema.courseManagers).values({ courseUnitId: places.own.unit, userId: leader });
    await set(true);
    const { data } = await server.call(contract.listCourseCards, { as: 'collegeAdmin', query: { majorId: 101, lang: '80101' } });
    expect(data).toMatchObject([{ manager: [{ label: 'majorLeader', isDisabled: true }] }, { manager: [{ label: 'courseEditor' }] }]);
    expect(JSON.stringify(data).match(/isDisabled/g)).toHaveLength(1);
  });

  it('needs the version and the password, and keeps what somebody else did meanwhile', async () => {
    const { version } = await account();
    await server.call(contract.updateUserInfo, {
      as: 'collegeAdmin',
      body: { id: leader, userName: '新名字', email: 'majorLeader@college.example' },
    });
    const late = await set(true, { version });
    expect(late).toMatchObject({ code: '30009', data: { id: leader, userName: '新名字', version: version + 1 } });
    server.wait(11 * minute);
    expect((await set(true)).code).toBe('30010');
    expect((await set(true, { reason: 'x'.repeat(201) })).code).toBe('30001');
    expect((await account()).disabledAt).toBeNull();
  });

  it('is for nobody to do to oneself, to equals or to a college manager', async () => {
    for (const [as, role] of [
      ['collegeAdmin', 'collegeAdmin'],
      ['otherAdmin', 'collegeAdmin'],
      ['collegeAdmin', 'otherAdmin'],
      ['majorLeader', 'majorLeader'],
      ['departmentManager', 'collegeAdmin'],
      ['courseLeader', 'majorLeader'],
    ] as const) {
      expect([as, role, (await set(true, { id: cast[role].id }, as)).code]).toEqual([as, role, '30003']);
    }
  });

  it('changes nothing where it is so already, and keeps the time with another reason', async () => {
    await set(true, { reason: '已离职' });
    const { disabledAt } = await account();
    server.wait(minute);
    await set(true, { reason: '已离职' });
    expect(await account()).toMatchObject({ version: 2, disabledAt });
    await set(true, { reason: '已退休' });
    expect(await account()).toMatchObject({ version: 3, disabledAt, disabledReason: '已退休' });
  });

  it('is recorded with its reason, and in the security log', async () => {
    await set(true, { reason: '已离职' });
    await set(false);
    const changes = await database.current.db.select().from(schema.auditLog).where(eq(schema.auditLog.entity, 'users'));
    expect(changes).toMatchObject([
      { entityId: leader, userId: 1, action: 'updated', before: { disabledAt: null }, after: { disabledReason: '已离职' } },
      { entityId: leader, userId: 1, action: 'updated', before: { disabledReason: '已离职' }, after: { disabledAt: null } },
    ]);
    const events = await database.current.db.select().from(schema.securityEvents).orderBy(schema.securityEvents.id);
    expect(events).toMatchObject([
      { kind: 'accountDisabled', outcome: 'done', actorId: 1, personId: leader, collegeId: 1 },
      { kind: 'accountEnabled', outcome: 'done', actorId: 1, personId: leader, collegeId: 1 },
    ]);
  });

  it('stays with the person: no list of new people enables it or takes its address', async () => {
    await set(true);
    const row = { userName: '新人', email: 'MajorLeader@college.example', permissionId: 2000, relativeId: 101 };
    const { code, message } = await server.call(contract.insertNewUsers, { as: 'collegeAdmin', body: [row] });
    expect([code, message]).toEqual(['30001', expect.stringContaining('邮箱已被使用')]);
    expect((await account()).disabledAt).not.toBeNull();
  });

  it('stays disabled with a new password', async () => {
    await set(true);
    const body = { userId: 1, targetUserId: leader, old: password, fresh: 'a new pass phrase 7' };
    expect((await server.call(contract.updatePassword, { as: 'collegeAdmin', body })).code).toBe('0');
    expect(await signIn('a new pass phrase 7')).toMatchObject({ code: '30002', message: expect.stringContaining('已停用') });
  });
});
