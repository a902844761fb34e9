import * as contract from '@college/api-client/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { describeOnOneEngine } from '../db/testing';
import { cast, places, type Role } from '../testing/scene';
import { contentsOf } from '../testing/contentsOf';
import { testServer } from '../testing/testServer';
import { attempts } from './attempts.test-data';
import { type Attempt } from './attempt.test-data';
import { isExpected, placesOf } from './expectedRights.test-data';
import type { Place } from './place.test-data';
import { setRightsScene, undelete } from './rightsScene.test-data';

// Each account tries every call everywhere; one that ran out of time would go on in the next one's scene.
vi.setConfig({ testTimeout: 120_000 });

const nameOf = ({ method, path }: contract.Endpoint) => `${method} ${path}`;
const answered = new Set(calls.map(({ endpoint }) => nameOf(endpoint)));
const triable = attempts.filter(({ endpoint }) => answered.has(nameOf(endpoint)));

it('has an expectation for every call of the contract', () => {
  const expected = new Set(attempts.map(({ endpoint }) => nameOf(endpoint)));
  const all = [...Object.values(contract.allEndpoints), ...calls.map(({ endpoint }) => endpoint)];
  expect([...new Set(all.map(nameOf))].filter((name) => !expected.has(name))).toEqual([]);
});

describeOnOneEngine('rights', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setRightsScene(database.current));

  async function answer({ endpoint, request, act }: Attempt, place: Place, role: Role): Promise<string> {
    const { code, status, message } = await server.call(endpoint, { as: role, ...request(place, role) });
    if (endpoint === contract.logout) server.forgetSessions();
    if (code === '0' && endpoint.writes) await undelete(database.current);
    const isSaid = code === '0' || code === '' || message !== '';
    return `${act} ${place} ${endpoint.path} ${status} ${code}${isSaid ? '' : ' without a word'}`;
  }

  it.each(Object.keys(cast) as Role[])('%s may do exactly what the rights table says, where it says', async (role) => {
    const mayDo = ({ act, isHiddenFromDemo }: Attempt, place: Place) =>
      isExpected(role, act, place) && !(role === 'demo' && isHiddenFromDemo);
    const tries = triable.flatMap((attempt) => placesOf(attempt.act).map((place) => ({ attempt, place })));
    const [allowed, refused] = [true, false].map((isAllowed) => tries.filter(({ attempt, place }) => mayDo(attempt, place) === isAllowed));

    const before = await contentsOf(database.current);
    const found: string[] = [];
    for (const { attempt, place } of refused!) found.push(await answer(attempt, place, role));
    expect(found).toEqual(refused!.map(({ attempt: { act, endpoint }, place }) => `${act} ${place} ${endpoint.path} 200 30003`));
    expect(await contentsOf(database.current)).toEqual(before);

    found.length = 0;
    for (const { attempt, place } of allowed!) found.push(await answer(attempt, place, role));
    expect(found).toEqual(
      allowed!.map(({ attempt: { act, endpoint, allowed: code = '0' }, place }) => `${act} ${place} ${endpoint.path} 200 ${code}`),
    );
  });

  it('answers nobody who is not signed in, but for the public calls', async () => {
    for (const { endpoint, act, request, allowed = '0' } of triable) {
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
