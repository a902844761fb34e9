import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import type { Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';

describeOnEachEngine('suggested entries of the course and project matrices', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  const list = async () => {
    const { data } = await server.call(contract.listPlacementSuggestions, { as: 'collegeViewer', query: { courseId: 1001 } });
    return contract.listPlacementSuggestions.data.parse(data);
  };
  type Body = Parameters<typeof contract.declinePlacementSuggestion.body.parse>[0];
  const decline = (body: Body, as: Role = 'courseEditor') => server.call(contract.declinePlacementSuggestion, { as, body: body as never });
  const first = async () => {
    await database.current.db.delete(schema.projectMatrixEntries);
    const [one] = await list();
    const { projectId, goalId, pointId, taskGoalId, ksaId } = one!;
    return { courseId: 1001, projectId, goalId, pointId, taskGoalId, ksaId };
  };

  it('bring back KSA items of placed points, most likely first', async () => {
    await database.current.db.delete(schema.projectMatrixEntries);
    const made = await list();
    expect(made.length).toBeGreaterThan(0);
    expect(made[0]).toMatchObject({ isOwnKsa: true, isDeclined: false });
    expect(made.map(({ score }) => score)).toEqual(made.map(({ score }) => score).toSorted((one, other) => other - one));
  });

  it('are declined for everybody, once, and suggested again', async () => {
    const at = await first();
    const flags = async () => (await list()).filter((one) => one.isDeclined).map(({ ksaId }) => ksaId);
    expect((await decline({ ...at, isDeclined: true })).code).toBe('0');
    expect((await decline({ ...at, isDeclined: true })).code).toBe('0');
    expect(await flags()).toEqual([at.ksaId]);
    expect((await decline({ ...at, isDeclined: false })).code).toBe('0');
    expect(await flags()).toEqual([]);
  });

  it('are declined once without a task goal too', async () => {
    const at = { ...(await first()), taskGoalId: null, ksaId: null };
    for (const isDeclined of [true, true]) expect((await decline({ ...at, isDeclined })).code).toBe('0');
    expect(await database.current.db.select().from(schema.declinedPlacements)).toHaveLength(1);
  });

  it('are declined by those alone who may change the course, and for what belongs to it', async () => {
    const at = await first();
    expect((await decline({ ...at, isDeclined: true }, 'collegeViewer')).code).toBe('30003');
    for (const field of ['projectId', 'goalId', 'pointId', 'taskGoalId', 'ksaId'])
      expect((await decline({ ...at, [field]: 999_999, isDeclined: true })).code, field).toBe('30001');
    expect((await list()).some(({ isDeclined }) => isDeclined)).toBe(false);
  });
});
