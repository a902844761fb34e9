import {
  checkNewUsers,
  isLowerRight,
  type ManagedUser,
  type NewUserRow,
  type OptionItem,
  type ToldNewUserFault,
} from '@college/curriculum-model';
import { sampleUser, users, type SampleUser } from '@college/curriculum-model/fixtures';
import { fn } from 'storybook/test';
import type { PeopleSource } from '../PeopleSource';

/** Departments, majors and courses of the sample programme, as far as the stories need them. */
export const someScopes: OptionItem[] = [
  {
    label: '计算机学院',
    value: 1001,
    children: [
      {
        label: '软件工程',
        value: 1001,
        children: [
          { label: '数据结构', value: 1004 },
          { label: '操作系统', value: 1005 },
        ],
      },
      { label: '计算机科学与技术', value: 1002, children: [{ label: '编译原理', value: 1020 }] },
    ],
  },
  { label: '数据科学学院', value: 1002, children: [{ label: '数据科学与大数据技术', value: 1003 }] },
];

const scopeNames: Record<number, string> = {
  1001: '明理大学',
  1002: '明理大学',
  1003: '计算机学院',
  1004: '计算机学院',
  1005: '软件工程',
  1006: '软件工程',
  1007: '工程伦理',
  1008: '大学英语',
  1010: '数据科学与大数据技术',
};

/** The people of the sample programme as a manager sees them. */
export function managedPeople(actor: SampleUser, isEnglish = false): ManagedUser[] {
  return users
    .filter(({ collegeId }) => collegeId === actor.collegeId)
    .map((person) => ({
      ...person,
      scopeName: isEnglish ? 'Mingli University' : (scopeNames[person.id] ?? ''),
      isEditable: person.id !== actor.id && isLowerRight(person.permissionId, actor.permissionId),
    }));
}

/** People enough for several pages. */
export function manyPeople(count: number): ManagedUser[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 2001 + index,
    collegeId: 1001,
    userName: `教师${index + 1}`,
    email: `teacher${index + 1}@college.example`,
    permissionId: 3010,
    relativeId: 1004,
    scopeName: '数据结构',
    isEditable: true,
  }));
}

/** A server of people in memory: it pages, searches, checks and adds; `zhaoqiming@college.example` is taken. */
export function fakePeople(start: readonly ManagedUser[] = managedPeople(sampleUser('collegeAdmin')), scopes: OptionItem[] = someScopes) {
  let people = [...start];
  let lastId = 9000;

  function faultsOf(rows: readonly NewUserRow[]): ToldNewUserFault[] {
    const taken = rows.flatMap((row, index) =>
      people.some(({ email }) => email === row.email) ? [{ row: index + 1, field: 'email' as const, message: '邮箱已被使用' }] : [],
    );
    return [...checkNewUsers(rows).map((fault) => ({ ...fault, message: fault.message.zh })), ...taken];
  }

  const source: PeopleSource = {
    async listPeople({ pageNum, pageSize, keyword = '' }) {
      const found = people.filter(({ userName, email }) => `${userName} ${email}`.includes(keyword));
      return { pageInfo: { list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length } };
    },
    listScopes: async () => scopes,
    checkPeople: async (rows) => faultsOf(rows),
    async insertPeople(rows, { onlyValid = false } = {}) {
      const wrong = new Set(faultsOf(rows).map(({ row }) => row));
      if (wrong.size > 0 && !onlyValid) throw Object.assign(new Error('有行不正确'), { faults: faultsOf(rows) });
      return rows.flatMap((row, index) => {
        if (wrong.has(index + 1)) return [];
        lastId += 1;
        const right = { permissionId: Number(row.permissionId), relativeId: Number(row.relativeId) };
        people = [
          ...people,
          { id: lastId, userName: String(row.userName), email: String(row.email), ...right, scopeName: '', isEditable: true },
        ];
        return [{ id: lastId, row: index + 1 }];
      });
    },
    async updatePerson({ id, userName, email }) {
      if (people.some((person) => person.id !== id && person.email === email)) throw new Error(`邮箱已被使用：${email}`);
      people = people.map((person) => (person.id === id ? { ...person, userName, email } : person));
    },
    resetPersonPassword: async () => {},
  };
  return {
    listPeople: fn(source.listPeople),
    listScopes: fn(source.listScopes),
    checkPeople: fn(source.checkPeople),
    insertPeople: fn(source.insertPeople),
    updatePerson: fn(source.updatePerson),
    resetPersonPassword: fn(source.resetPersonPassword),
  };
}
