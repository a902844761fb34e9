import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkNewUsers, newUserListSchema, readNewUsers, type NewUserRow } from './newUsers';
import { signInName } from './signInName';

const good: NewUserRow = { userName: '周敏', email: 'zhoumin@college.example', permissionId: 2010, relativeId: 1001 };

it.each<[NewUserRow, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ email: 'x' }, 'email', '邮箱不是有效的邮箱地址'],
  [{ userName: '' }, 'userName', '用户名不能为空'],
  [{ userName: undefined }, 'userName', '用户名缺失'],
  [{ permissionId: '2010' }, 'permissionId', '权限编号必须是数字'],
  [{ permissionId: -1 }, 'permissionId', '权限编号不能小于 0'],
  [{ permissionId: 10.5 }, 'permissionId', '权限编号必须是整数'],
  [{ permissionId: 1e9 }, 'permissionId', '权限编号不能大于 9999'],
  [{ relativeId: null }, 'relativeId', '权限范围必须是数字'],
  [{ password: '' }, undefined, undefined],
  [{ password: 'short' }, 'password', '密码至少 8 个字符'],
  [{ password: 'zhoumin123456', email: 'zhoumin@college.example' }, 'password', '密码不能与用户名或邮箱相同。'],
])('%j: %s %s', (change, field, sentence) => {
  const faults = checkNewUsers([{ ...good, ...change }]);
  expect(faults.map((fault) => [fault.row, fault.field, fault.message.zh])).toEqual(field ? [[1, field, sentence]] : []);
});

it('names the second of two rows with one address, whatever the case', () => {
  const { good: fine, faults } = readNewUsers([good, { ...good, userName: '李强', email: ' ZhouMin@College.example ' }]);
  expect(fine.map(({ row }) => row)).toEqual([1]);
  expect(faults).toEqual([{ row: 2, field: 'email', message: { zh: '邮箱与第 1 行重复', en: 'The e-mail is the same as in row 1' } }]);
});

it('names the second of two rows with one name, or with the address of another row as its name', () => {
  const rows = [
    good,
    { ...good, email: 'second@college.example' },
    { ...good, userName: 'ZHOUMIN@college.example', email: 'third@college.example' },
  ];
  const told = readNewUsers(rows).faults.map(({ row, field, message }) => [row, field, message.zh]);
  expect(told).toEqual([
    [2, 'userName', '用户名与第 1 行重复'],
    [3, 'userName', '用户名与第 1 行重复'],
  ]);
  expect(readNewUsers([{ ...good, userName: 'zhoumin@college.example' }]).faults).toEqual([]);
});

it('finds each row either good or faulty, and every name to sign in with once among the good', () => {
  const cell = fc.oneof(fc.string(), fc.integer(), fc.constantFrom(null, undefined, '周敏', 'a@b.example', 'A@b.example', 3010, 1001, 1e9));
  const row = fc.record({ userName: cell, email: cell, permissionId: cell, relativeId: cell, password: cell });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
      expect(newUserListSchema.safeParse(rows).success).toBe(true);
      const reading = readNewUsers(rows);
      const faulty = new Set(reading.faults.map((fault) => fault.row));
      const fine = reading.good.map((one) => one.row);
      expect([...faulty, ...fine].toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
      const names = reading.good.flatMap(({ user }) => [...new Set([signInName(user.email), signInName(user.userName)])]);
      expect(new Set(names).size).toBe(names.length);
    }),
  );
});
