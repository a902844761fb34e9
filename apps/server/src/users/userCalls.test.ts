import {
  forgetPassword,
  listAvailableDepartments,
  listUsers,
  saveCampusProvider,
  updateUserInfo,
  updateUserName,
} from '@college/api-client/contract';
import { campusProviderSchema, type ManagedUser } from '@college/curriculum-model';
import { sampleCasProvider } from '@college/curriculum-model/fixtures';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { putIdentity } from '../campus-sign-in/accountRepository';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { afterAnswersSettled } from '../outbox/afterAnswer';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { everybody } from './people.test-data';

const all = Object.keys(cast) as Role[];

describeOnEachEngine('people', (database) => {
  const server = testServer(() => database.current);
  beforeEach(() => {
    server.forgetSessions();
    return setScene(database.current);
  });

  async function listed(as: Role, keyword?: string): Promise<ManagedUser[]> {
    const { code, data } = await server.call(listUsers, { as, body: { pageNum: 1, pageSize: 50, keyword } });
    expect(code).toBe('0');
    return (data as { pageInfo: { list: ManagedUser[] } }).pageInfo.list;
  }

  it.each<[Role, Role[], Role[]]>([
    ['collegeAdmin', all.slice(0, -1), all.slice(1, -1)],
    [
      'departmentManager',
      ['departmentManager', 'departmentViewer', 'majorLeader', 'majorEditor', 'courseLeader', 'courseEditor'],
      ['departmentViewer', 'majorLeader', 'majorEditor', 'courseLeader', 'courseEditor'],
    ],
    ['majorLeader', ['majorLeader', 'majorEditor', 'courseLeader', 'courseEditor'], ['majorEditor', 'courseLeader', 'courseEditor']],
    ['courseLeader', ['courseLeader', 'courseEditor'], ['courseEditor']],
    ['otherAdmin', ['otherAdmin'], []],
  ])('%s sees the people of the own scope and may change those of lower rights', async (as, seen, editable) => {
    const people = await listed(as);
    expect(people.map(({ userName }) => userName).toSorted()).toEqual([...seen].toSorted());
    const mayChange = people.filter(({ isEditable }) => isEditable).map(({ userName }) => userName);
    expect(mayChange.toSorted()).toEqual([...editable].toSorted());
    for (const role of all) {
      const body = { id: cast[role].id, userName: `${role}2`, email: `${role}@college.example` };
      const { code } = await server.call(updateUserInfo, { as, body });
      expect([role, code]).toEqual([role, editable.includes(role) ? '0' : '30003']);
    }
  });

  it('names the subject of each permission, in the language of the reader', async () => {
    const people = await listed('collegeAdmin');
    expect(Object.fromEntries(people.map(({ userName, scopeName }) => [userName, scopeName]))).toMatchObject({
      collegeAdmin: '学校1',
      departmentViewer: '计算机学院',
      majorEditor: '软件工程',
      courseEditor: '课程 own',
      nobody: '',
    });
  });

  it('shows those whose scope is in the trash to the college alone', async () => {
    await database.current.db.update(schema.majors).set({ deletedAt: new Date() }).where(eq(schema.majors.id, 101));
    expect((await listed('departmentManager')).map(({ userName }) => userName)).toEqual(['departmentManager', 'departmentViewer']);
    expect((await listed('collegeAdmin', 'majorLeader'))[0]).toMatchObject({ scopeName: '', isEditable: true });
  });

  it('finds by name and address, whatever the case, and takes signs for what they are', async () => {
    expect((await listed('collegeAdmin', ' MAJORlead ')).map(({ userName }) => userName)).toEqual(['majorLeader']);
    expect(await listed('collegeAdmin', '%')).toEqual([]);
    const page = await server.call(listUsers, { as: 'collegeAdmin', body: { pageNum: 2, pageSize: 4 } });
    expect(page.data).toMatchObject({ pageInfo: { total: 10, list: [{ id: 5 }, { id: 6 }, { id: 10 }, { id: 7 }] } });
  });

  it('offers departments, majors and courses as far as the caller manages in them', async () => {
    const scopes = async (as: Role) => (await server.call(listAvailableDepartments, { as })).data as { value: number }[];
    expect((await scopes('collegeAdmin')).map(({ value }) => value)).toEqual([11, 12]);
    expect(await scopes('majorLeader')).toMatchObject([
      { value: 11, children: [{ value: 101, children: [{ value: 1001 }, { value: 1002 }] }] },
    ]);
    expect(JSON.stringify(await scopes('majorLeader'))).not.toContain('机械');
    expect(await scopes('courseLeader')).toEqual([
      { label: '计算机学院', value: 11, children: [{ label: '软件工程', value: 101, children: [{ label: '课程 own', value: 1001 }] }] },
    ]);
    expect((await server.call(listAvailableDepartments, { as: 'courseEditor' })).code).toBe('30003');
  });

  it('reserves each address for one person, whatever the case', async () => {
    const before = await everybody(database.current);
    const body = { id: 6, userName: '编辑', email: 'COURSEeditor@College.Example' };
    const taken = await server.call(updateUserInfo, { as: 'collegeAdmin', body });
    expect(taken).toMatchObject({ code: '30001', message: '邮箱已被使用：COURSEeditor@College.Example' });
    expect(await everybody(database.current)).toEqual(before);
    const own = { id: 6, userName: '编辑', email: 'MajorEditor@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body: own })).code).toBe('0');
  });

  it('keeps each name to sign in with for one person of the installation, addresses among them', async () => {
    const before = await everybody(database.current);
    const refused = { code: '30001', message: '用户名已被其他账号使用；用户名也用于登录，请加以区分', data: { field: 'userName' } };
    for (const userName of ['otherAdmin', ' OTHERadmin ', 'ｏｔｈｅｒAdmin', 'courseEditor@College.Example']) {
      expect(await server.call(updateUserName, { as: 'nobody', body: { userId: 9, userName } })).toMatchObject(refused);
      const body = { id: 9, userName, email: 'nobody@college.example' };
      expect(await server.call(updateUserInfo, { as: 'collegeAdmin', body })).toMatchObject(refused);
    }
    expect(await everybody(database.current)).toEqual(before);
    const ownAddress = { userId: 9, userName: 'nobody@college.example' };
    expect((await server.call(updateUserName, { as: 'nobody', body: ownAddress })).code).toBe('0');
    const takenName = { id: 6, userName: '编辑', email: 'nobody@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body: takenName })).message).toMatch(/^邮箱已被使用/);
  });

  it('gives a name to one of many who ask for it at the same time', async () => {
    const roles = ['courseEditor', 'majorEditor', 'majorLeader', 'nobody'] as const;
    const wish = (as: Role) => server.call(updateUserName, { as, body: { userId: cast[as].id, userName: '张伟' } });
    const codes = (await Promise.all(roles.map(wish))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['0', '30001', '30001', '30001']);
  });

  it('gives a name to one of two who ask for it at the same time, as a name and as an address', async () => {
    const addresses = Array.from({ length: 8 }, (_, index) => `new${index}@college.example`);
    for (const email of addresses) {
      const replies = await Promise.all([
        server.call(updateUserName, { as: 'nobody', body: { userId: 9, userName: email } }),
        server.call(updateUserInfo, { as: 'collegeAdmin', body: { id: 6, userName: '编辑', email } }),
      ]);
      expect(replies.map(({ code }) => code).toSorted()).toEqual(['0', '30001']);
    }
  });

  it('lets people keep a name that several had before names were unique, and nobody else take it', async () => {
    const { db } = database.current;
    const { users } = schema;
    await db
      .update(users)
      .set({ userName: '张伟', sharesName: true })
      .where(inArray(users.id, [6, 8]));
    const keep = { id: 6, userName: '张伟', email: 'zhang@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body: keep })).code).toBe('0');
    expect((await server.call(updateUserName, { as: 'nobody', body: { userId: 9, userName: '张伟' } })).code).toBe('30001');
    expect((await server.call(updateUserName, { as: 'courseEditor', body: { userId: 8, userName: '张伟（机械）' } })).code).toBe('0');
    const [renamed] = await db.select().from(users).where(eq(users.id, 8));
    expect(renamed).toMatchObject({ userName: '张伟（机械）', sharesName: false });
  });

  it('leaves the demo account the address by which it is limited', async () => {
    const demo = { id: 10, userName: '演示', email: 'somebody@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body: demo })).message).toMatch(/演示账号的邮箱/);
    const renamed = { ...demo, email: 'Demo@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body: renamed })).code).toBe('0');
  });

  it('takes nothing but what a call is about: no rights, college or password come along', async () => {
    const { collegeId, permissionId, relativeId, passwordHash, deletedAt } = schema.users;
    const protectedFields = { collegeId, permissionId, relativeId, passwordHash, deletedAt };
    const stored = () => database.current.db.select(protectedFields).from(schema.users).where(eq(schema.users.id, 6));
    const before = await stored();
    const more = { collegeId: 2, permissionId: 1000, relativeId: 1, passwordHash: 'x', deletedAt: '2026-01-01T00:00:00Z' };
    const body = { id: 6, userName: '编辑', email: 'majorEditor@college.example', ...more };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body })).code).toBe('0');
    expect(await stored()).toEqual(before);
  });

  it('changes only the caller’s name, and deletes its English', async () => {
    const translations = { en: { userName: { text: 'Lin', updatedAt: '2026-01-01T00:00:00Z' } } };
    await database.current.db.update(schema.users).set({ translations }).where(eq(schema.users.id, 9));
    expect((await server.call(updateUserName, { as: 'nobody', body: { userId: 8, userName: '别人' } })).code).toBe('30003');
    expect((await server.call(updateUserName, { as: 'nobody', body: { userId: 9, userName: ' ' } })).message).toBe('用户名不能为空');
    expect((await server.call(updateUserName, { as: 'nobody', body: { userId: 9, userName: ' 刘洋 ' } })).code).toBe('0');
    const [person] = await database.current.db.select().from(schema.users).where(eq(schema.users.id, 9));
    expect(person).toMatchObject({ userName: '刘洋', version: 2, translations: { en: {} } });
    const [change] = await database.current.db.select().from(schema.auditLog);
    expect(change).toMatchObject({ userId: 9, entity: 'users', entityId: 9, before: { userName: 'nobody' }, after: { userName: '刘洋' } });
  });

  it('sends an unused invitation again when the address was wrong, and kills the links sent to the old one', async () => {
    await server.call(forgetPassword, { body: { email: 'majorEditor@college.example' } });
    await afterAnswersSettled(database.current);
    await server.call(updateUserInfo, { as: 'collegeAdmin', body: { id: 6, userName: '编辑', email: 'right@college.example' } });
    const mails = await database.current.db.select().from(schema.outboxMails).orderBy(schema.outboxMails.id);
    expect(mails.map(({ kind, recipient, link }) => [kind, recipient, link !== null])).toEqual([
      ['reset', 'majorEditor@college.example', false],
      ['invite', 'right@college.example', true],
    ]);
  });

  it('invites nobody who signs in at a provider of the campus', async () => {
    const { data } = await server.call(saveCampusProvider, { as: 'collegeAdmin', body: { ...sampleCasProvider, rows: [] } });
    const { id: providerId } = campusProviderSchema.parse(data);
    await putIdentity(database.current.db, { providerId, subject: 'editor', userId: 6 }, server.clock.now);
    const body = { id: 6, userName: '编辑', email: 'right@college.example' };
    expect((await server.call(updateUserInfo, { as: 'collegeAdmin', body })).code).toBe('0');
    expect(await database.current.db.select().from(schema.outboxMails)).toEqual([]);
  });
});
