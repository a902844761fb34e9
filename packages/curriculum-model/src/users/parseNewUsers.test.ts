import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newUserFields, type NewUserRow } from './newUsers';
import { parseNewUsers } from './parseNewUsers';
import { readCells } from './readCells';

const row = { userName: '周敏', email: 'zhoumin@college.example', permissionId: 2010, relativeId: 1001 };

describe('parseNewUsers', () => {
  it.each([
    ['the usual order', '周敏\tzhoumin@college.example\t2010\t1001'],
    ['Chinese headers in another order', '邮箱\t姓名\t权限范围\t权限编号\nzhoumin@college.example\t周敏\t1001\t2010'],
    ['English headers', 'User name\tE-mail\tPermission\tScope\n周敏\tzhoumin@college.example\t2010\t1001'],
    ['a CSV file of a sheet program', '\uFEFF姓名,邮箱,权限编号,权限范围\r\n"周敏",zhoumin@college.example,2010,1001\r\n\r\n'],
    ['semicolons', 'Name;Email;Role;Scope;Remarks\n周敏;zhoumin@college.example;2010;1001;new'],
    ['spaces and full-width digits', ' 周敏 \t zhoumin@college.example\t２０１０\t１００１\t'],
  ])('reads %s', (_, text) => expect(parseNewUsers(text)).toEqual([row]));

  it('leaves wrong cells as they are, to be shown as wrong', () => {
    expect(parseNewUsers('周敏\t\t教师\t-1\t  secret  ')).toEqual([
      { userName: '周敏', permissionId: '教师', relativeId: -1, password: '  secret  ' },
    ]);
  });

  it('passes over lines without text, and finds nobody in nothing', () => {
    expect(parseNewUsers('\n \t \n')).toEqual([]);
    expect(parseNewUsers('')).toEqual([]);
    expect(parseNewUsers('姓名\t邮箱')).toEqual([]);
  });

  const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text.trim() === text && !text.includes('\r'));
  const person = fc.record({ userName: word, email: fc.emailAddress(), permissionId: fc.nat(9999), relativeId: fc.nat(99_999) });

  it.each([['\t'], [',']])('finds again what was written with %j between the cells', (separator) => {
    const quoted = (value: NewUserRow[keyof NewUserRow]) => `"${String(value).replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 8 }), (people) => {
        const fields = newUserFields.slice(0, 4);
        const lines = people.map((one: NewUserRow) => fields.map((field) => quoted(one[field])).join(separator));
        expect(parseNewUsers([['姓名', '邮箱', '权限编号', '权限范围'].join(separator), ...lines].join('\n'))).toEqual(people);
      }),
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const one of parseNewUsers(text)) expect(newUserFields).toEqual(expect.arrayContaining(Object.keys(one)));
      }),
    );
  });
});

describe('readCells', () => {
  it('distinguishes a quote that opens a cell from one inside it', () => {
    expect(readCells('"a\nb"\t5" pipe\t"x""y"\t"half')).toEqual([['a\nb', '5" pipe', 'x"y', '"half']]);
  });

  it('loses no sign of unquoted text', () => {
    const plain = fc.string().filter((text) => !/["\r\uFEFF]/.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        const separator = ['\t', ',', ';', '，'].find((sign) => (text.split('\n')[0] ?? '').includes(sign)) ?? '\t';
        expect(
          readCells(text)
            .map((cells) => cells.join(separator))
            .join('\n'),
        ).toBe(text);
      }),
    );
  });
});
