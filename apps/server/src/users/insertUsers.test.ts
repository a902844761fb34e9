import { insertNewUsers, login, resetPassword } from '@college/api-client/contract';
import type { PresentedNewUserFault } from '@college/curriculum-model';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { withProcessorTime } from '../testing/withProcessorTime';
import { everybody } from './people.test-data';

type Row = Record<string, unknown>;

function person(number: number, more: Row = {}): Row {
  return { userName: `新人${number}`, email: `new${number}@college.example`, permissionId: 3010, relativeId: 1001, ...more };
}

function people(count: number): Row[] {
  return Array.from({ length: count }, (_, index) => person(index + 1));
}

describeOnEachEngine('adding people', (database) => {
  const server = testServer(() => database.current);
  beforeEach(() => {
    server.forgetSessions();
    server.lines.length = 0;
    return setScene(database.current);
  });

  const insert = (body: unknown, { as = 'collegeAdmin', query = {} }: { as?: Role; query?: Row } = {}) =>
    server.call(insertNewUsers, { as, body, query });
  const faultsOf = (data: unknown) => (data as { faults: PresentedNewUserFault[] }).faults;
  const count = () => database.current.db.$count(schema.users);

  it('invites who gets no password, and lets them choose one', async () => {
    const answer = await insert([person(1), person(2, { password: 'a-first-phrase-5' })]);
    expect(answer).toMatchObject({ code: '0', message: '已添加 2 人', data: [{ row: 1 }, { row: 2 }] });
    const mails = await database.current.db.select().from(schema.outboxMails);
    expect(mails).toMatchObject([{ kind: 'invite', recipient: 'new1@college.example', collegeId: 1 }]);
    const signIn = (name: string, password: string) => server.call(login, { body: { email: `${name}@college.example`, password } });
    expect((await signIn('new2', 'a-first-phrase-5')).code).toBe('0');
    expect((await signIn('new1', 'a-first-phrase-5')).code).toBe('30002');
    const token = mails[0]?.link?.split('=')[1];
    expect((await server.call(resetPassword, { body: { token, fresh: 'my-own-phrase-6' } })).code).toBe('0');
    expect((await signIn('new1', 'my-own-phrase-6')).code).toBe('0');
    const logged = server.lines.join('\n');
    for (const secret of ['a-first-phrase-5', 'my-own-phrase-6', token ?? '']) expect(logged).not.toContain(secret);
  });

  it('adds five thousand in one go', async () => {
    const { result, milliseconds } = await withProcessorTime(() => insert(people(5000)));
    expect(milliseconds).toBeLessThan(20_000);
    const { code, data } = result;
    expect([code, (data as unknown[]).length]).toEqual(['0', 5000]);
    expect(await database.current.db.$count(schema.outboxMails)).toBe(5000);
    const ids = (data as { id: number; row: number }[]).filter(({ row }) => row === 1 || row === 5000);
    const rows = await everybody(database.current);
    expect(ids.map(({ id, row }) => rows.find((one) => one.id === id)?.email === `new${row}@college.example`)).toEqual([true, true]);
    expect((await insert([...people(5001)])).code).toBe('30001');
  });

  it('names the faults of rows 3 and 1999 of two thousand, and adds nobody', async () => {
    const rows = people(2000);
    rows[2] = person(3, { email: 'not an address' });
    rows[1998] = person(1999, { permissionId: 5.5 });
    const before = await count();
    const refused = await insert(rows);
    expect(refused).toMatchObject({ code: '30001', message: '第 3、1999 行有误，未添加任何人。第 3 行：邮箱不是有效的邮箱地址。' });
    expect(faultsOf(refused.data)).toEqual([
      { row: 3, field: 'email', message: '邮箱不是有效的邮箱地址' },
      { row: 1999, field: 'permissionId', message: '权限编号必须是整数' },
    ]);
    const dry = await insert(rows, { query: { dryrun: 1 } });
    expect([dry.code, faultsOf(dry.data)]).toEqual(['0', faultsOf(refused.data)]);
    expect(await count()).toBe(before);
    const valid = await insert(rows, { query: { onlyvalid: 1 } });
    expect(valid).toMatchObject({ code: '0', message: '已添加 1998 人，跳过第 3、1999 行' });
    expect(await count()).toBe(before + 1998);
    expect(await database.current.db.$count(schema.auditLog)).toBe(1998);
  });

  it('is in English for readers of English', async () => {
    const answer = await server.call(insertNewUsers, {
      as: 'collegeAdmin',
      body: [person(1), person(2, { email: 'NEW1@college.example' })],
      headers: { 'accept-language': 'en' },
    });
    expect(answer.message).toBe('Row 2 is wrong. Nobody was added. Row 2: The e-mail is the same as in row 1.');
  });

  const wrong: readonly [string, Row, string][] = [
    ['a band as text', { permissionId: '2010' }, '权限编号必须是数字'],
    ['a negative band', { permissionId: -1 }, '权限编号不能小于 0'],
    ['a fraction', { permissionId: 10.5 }, '权限编号必须是整数'],
    ['a billion', { permissionId: 1e9 }, '权限编号不能大于 9999'],
    ['no band', { permissionId: undefined }, '权限编号缺失'],
    ['a taken address', { email: 'MajorEditor@College.Example' }, '邮箱已被使用'],
    ['a plain password', { password: '1234567890' }, '密码过于简单，容易被猜到'],
    ['a leaked password', { password: 'zaq12wsx!!' }, '密码太常见或太容易被猜到，请避免常用密码以及连续或重复的字符。'],
    ['a password like the account', { password: 'newcomer-01', email: 'newcomer-@college.example' }, '密码不能与用户名或邮箱相同。'],
    ['a course of another college', { relativeId: 1005 }, '权限范围不在您的管理范围内'],
    ['a major of another college', { permissionId: 2010, relativeId: 201 }, '权限范围不在您的管理范围内'],
    ['a department of another college', { permissionId: 1000, relativeId: 21 }, '权限范围不在您的管理范围内'],
    ['another college', { permissionId: 50, relativeId: 2 }, '权限范围不存在'],
    ['a course that is none', { relativeId: 999_999 }, '权限范围不存在'],
    ['a scope for nothing', { permissionId: 4000, relativeId: 11 }, '权限范围不存在'],
    ['an empty name', { userName: '  ' }, '用户名不能为空'],
  ];

  it('refuses each wrong value with its sentence, and changes nothing', async () => {
    const before = await everybody(database.current);
    const told: unknown[] = [];
    for (const [what, more] of wrong) {
      const { code, data } = await insert([person(1), person(2, more)]);
      told.push([what, code, ...faultsOf(data).map(({ row, message }) => [row, message])]);
    }
    expect(told).toEqual(wrong.map(([what, , sentence]) => [what, '30001', [2, sentence]]));
    expect(await everybody(database.current)).toEqual(before);
    expect(await database.current.db.$count(schema.outboxMails)).toBe(0);
  });

  // Who, a permission, its subject, and whether it may be granted.
  const grants: readonly [Role, number, number, string][] = [
    ['collegeAdmin', 5, 1, '0'],
    ['collegeAdmin', 4000, 0, '0'],
    ['departmentManager', 1000, 11, '0'],
    ['departmentManager', 3000, 1003, '0'],
    ['departmentManager', 1990, 12, '30001'],
    ['departmentManager', 50, 1, '30001'],
    ['departmentManager', 5, 1, '30001'],
    ['departmentManager', 4000, 0, '30001'],
    ['majorLeader', 2000, 101, '0'],
    ['majorLeader', 1990, 11, '30001'],
    ['majorLeader', 2010, 102, '30001'],
    ['courseLeader', 3010, 1001, '0'],
    ['courseLeader', 3010, 1002, '30001'],
    ['courseLeader', 2010, 101, '30001'],
    ['majorEditor', 3010, 1001, '30003'],
    ['collegeViewer', 3010, 1001, '30003'],
    ['courseEditor', 3010, 1001, '30003'],
    ['nobody', 4000, 0, '30003'],
    ['demo', 3010, 1004, '30003'],
    ['otherAdmin', 3010, 1001, '30001'],
  ];

  it('lets nobody grant a right above their own, or beyond their scope', async () => {
    const given: unknown[] = [];
    for (const [index, [as, permissionId, relativeId]] of grants.entries()) {
      const { code } = await insert([person(index, { permissionId, relativeId })], { as });
      given.push([as, permissionId, relativeId, code]);
    }
    expect(given).toEqual(grants);
  });

  it('lets one of two lists with the same address through', async () => {
    const answers = await Promise.all([insert([person(1), person(2)]), insert([person(2, { userName: '同事' }), person(3)])]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    const refused = answers.find(({ code }) => code !== '0');
    expect(faultsOf(refused?.data)).toMatchObject([{ field: 'email', message: '邮箱已被使用' }]);
  });

  it('sets passwords for a hundred people at once', async () => {
    const rows = people(101).map((row) => ({ ...row, password: 'a-first-phrase-5' }));
    const dry = await insert(rows, { query: { dryrun: 1 } });
    expect(faultsOf(dry.data)).toMatchObject([{ row: 101, field: 'password' }]);
  });

  it('takes no rows that are none', async () => {
    for (const body of [[], {}, [7], [person(1, { email: ['x'] })]]) expect((await insert(body)).code).toBe('30001');
  });
});
