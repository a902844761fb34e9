import { login, reauthenticate, updateOwnPassword, updatePassword } from '@college/api-client/contract';
import { signInRefusals } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { spendAllowance } from '../auth/throttle';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { openSession } from '../sessions/sessionRepository';
import { apiBase } from '../http/apiBase';
import { cast, setScene, type Role } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { everybody, givePasswords, password } from './people.test-data';

const fresh = 'a-brand-new-phrase-7';

describeOnOneEngine('passwords', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    server.forgetSessions();
    server.lines.length = 0;
    await setScene(database.current);
    await givePasswords(database.current, 'collegeAdmin', 'majorLeader', 'majorEditor', 'courseEditor', 'otherAdmin');
  });

  const change = (as: Role, body: Record<string, unknown>) =>
    server.call(updateOwnPassword, { as, body: { userId: cast[as].id, old: password, new: fresh, ...body } });
  const reset = (as: Role, body: Record<string, unknown>) =>
    server.call(updatePassword, { as, body: { userId: cast[as].id, targetUserId: 6, old: password, fresh, ...body } });
  const signIn = (role: Role, word: string) => server.call(login, { body: { email: `${role}@college.example`, password: word } });
  const isOpen = async (authToken: string) =>
    (await read(await server.request(`${apiBase}/auth/initmanage`, { headers: { authToken } }))).code === '0';
  const anotherSession = (role: Role) => openSession(database.current.db, cast[role].id, server.clock.now, 3_600_000);

  it('changes the caller’s own, ends every other session of the person and keeps this one', async () => {
    const own = await server.tokenOf('majorLeader');
    const [other, foreign] = [await anotherSession('majorLeader'), await anotherSession('majorEditor')];
    expect(await change('majorLeader', {})).toMatchObject({ code: '0', data: { record: { version: 2 } }, message: '更新成功' });
    expect(await Promise.all([own, other, foreign].map(isOpen))).toEqual([true, false, true]);
    expect((await signIn('majorLeader', fresh)).code).toBe('0');
  });

  it('lets a manager set that of somebody of lower rights, and ends all their sign-ins', async () => {
    const [own, theirs] = [await server.tokenOf('majorLeader'), await anotherSession('majorEditor')];
    expect((await reset('majorLeader', {})).code).toBe('0');
    expect(await Promise.all([own, theirs].map(isOpen))).toEqual([true, false]);
    expect((await signIn('majorEditor', fresh)).code).toBe('0');
    const kept = JSON.stringify([server.lines, await database.current.db.select().from(schema.auditLog)]);
    for (const secret of [password, fresh, 'scrypt']) expect(kept).not.toContain(secret);
  });

  it('serves the person as well where they name themselves', async () => {
    const own = await server.tokenOf('courseEditor');
    expect((await reset('courseEditor', { targetUserId: 8 })).code).toBe('0');
    expect(await isOpen(own)).toBe(true);
  });

  it('tells who resets the password of somebody else that their own was wrong', async () => {
    expect((await reset('majorLeader', { old: 'not this one' })).message).toBe('密码不正确，还可以再试 4 次。');
    const own = { old: 'not this one', targetUserId: cast.courseEditor.id };
    expect((await reset('courseEditor', own)).message).toBe('原密码不正确，还可以再试 4 次。');
  });

  it('says to whom has none, as accounts of single sign-on, how to get one, and counts no try', async () => {
    const sentences: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) sentences.push((await change('courseLeader', {})).message);
    expect(new Set(sentences)).toEqual(new Set([signInRefusals.noPassword.zh]));
    expect(await server.call(reauthenticate, { as: 'courseLeader', body: { password } })).toMatchObject({
      code: '30001',
      message: signInRefusals.noPassword.zh,
    });
    await givePasswords(database.current, 'courseLeader');
    expect((await change('courseLeader', {})).code).toBe('0');
  });

  const refusedResets: readonly [Role, Record<string, unknown>, string][] = [
    ['majorLeader', { userId: 1 }, '30003'],
    ['majorLeader', { targetUserId: 1 }, '30003'],
    ['majorLeader', { targetUserId: 11 }, '30003'],
    ['majorLeader', { targetUserId: 9 }, '30003'],
    ['majorEditor', { targetUserId: 8 }, '30003'],
    ['otherAdmin', {}, '30003'],
    ['collegeAdmin', { targetUserId: 999_999 }, '30004'],
    ['collegeAdmin', { targetUserId: '6' }, '30001'],
    ['collegeAdmin', { targetUserId: 1.5 }, '30001'],
    ['collegeAdmin', { targetUserId: -6 }, '30001'],
    ['collegeAdmin', { targetUserId: 1e9 }, '30004'],
    ['collegeAdmin', { old: 'not this one' }, '30001'],
    ['collegeAdmin', { fresh: '1234567890' }, '30001'],
    ['collegeAdmin', { fresh: 'short' }, '30001'],
    ['collegeAdmin', { fresh: 'majorEditor' }, '30001'],
  ];

  it('refuses what reaches too far or is no good, in words, and changes nothing', async () => {
    const before = await everybody(database.current);
    const told: unknown[] = [];
    for (const [as, body] of refusedResets) {
      const answer = await reset(as, body);
      expect(answer.message).toMatch(/\p{Script=Han}/u);
      told.push([as, body, answer.code]);
    }
    expect(told).toEqual(refusedResets);
    expect(await everybody(database.current)).toEqual(before);
  });

  const refusedChanges: readonly [Record<string, unknown>, string][] = [
    [{ new: 'short' }, '新密码至少 8 个字符'],
    [{ new: 'Password2026' }, '新密码过于简单，容易被猜到'],
    [{ new: 'zaq12wsx!!' }, '密码太常见或太容易被猜到，请避免常用密码以及连续或重复的字符。'],
    [{ new: 'majorLeader@college.example' }, '密码不能与用户名或邮箱相同。'],
    [{ new: 'majorLeader12' }, '密码不能与用户名或邮箱相同。'],
    [{ new: password }, '新密码不能与原密码相同。'],
    [{ old: 'not this one' }, '原密码不正确，还可以再试 4 次。'],
    [{ userId: 11 }, '您没有进行此操作的权限。'],
  ];

  it('reports the errors of a change of the caller’s own', async () => {
    const before = await everybody(database.current);
    const told: unknown[] = [];
    for (const [body] of refusedChanges) told.push([body, (await change('majorLeader', body)).message]);
    expect(told).toEqual(refusedChanges);
    expect(await everybody(database.current)).toEqual(before);
  });

  it('limits guesses of the old one in an open session, and resets the count after a correct one', async () => {
    const guess = () => change('majorLeader', { old: 'not this one' });
    const allowance = { act: 'oldpassword', who: String(cast.majorLeader.id), most: 5 };
    for (let tries = 0; tries < 4; tries += 1) await spendAllowance(database.current.db, allowance, server.clock.now);
    expect((await guess()).message).toBe('原密码不正确，还可以再试 0 次。');
    expect(await change('majorLeader', {})).toMatchObject({ code: '30029', message: '尝试次数过多，请 15 分钟后再试。' });
    server.wait(15 * 60_000 + 1);
    expect((await change('majorLeader', {})).code).toBe('0');
    expect((await guess()).message).toBe('原密码不正确，还可以再试 4 次。');
  });
});
