import { findScopes, listAvailableDepartments, resolveScopes } from '@college/api-client/contract';
import type { ScopeLevel, ScopePath } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

describeOnEachEngine('places in which people are managed', (database) => {
  const server = testServer(() => database.current);
  beforeEach(() => {
    server.forgetSessions();
    return setScene(database.current);
  });

  const level = async (as: Role, query: Record<string, number>) => (await server.call(listAvailableDepartments, { as, query })).data;
  async function found(as: Role, wanted: ScopeLevel, keyword: string) {
    const { data } = await server.call(findScopes, { as, body: { level: wanted, keyword } });
    return data as { list: ScopePath[]; total: number };
  }
  async function resolved(as: Role, list: ({ level: ScopeLevel } & ({ id: number } | { name: string }))[]) {
    const { data } = await server.call(resolveScopes, { as, body: { list } });
    return (data as (ScopePath | null)[]).map((path) => path?.map(({ value }) => value) ?? null);
  }

  it('answers one level at a time, and how far down each place leads', async () => {
    await database.current.db.update(schema.courseUnits).set({ deletedAt: new Date() }).where(eq(schema.courseUnits.majorId, 103));
    expect(await level('collegeAdmin', { depth: 1 })).toEqual([
      { label: '计算机学院', value: 11, deepest: 'course' },
      { label: '机械学院', value: 12, deepest: 'major' },
    ]);
    expect(await level('collegeAdmin', { depth: 1, departmentid: 12 })).toMatchObject([{ value: 103, deepest: 'major' }]);
    expect(await level('majorLeader', { depth: 1 })).toMatchObject([{ value: 11 }]);
    expect(await level('majorLeader', { depth: 1, departmentid: 11 })).toMatchObject([{ value: 101, deepest: 'course' }]);
    expect(await level('majorLeader', { depth: 1, majorid: 101 })).toMatchObject([
      { value: 1001, deepest: 'course' },
      { value: 1002, deepest: 'course' },
    ]);
    expect(await level('courseLeader', { depth: 2 })).toMatchObject([{ value: 11, children: [{ value: 101, deepest: 'course' }] }]);
    expect(await level('courseLeader', { majorid: 101 })).toMatchObject([{ value: 1001 }]);
  });

  it.each<Role>(['collegeAdmin', 'departmentManager', 'majorLeader', 'courseLeader'])(
    'puts the whole tree together from its levels: %s',
    async (as) => {
      const plain = (items: unknown) =>
        JSON.parse(JSON.stringify(items, (key, value) => (key === 'deepest' ? undefined : (value as unknown)))) as unknown;
      expect(plain(await level(as, { depth: 3 }))).toEqual(await level(as, {}));
    },
  );

  it('answers nothing below a place of another college or outside the scope', async () => {
    expect(await level('collegeAdmin', { depth: 1, departmentid: 21 })).toEqual([]);
    expect(await level('collegeAdmin', { depth: 1, majorid: 201 })).toEqual([]);
    expect(await level('majorLeader', { depth: 1, departmentid: 12 })).toEqual([]);
    expect(await level('majorLeader', { depth: 1, majorid: 102 })).toEqual([]);
  });

  it('finds places by all words, in their own names and those above them', async () => {
    const { list, total } = await found('collegeAdmin', 'course', '软件 own');
    expect(total).toBe(1);
    expect(list).toEqual([
      [
        { label: '计算机学院', value: 11 },
        { label: '软件工程', value: 101 },
        { label: '课程 own', value: 1001 },
      ],
    ]);
    expect((await found('collegeAdmin', 'major', '计算机')).total).toBe(2);
    expect((await found('collegeAdmin', 'department', '学院')).total).toBe(2);
    expect((await found('collegeAdmin', 'course', '%')).total).toBe(0);
    expect((await found('majorLeader', 'department', '学院')).total).toBe(0);
    expect((await found('majorLeader', 'course', '课程')).list.map((path) => path.at(-1)?.value)).toEqual([1001, 1002]);
    expect((await found('collegeAdmin', 'course', ' ')).total).toBe(0);
  });

  it('resolves ids and names, those with their path too, and leaves out what is not the only one', async () => {
    await database.current.db.update(schema.majors).set({ name: '软件工程' }).where(eq(schema.majors.id, 103));
    const wishes = [
      { level: 'course', id: 1004 },
      { level: 'major', name: '软件工程' },
      { level: 'major', name: '机械学院/ 软件工程' },
      { level: 'course', name: '软件工程 / 课程 own' },
      { level: 'department', name: '计算机学院' },
      { level: 'department', name: '学校1 / 计算机学院' },
      { level: 'course', id: 1005 },
      { level: 'major', name: '土木工程' },
      { level: 'course', name: '' },
    ] as const;
    expect(await resolved('collegeAdmin', [...wishes])).toEqual([
      [12, 103, 1004],
      null,
      [12, 103],
      [11, 101, 1001],
      [11],
      null,
      null,
      null,
      null,
    ]);
    expect(await resolved('majorLeader', [...wishes])).toEqual([null, [11, 101], null, [11, 101, 1001], null, null, null, null, null]);
    expect(await resolved('collegeAdmin', [])).toEqual([]);
  });

  it('takes names in the language of the reader', async () => {
    const translations = { en: { name: { text: 'Software Engineering', updatedAt: '2026-03-01T00:00:00Z' } } };
    await database.current.db.update(schema.majors).set({ translations }).where(eq(schema.majors.id, 101));
    const body = { list: [{ level: 'major' as const, name: 'Software Engineering' }] };
    const inEnglish = await server.call(resolveScopes, { as: 'collegeAdmin', body, query: { code: '80102' } });
    expect(inEnglish.data).toMatchObject([[{ value: 11 }, { value: 101, label: 'Software Engineering' }]]);
    expect((await server.call(resolveScopes, { as: 'collegeAdmin', body })).data).toEqual([null]);
  });
});
