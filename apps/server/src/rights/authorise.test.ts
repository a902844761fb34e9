import * as contract from '@college/api-client/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { attempts, goalOf, rowOf, type Act, type Place } from './attempts.test-data';

// Each account tries every call everywhere; one that ran out of time would go on in the next one's scene.
vi.setConfig({ testTimeout: 120_000 });

const everywhere = Object.keys(places) as Place[];
const ownCollege: Place[] = ['own', 'managed', 'sameDepartment', 'otherDepartment'];
const department: Place[] = ['own', 'managed', 'sameDepartment'];
const major: Place[] = ['own', 'managed'];

/** Written from the rights table by hand: where each account may read, modify, and create or delete. */
const expected: Record<Role, { read: Place[]; modify: Place[]; create: Place[] }> = {
  collegeAdmin: { read: ownCollege, modify: ownCollege, create: ownCollege },
  collegeViewer: { read: ownCollege, modify: [], create: [] },
  departmentManager: { read: ownCollege, modify: department, create: department },
  departmentViewer: { read: ownCollege, modify: [], create: [] },
  majorLeader: { read: ownCollege, modify: major, create: major },
  majorEditor: { read: ownCollege, modify: major, create: major },
  courseLeader: { read: ownCollege, modify: ['own'], create: [] },
  courseEditor: { read: ownCollege, modify: ['own', 'managed'], create: [] },
  nobody: { read: [], modify: [], create: [] },
  demo: { read: ownCollege, modify: ['otherDepartment'], create: ['otherDepartment'] },
  otherAdmin: { read: ['otherCollege'], modify: ['otherCollege'], create: ['otherCollege'] },
};

function isAllowed(role: Role, act: Act, place: Place): boolean {
  if (act === 'public' || act === 'signedIn') return true;
  if (act === 'collegeManage') return role === 'collegeAdmin' || role === 'otherAdmin';
  if (act === 'anyCreate') return expected[role].create.length > 0;
  return act === 'anyRead' ? role !== 'nobody' : expected[role][act].includes(place);
}

it('tries every call that the server answers', () => {
  const tried = attempts.map(({ endpoint }) => endpoint.path);
  expect(calls.map(({ endpoint }) => endpoint.path).filter((path) => !tried.includes(path))).toEqual([]);
});

describeOnEachEngine('rights', (database) => {
  const server = testServer(() => database.current);
  beforeAll(async () => {
    await setScene(database.current);
    const rows = everywhere.map((place) => ({ id: rowOf(place), courseUnitId: places[place].unit, name: '章节' }));
    await database.current.db.insert(schema.projects).values(rows);
    await database.current.db.insert(schema.graduationRequirements).values({ id: 1, majorId: 101, description: '1' });
    await database.current.db.insert(schema.indicators).values({ id: 1, requirementId: 1, description: '1.1' });
    const goals = everywhere.map((place) => ({ id: goalOf(place), courseUnitId: places[place].unit, indicatorId: 1, description: '目标' }));
    await database.current.db.insert(schema.teachingGoals).values(goals);
  });

  /** Takes back what an allowed deletion did. */
  async function restore() {
    await database.current.db.update(schema.courseUnits).set({ deletedAt: null });
    await database.current.db.update(schema.projects).set({ deletedAt: null });
    await database.current.db.update(schema.teachingGoals).set({ deletedAt: null });
  }

  it.each(Object.keys(cast) as Role[])('%s may do exactly what the rights table says, where it says', async (role) => {
    const found: string[] = [];
    const wanted: string[] = [];
    for (const { endpoint, act, request, allowed = '0', isHiddenFromDemo } of attempts) {
      for (const place of everywhere) {
        const { code, status } = await server.call(endpoint, { as: role, ...request(place, role) });
        const may = isAllowed(role, act, place) && !(role === 'demo' && isHiddenFromDemo);
        found.push(`${act} ${place} ${endpoint.path} ${status} ${code}`);
        wanted.push(`${act} ${place} ${endpoint.path} 200 ${may ? allowed : '30003'}`);
        if (code === '0' && endpoint.writes) await restore();
        if (endpoint === contract.logout) server.forgetSessions();
      }
    }
    expect(found).toEqual(wanted);
  });

  it('answers nobody who is not signed in, but for the public calls', async () => {
    for (const { endpoint, act, request, allowed = '0' } of attempts) {
      const { code } = await server.call(endpoint, request('own', 'collegeAdmin'));
      expect([endpoint.path, code]).toEqual([endpoint.path, act === 'public' ? allowed : '20021']);
    }
  });

  it('says by `edit` who may manage a major', async () => {
    const edit = async (as: Role) => (await server.call(contract.getMajorInfo, { as, query: { majorid: 101 } })).data;
    for (const role of ['collegeAdmin', 'departmentManager', 'majorLeader'] as const)
      expect(await edit(role)).toMatchObject({ edit: true });
    for (const role of ['collegeViewer', 'departmentViewer', 'majorEditor', 'courseLeader', 'demo'] as const) {
      expect(await edit(role)).toMatchObject({ edit: false });
    }
  });

  it('shows the demo account its own major alone, and refuses it what its screens do not need', async () => {
    const departments = await server.call(contract.getCurrentDepartment, { as: 'demo', query: { collegeId: 1, userId: 10 } });
    expect(departments.data).toMatchObject({ departments: [{ majors: [{ id: 103 }] }] });
    expect((await server.call(contract.initManage, { as: 'demo' })).code).toBe('30003');
    expect((await server.call(contract.initManage, { as: 'nobody' })).code).toBe('0');
  });

  it('gives nobody the list of another person or college', async () => {
    expect((await server.call(contract.getCurrentDepartment, { as: 'collegeAdmin', query: { collegeId: 2, userId: 1 } })).code).toBe(
      '30003',
    );
    expect((await server.call(contract.getCurrentDepartment, { as: 'collegeAdmin', query: { collegeId: 1, userId: 5 } })).code).toBe(
      '30003',
    );
    const query = { courseId: places.own.unit, majorId: places.otherCollege.major };
    expect((await server.call(contract.getCourseGoals, { as: 'collegeAdmin', query })).code).toBe('30003');
  });

  it('tells a missing record from a forbidden one, and never by a code that ends the sign-in', async () => {
    expect((await server.call(contract.getCourseUnit, { as: 'collegeAdmin', query: { courseid: 999_999 } })).code).toBe('30004');
    expect((await server.call(contract.getCourseUnit, { as: 'nobody', query: { courseid: 999_999 } })).code).toBe('30003');
  });
});
