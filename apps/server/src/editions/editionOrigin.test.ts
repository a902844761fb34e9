import * as contract from '@college/api-client/contract';
import { compareEditions, courseList, type CurriculumState, type Edition, type PublishPlan } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, vi } from 'vitest';
import { readStream } from '../copy/readStream.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { sceneStart } from '../testing/scene';
import { read, testServer } from '../testing/testServer';
import { courseInDraft } from './draft.test-data';
import { homeMajorId, mergingAs, stateOf } from './merging/mergeScene.test-data';
import { setPublishScene } from './publishing/publishScene.test-data';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const { courseUnits, editions, indicators, majors } = schema;
const as = 'departmentManager';
const differing = (one: CurriculumState, other: CurriculumState) => compareEditions(one, other).filter(({ at }) => at !== courseList);

describeOnEachEngine('a draft from another edition', (database) => {
  const server = testServer(() => database.current);
  const { merge, planOf } = mergingAs(server);
  beforeEach(async () => {
    await setPublishScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });

  async function ask(unique: string, from?: string, majorId = homeMajorId) {
    const headers = { authToken: await server.tokenOf(as), 'content-type': 'application/json' };
    const body = JSON.stringify({ unique: `origin-${unique}`, majorId, kind: 'draft', name: unique, ...(from && { from }) });
    return server.request(`${apiBase}/edition/start`, { method: 'POST', headers, body });
  }
  async function start(unique: string, from?: string) {
    const events = await readStream(await ask(unique, from));
    server.wait(1000);
    return events.at(-1)!.data as unknown as { editionId: number; majorId: number };
  }
  async function publish(): Promise<Edition> {
    const { seen } = (await server.call(contract.planPublication, { as, query: { majorId: homeMajorId } })).data as PublishPlan;
    const body = { majorId: homeMajorId, seen, name: '2024 版', entryYear: 2024 };
    return (await server.call(contract.publishEdition, { as, body })).data as Edition;
  }
  /** Teaching goes on: a course is renamed, one deleted, an indicator point reworded. */
  async function goOn() {
    const { db } = database.current;
    await db.update(courseUnits).set({ name: '别的名称' }).where(eq(courseUnits.id, 1001));
    await db.update(courseUnits).set({ deletedAt: sceneStart }).where(eq(courseUnits.id, 1002));
    await db.update(indicators).set({ description: '1.1 另一种说法' }).where(eq(indicators.id, 511));
  }

  it('holds what was published, is compared with the current edition, and brings it back by a merge', async () => {
    const { id } = await publish();
    const published = await stateOf(database.current, homeMajorId);
    await goOn();
    const current = await stateOf(database.current, homeMajorId);
    const draft = await start('back', `edition:${id}`);
    expect(differing(published, await stateOf(database.current, draft.majorId))).toEqual([]);
    expect(differing(current, await stateOf(database.current, homeMajorId))).toEqual([]);
    const plan = await planOf(draft.editionId);
    expect(plan.conflicts).toEqual([]);
    expect(plan.changes.map(({ at }) => at)).toEqual(
      expect.arrayContaining(differing(current, published).flatMap(({ at }) => (at.includes('/') ? [] : [at]))),
    );
    expect((await merge(draft.editionId)).code).toBe('0');
    expect(differing(published, await stateOf(database.current, homeMajorId))).toEqual([]);
  });

  it('holds what another draft holds, and has its base', async () => {
    const { db } = database.current;
    const first = await start('first');
    await db
      .update(courseUnits)
      .set({ name: '算法' })
      .where(eq(courseUnits.id, await courseInDraft(database.current, first.majorId, 1001)));
    await goOn();
    const second = await start('second', `edition:${first.editionId}`);
    expect(differing(await stateOf(database.current, first.majorId), await stateOf(database.current, second.majorId))).toEqual([]);
    const [one, other] = await db.select().from(editions).orderBy(editions.id);
    expect(other!.baseStateId).toBe(one!.baseStateId);
    const keysOf = async (id: number) => (await planOf(id)).conflicts.map(({ key }) => key);
    expect(await keysOf(second.editionId)).toEqual(await keysOf(first.editionId));
    expect(await keysOf(second.editionId)).toContain('course:1001#name');
  });

  it('begins with no edition of another major, none that is not there, and nothing else', async () => {
    const { id } = await publish();
    const before = await database.current.db.$count(majors);
    const refusalOf = async (from: string, majorId?: number) => {
      const { code, message } = await read(await ask('refused', from, majorId));
      return { code, message };
    };
    expect(await refusalOf(`edition:${id}`, 102)).toEqual({ code: '30001', message: '只能以本专业的版本为底。' });
    for (const from of ['edition:999999', 'point:999999']) expect([from, (await refusalOf(from)).code]).toEqual([from, '30004']);
    for (const from of ['current:101', 'base:1', 'nothing']) expect([from, (await refusalOf(from)).code]).toEqual([from, '30001']);
    expect(await database.current.db.$count(majors)).toBe(before);
  });
});
