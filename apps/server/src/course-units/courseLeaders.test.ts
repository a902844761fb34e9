import * as contract from '@college/api-client/contract';
import type { SetCourseLeadersRequest } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

const { courseManagers, users } = schema;

describeOnEachEngine('who leads courses', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setScene(database.current);
    server.forgetSessions();
  });

  const set = (courses: SetCourseLeadersRequest['courses'], as: Role = 'majorLeader') =>
    server.call(contract.setCourseLeaders, { as, body: { courses } });
  async function leadersOf(id: number): Promise<number[]> {
    const rows = await database.current.db.select().from(courseManagers).where(eq(courseManagers.courseUnitId, id));
    return rows.map(({ userId }) => userId).sort((one, other) => one - other);
  }
  const leader = cast.majorLeader.id;
  const admin = cast.collegeAdmin.id;

  it('changes for several courses at once, and back', async () => {
    const was = [await leadersOf(1001), await leadersOf(1002)] as const;
    const reply = await set([
      { id: 1001, leaders: [leader, admin], was: was[0] },
      { id: 1002, leaders: [leader], was: was[1] },
    ]);
    expect(reply).toMatchObject({
      code: '0',
      data: [
        { id: 1001, leaders: [leader, admin] },
        { id: 1002, leaders: [leader] },
      ],
    });
    expect(await leadersOf(1001)).toEqual([leader, admin].sort((one, other) => one - other));
    await set([
      { id: 1001, leaders: was[0], was: [admin, leader] },
      { id: 1002, leaders: was[1], was: [leader] },
    ]);
    expect([await leadersOf(1001), await leadersOf(1002)]).toEqual(was);
  });

  it('changes for none where somebody else changed one meanwhile', async () => {
    const before = await leadersOf(1001);
    const reply = await set([
      { id: 1001, leaders: [leader], was: before },
      { id: 1002, leaders: [leader], was: [9_999] },
    ]);
    expect(reply).toMatchObject({ code: '30009', message: expect.stringContaining('的负责人已被其他人修改') });
    expect(await leadersOf(1001)).toEqual(before);
  });

  it('names nobody of another college, nobody whose account is disabled, and nobody twice', async () => {
    const was = await leadersOf(1001);
    await database.current.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, cast.courseEditor.id));
    for (const leaders of [[cast.otherAdmin.id], [cast.courseEditor.id], [9_999]]) {
      expect(await set([{ id: 1001, leaders: [...was, ...leaders.filter((id) => !was.includes(id))], was }])).toMatchObject(
        was.includes(leaders[0]!) ? { code: '0' } : { code: '30001', message: expect.stringContaining('不在本学院') },
      );
    }
    expect(await set([{ id: 1001, leaders: [leader, leader], was }])).toMatchObject({ code: '30001' });
    expect(await leadersOf(1001)).toEqual(was);
  });

  it('is for who manages the courses, and said in the list', async () => {
    const was = await leadersOf(1001);
    expect((await set([{ id: 1001, leaders: [leader], was }], 'otherAdmin')).code).toBe('30003');
    await set([{ id: 1001, leaders: [leader], was }]);
    const { data } = await server.call(contract.listCourseUnits, {
      as: 'majorLeader',
      body: { majorId: 101, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } },
    });
    const { pageInfo } = contract.listCourseUnits.data.parse(data);
    expect(pageInfo.list.find(({ id }) => id === 1001)?.leaders).toMatchObject([{ value: leader }]);
  });

  it('offers the people whom the caller manages, by name', async () => {
    const found = async (keyword?: string) => {
      const { data } = await server.call(contract.findCourseLeaders, {
        as: 'collegeAdmin',
        query: { majorId: 101, ...(keyword && { keyword }) },
      });
      return contract.findCourseLeaders.data.parse(data);
    };
    const all = await found();
    expect(all.map(({ value }) => value)).toContain(leader);
    expect(all.map(({ value }) => value)).not.toContain(cast.otherAdmin.id);
    expect((await found('majorLeader')).map(({ value }) => value)).toEqual([leader]);
  });
});
