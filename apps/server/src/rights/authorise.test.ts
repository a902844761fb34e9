import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { calls } from '../calls';
import { schema } from '../db';
import { describeOnOneEngine } from '../db/testing';
import { cast, places, type Role } from '../testing/scene';
import { contentsOf } from '../testing/contentsOf';
import { testServer } from '../testing/testServer';
import { attempts } from './attempts.test-data';
import { type Attempt } from './attempt.test-data';
import { isWithoutRecord, verdictOf, type Identity } from './oracle.test-data';
import { everywhere, type Place } from './place.test-data';
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

/** Where the rights of an editor are those of one course, and in the other ones of its major none. */
const always: Partial<Record<Role, Place>> = { courseEditor: 'managed' };

/**
 * A place for each verdict that an attempt gets from somebody, each call's and each role's another one, so that all places come up for every call and every
 * role; `npm run trust:rights` takes all of them for each pair.
 */
function oneOfEachVerdict(who: Identity, attempt: Attempt, role: Role, turn: number) {
  const places: readonly Place[] = isWithoutRecord(attempt.act) ? ['own'] : [...everywhere, 'deleted'];
  const verdicts = places.map((place) => verdictOf(who, attempt, place));
  const tried = [...new Set(verdicts)].map((verdict) => {
    const alike = places.filter((_, index) => verdicts[index] === verdict);
    return alike[turn % alike.length]!;
  });
  const chosen = places.filter((place) => tried.includes(place) || place === always[role]);
  return chosen.map((place) => ({ attempt, place, verdict: verdicts[places.indexOf(place)]! }));
}

describeOnOneEngine('rights', (database) => {
  const server = testServer(() => database.current);
  beforeAll(() => setRightsScene(database.current));

  async function answer({ endpoint, request, act }: Attempt, place: Place, role: Role): Promise<string> {
    const { code, status, message } = await server.call(endpoint, { as: role, ...request(place, cast[role]) });
    if (endpoint === contract.logout) server.forgetSessions();
    if (code === '0' && endpoint.writes) await undelete(database.current);
    const isSaid = code === '0' || code === '' || message !== '';
    return `${act} ${place} ${endpoint.path} ${status} ${code}${isSaid ? '' : ' without a word'}`;
  }

  it.each(Object.keys(cast) as Role[])('%s may do exactly what the rights table says, where it says', async (role) => {
    const who: Identity = { ...cast[role], isDemo: role === 'demo' };
    const nth = Object.keys(cast).indexOf(role);
    const tries = triable.flatMap((attempt, index) => oneOfEachVerdict(who, attempt, role, nth + index));
    const [allowed, refused] = [true, false].map((isAllowed) => tries.filter(({ verdict }) => (verdict === 'allowed') === isAllowed));

    const before = await contentsOf(database.current);
    const found: string[] = [];
    for (const { attempt, place } of refused!) found.push(await answer(attempt, place, role));
    expect(found).toEqual(
      refused!.map(({ attempt: { act, endpoint }, place, verdict }) => `${act} ${place} ${endpoint.path} 200 ${verdict}`),
    );
    expect(await contentsOf(database.current)).toEqual(before);

    found.length = 0;
    for (const { attempt, place } of allowed!) found.push(await answer(attempt, place, role));
    expect(found).toEqual(
      allowed!.map(({ attempt: { act, endpoint, allowed: code = '0' }, place }) => `${act} ${place} ${endpoint.path} 200 ${code}`),
    );
  });

  it('answers nobody who is not signed in, but for the public calls', async () => {
    for (const { endpoint, act, request, allowed = '0' } of triable) {
      const { code } = await server.call(endpoint, request('own', cast.collegeAdmin));
      expect([endpoint.path, code]).toEqual([endpoint.path, act === 'public' ? allowed : '20021']);
    }
  });

  it('says by `edit` who may manage a major', async () => {
    const edit = async (as: Role) => {
      const majorid = as === 'demo' ? cast.demo.relativeId : 101;
      return (await server.call(contract.getMajorInfo, { as, query: { majorid } })).data;
    };
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

  it('names the demo account no original of a copy outside of its major', async () => {
    const { db } = database.current;
    const { courseUnits } = schema;
    await db.update(courseUnits).set({ copiedFromId: places.own.unit }).where(eq(courseUnits.id, places.otherDepartment.unit));
    const query = { courseid: places.otherDepartment.unit };
    expect((await server.call(contract.getCourseUnit, { as: 'demo', query })).data).not.toHaveProperty('copiedFrom');
    const original = { copiedFrom: { id: places.own.unit } };
    expect((await server.call(contract.getCourseUnit, { as: 'majorEditor', query })).data).toMatchObject(original);
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
