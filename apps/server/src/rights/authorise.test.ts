import * as contract from '@college/api-client/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachEngine } from '../db/testing';
import { cast, places, setScene, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';

type Place = keyof typeof places;
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

/** Calls that change nothing here, so that one scene serves all of them: what they are asked is refused for another reason. */
const attempts: Record<
  'read' | 'modify' | 'create',
  ((place: Place) => [contract.Endpoint, { query?: Record<string, unknown>; body?: unknown }])[]
> = {
  read: [
    (place) => [contract.getCourseUnit, { query: { courseid: places[place].unit } }],
    (place) => [
      contract.listCourseUnits,
      { body: { majorId: places[place].major, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } } },
    ],
    (place) => [contract.listPoints, { query: { courseId: places[place].unit } }],
    (place) => [contract.getMajorInfo, { query: { majorid: places[place].major } }],
    (place) => [contract.getGraduateRequires, { query: { majorid: places[place].major } }],
    (place) => [contract.getCourseGoals, { query: { courseId: places[place].unit, majorId: places[place].major } }],
    (place) => [contract.getCourseProjectInfo, { query: { courseInfoId: places[place].unit, majorId: places[place].major } }],
  ],
  modify: [
    (place) => [contract.savePoints, { body: { courseId: places[place].unit, version: 99, points: [] } }],
    (place) => [contract.saveKsa, { body: { courseId: places[place].unit, version: 99, ksa: [] } }],
    (place) => [contract.saveCourseUnit, { body: staleSave(place) }],
    (place) => [contract.updateCourseUnitList, { body: { list: [{ id: places[place].unit, version: 99, name: 'x' }] } }],
  ],
  create: [(place) => [contract.updateCourseUnitList, { body: { list: [-places[place].unit, -places[place].unit] } }]],
};

function staleSave(place: Place) {
  const { major: majorId, unit: id } = places[place];
  // What the request claims about rights must not matter.
  const manage = { level: 'college', manage: true, modify: true, permissionId: 1, relativeId: 1 };
  const current = { userId: 1, userName: 'x', collegeId: 1, majorId, lang: '80101' };
  const texts = { name: 'x', position: '', introduction: '', criterion: '' };
  const course = {
    id,
    majorId,
    classId: null,
    typeId: null,
    ...texts,
    theoryPeriod: 0,
    practicePeriod: 0,
    courseMatrixVOS: [],
    version: 99,
  };
  return { manage, current, course };
}

describeOnEachEngine('rights', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setScene(database.current));

  const allowed: Record<keyof typeof attempts, string> = { read: '0', modify: '30009', create: '30001' };

  it.each(Object.keys(cast) as Role[])('%s may do exactly what the rights table says, where it says', async (role) => {
    const found: string[] = [];
    const wanted: string[] = [];
    for (const act of ['read', 'modify', 'create'] as const) {
      for (const place of everywhere) {
        for (const attempt of attempts[act]) {
          const [endpoint, request] = attempt(place);
          const { code, status } = await server.call(endpoint, { as: role, ...request });
          found.push(`${act} ${place} ${endpoint.path} ${status} ${code}`);
          wanted.push(`${act} ${place} ${endpoint.path} 200 ${expected[role][act].includes(place) ? allowed[act] : '30003'}`);
        }
      }
    }
    expect(found).toEqual(wanted);
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
