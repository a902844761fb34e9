import { aLoginInfo, samplePassword } from '@college/curriculum-model/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '../auth/account.resource';
import { createAuth } from '../auth/auth.resource';
import { createClient } from '../core/client';
import { createMockFetch } from '../mock-api/createMockFetch';
import { createPeople } from './people.resource';

function aClient(who: Parameters<typeof aLoginInfo>[0] = 'collegeAdmin') {
  const { authToken } = aLoginInfo(who).data;
  const onFailure = vi.fn();
  const fetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  const client = createClient({ fetch, onFailure, session: { authToken: () => authToken, clear: () => undefined } });
  return { people: createPeople(client), account: createAccount(client), auth: createAuth(client), onFailure };
}

const newcomer = { userName: '新人', email: 'new@college.example', permissionId: 3010, relativeId: 1004 };

describe('people', () => {
  it('names what somebody manages and whether the caller may change them', async () => {
    const { people } = aClient('majorLeader');
    const { list } = (await people.listPeople({ pageNum: 1, pageSize: 50 })).pageInfo;
    expect(list.map(({ id, isEditable }) => [id, isEditable])).toContainEqual([1005, false]);
    expect(list.find(({ id }) => id === 1006)).toMatchObject({ scopeName: '软件工程', isEditable: true });
    expect(list.some(({ id }) => id === 1001)).toBe(false);
  });

  it('validates without storing, rejects with the faults of each row, and adds valid rows on request', async () => {
    const { people, onFailure } = aClient();
    const rows = [
      newcomer,
      { ...newcomer, userName: '李强', email: 'zhoumin@college.example' },
      { ...newcomer, userName: '何静', email: 'b@college.example', relativeId: 9999 },
    ];
    const faults = await people.checkPeople(rows);
    expect(faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'email'],
      [3, 'relativeId'],
    ]);
    await expect(people.insertPeople(rows)).rejects.toMatchObject({
      name: 'NewUsersRefused',
      faults,
      message: expect.stringContaining('2、3'),
    });
    expect(await people.insertPeople(rows, { onlyValid: true })).toMatchObject([{ row: 1 }]);
    expect(await people.checkPeople([newcomer])).toMatchObject([{ row: 1, field: 'email' }]);
    // The form shows it; a toast would repeat it.
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('sends the invited person a link that works once', async () => {
    const { people, account, auth } = aClient();
    await people.insertPeople([newcomer]);
    const [mail] = (await people.listOutbox({ pageNum: 1, pageSize: 20 })).pageInfo.list;
    expect(mail).toMatchObject({ kind: 'invite', to: newcomer.email, usedTime: null });
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    await account.resetPassword({ token, fresh: 'a-brand-new-phrase-7' });
    await expect(account.resetPassword({ token, fresh: 'a-brand-new-phrase-7' })).rejects.toMatchObject({ code: '30001' });
    await expect(auth.signIn({ email: newcomer.email, password: 'a-brand-new-phrase-7' })).resolves.toBeDefined();
    const used = (await people.listOutbox({ pageNum: 1, pageSize: 20 })).pageInfo.list[0];
    expect(used).toMatchObject({ link: null, usedTime: expect.any(String) });
  });

  it('ends the link of an invitation where a later one takes its place, and says so', async () => {
    const { people, auth } = aClient();
    await people.insertPeople([newcomer]);
    await auth.forgetPassword(newcomer.email);
    const [later, earlier] = (await people.listOutbox({ pageNum: 1, pageSize: 20 })).pageInfo.list;
    expect(later).toMatchObject({ kind: 'reset', link: expect.any(String) });
    expect(later).not.toHaveProperty('isReplaced');
    expect(earlier).toMatchObject({ kind: 'invite', link: null, isReplaced: true });
  });

  it('lists, finds and resolves places a piece at a time', async () => {
    const { people } = aClient();
    const [computing] = await people.listScopeLevel();
    expect(computing).toEqual({ label: '计算机学院', value: 1001, deepest: 'course' });
    const majors = await people.listScopeLevel({ departmentId: 1001 });
    expect(majors[0]).toEqual({ label: '软件工程', value: 1001, deepest: 'course' });
    expect((await people.listScopeLevel({ majorId: 1001 })).map(({ value }) => value)).toContain(1004);
    const found = await people.findScopes({ level: 'course', keyword: '计算机 数据结构' });
    expect(found).toMatchObject({ total: 1, list: [[{ value: 1001 }, { value: 1001 }, { label: '数据结构', value: 1004 }]] });
    const paths = await people.resolveScopes([
      { level: 'course', id: 1004 },
      { level: 'major', name: '计算机学院 / 软件工程' },
      { level: 'department', name: '没有的学院' },
    ]);
    expect(paths.map((path) => path?.at(-1)?.label)).toEqual(['数据结构', '软件工程', undefined]);
    await expect(aClient('majorLeader').people.resolveScopes([{ level: 'major', id: 1002 }])).resolves.toEqual([null]);
  });

  it('offers the scopes of the caller, and changes nobody outside of it', async () => {
    const { people } = aClient('majorLeader');
    expect((await people.listScopes()).map(({ value }) => value)).toEqual([1001]);
    await expect(people.updatePerson({ id: 1003, userName: '李航', email: 'x@college.example' })).rejects.toMatchObject({ code: '30003' });
    const reset = { userId: 1005, targetUserId: 1006, old: samplePassword, fresh: 'a-brand-new-phrase-7' };
    await expect(people.resetPersonPassword({ ...reset, old: 'not this one' })).rejects.toMatchObject({
      message: '密码不正确，还可以再试 4 次。',
    });
    await expect(people.resetPersonPassword(reset)).resolves.toBeDefined();
  });
});
