import * as contract from '@college/api-client/contract';
import { beforeEach, expect, it } from 'vitest';
import { setCopyScene } from '../../copy/copySource.test-data';
import { schema } from '../../db';
import { describeOnEachEngine } from '../../db/testing';
import type { Role } from '../../testing/scene';
import { testServer } from '../../testing/testServer';

describeOnEachEngine('suggested supports', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
  });

  const list = async () => {
    const { data } = await server.call(contract.listSupportSuggestions, { as: 'collegeViewer', query: { courseId: 1001 } });
    return contract.listSupportSuggestions.data.parse(data);
  };
  const decline = (body: { courseId: number; requireId: number; isDeclined: boolean }, as: Role = 'courseEditor') =>
    server.call(contract.declineSupportSuggestion, { as, body });
  /** Deletes a star; the goal keeps its indicator point. */
  const clearStars = () => database.current.db.delete(schema.majorMatrixEntries);

  it('bring back what goals of the course stand under, most likely first, and change nothing that stands', async () => {
    expect((await list()).every(({ score }) => score >= 0.5)).toBe(true);
    const before = (await list()).length;
    await clearStars();
    const made = await list();
    expect(made.length).toBeGreaterThan(before);
    expect(made[0]).toMatchObject({ courseId: 1001, relate: 0, score: 1, isDeclined: false });
    expect(made[0]!.origins[0]!.kind).toBe('goal');
    expect(made.map(({ score }) => score)).toEqual(made.map(({ score }) => score).toSorted((one, other) => other - one));
  });

  it('are declined for everybody, once, and suggested again', async () => {
    await clearStars();
    const { courseId, requireId } = (await list())[0]!;
    const at = { courseId, requireId };
    expect((await decline({ ...at, isDeclined: true })).code).toBe('0');
    expect((await decline({ ...at, isDeclined: true })).code).toBe('0');
    const flags = async () => (await list()).filter((one) => one.isDeclined).map((one) => one.requireId);
    expect(await flags()).toEqual([requireId]);
    expect((await decline({ ...at, isDeclined: false })).code).toBe('0');
    expect(await flags()).toEqual([]);
  });

  it('are declined by those alone who may change the course, and for indicator points of its major', async () => {
    await clearStars();
    const { courseId, requireId } = (await list())[0]!;
    expect((await decline({ courseId, requireId, isDeclined: true }, 'collegeViewer')).code).toBe('30003');
    expect((await decline({ courseId, requireId: 999_999, isDeclined: true })).code).toBe('30001');
    expect((await list()).some(({ isDeclined }) => isDeclined)).toBe(false);
  });
});
