import * as contract from '@college/api-client/contract';
import { mostOpenEditions, type PageInfo, type TrashEntry } from '@college/curriculum-model';
import { eq, isNotNull } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { readStream } from '../copy/readStream.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { readMajorState } from '../editions/readMajorState';
import { numberBehindScene } from '../editions/draft.test-data';
import { apiBase } from '../http/apiBase';
import { sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { tidy } from '../upkeep';

vi.setConfig({ testTimeout: 60_000 });

const { courseUnits, curriculumParts, curriculumStates, editionReceipts, editions, graduationRequirements, indicators, majors } = schema;
const day = 86_400_000;
const hour = 3_600_000;

describeOnEachEngine('a deleted draft', (database) => {
  const server = testServer(() => database.current);
  let id: number;
  let majorId: number;
  beforeEach(async () => {
    await setCopyScene(database.current);
    await database.current.db.execute(numberBehindScene);
    server.forgetSessions();
    server.clock.now = sceneStart;
    const headers = { authToken: await server.tokenOf('majorEditor'), 'content-type': 'application/json' };
    const body = JSON.stringify({ unique: 'edition-0001', majorId: 101, kind: 'draft', name: '2026 修订稿' });
    const events = await readStream(await server.request(`${apiBase}/edition/start`, { method: 'POST', headers, body }));
    ({ editionId: id, majorId } = events.at(-1)!.data as unknown as { editionId: number; majorId: number });
    server.wait(hour);
  });

  const remove = (as: Role = 'majorEditor') => server.call(contract.deleteEdition, { as, body: { id, version: 1 } });
  const restore = (as: Role = 'majorLeader') => server.call(contract.restoreTrash, { as, body: { kind: 'edition', id } });
  const list = async (as: Role) =>
    ((await server.call(contract.listTrash, { as, query: { pageNum: 1, pageSize: 50 } })).data as PageInfo<TrashEntry>).pageInfo.list;
  const stored = () => readMajorState(database.current.db, { majorId, homeMajorId: 101 });
  const tidyUp = () => tidy(database.current, server.clock.now, pino({ level: 'silent' }));

  it('is in the trash of whoever manages its major, under the current edition', async () => {
    await remove();
    const [entry] = await list('majorLeader');
    expect(entry).toMatchObject({
      kind: 'edition',
      id,
      name: '2026 修订稿',
      majorId: 101,
      majorName: '软件工程',
      deletedBy: 'majorEditor',
      deletedTime: server.clock.now.toISOString(),
    });
    expect((await list('departmentManager')).map((one) => one.kind)).toEqual(['edition']);
    for (const as of ['courseLeader', 'otherAdmin'] as const) expect(await list(as)).toEqual([]);
  });

  it('comes back with everything, but for what had been deleted in it before, be it at the same moment', async () => {
    const [first] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.majorId, majorId));
    await server.call(contract.deleteCourse, { as: 'majorLeader', query: { id: first!.id } });
    const before = await stored();
    await remove();
    expect(await restore()).toMatchObject({ code: '0', message: '修订稿已恢复', data: { leftOut: [] } });
    expect(await stored()).toEqual(before);
    expect((await server.call(contract.getCourseUnit, { as: 'majorLeader', query: { courseid: first!.id } })).code).toBe('30004');
    const detail = await server.call(contract.getEdition, { as: 'courseEditor', query: { id } });
    expect(detail.data).toMatchObject({ status: 'open', version: 3, majorId });
    expect(await list('majorLeader')).toEqual([]);
    expect((await restore()).code).toBe('30004');
  });

  it('comes back through nobody who does not manage the major', async () => {
    await remove();
    for (const as of ['majorEditor', 'courseLeader'] as const) expect((await restore(as)).code).toBe('30003');
    expect((await restore('otherAdmin')).code).toBe('30003');
  });

  it('stays while the major has as many drafts as it may, or is deleted itself', async () => {
    const { db } = database.current;
    await remove();
    const open = { homeMajorId: 101, kind: 'scenario', status: 'open', name: '推演' } as const;
    await db.insert(editions).values(Array.from({ length: mostOpenEditions }, () => open));
    expect((await restore()).message).toBe('一个专业最多同时有 20 份修订稿和推演方案，请先删除或合并一些。');
    await db.delete(editions).where(eq(editions.name, '推演'));
    await db.update(majors).set({ deletedAt: server.clock.now }).where(eq(majors.id, 101));
    expect((await restore('collegeAdmin')).message).toBe('该修订稿所属的专业已被删除，无法恢复。');
    expect((await restore('otherAdmin')).code).toBe('30004');
  });

  it('is gone for good after thirty days, with the states that only it named', async () => {
    const { db } = database.current;
    const counts = async () => [
      await db.$count(editions),
      await db.$count(majors, isNotNull(majors.editionId)),
      await db.$count(courseUnits, eq(courseUnits.majorId, majorId)),
      await db.$count(graduationRequirements, eq(graduationRequirements.majorId, majorId)),
      await db.$count(curriculumStates),
      await db.$count(curriculumParts),
    ];
    await remove();
    const kept = await counts();
    server.wait(30 * day - hour);
    await tidyUp();
    expect(await counts()).toEqual(kept);
    expect(await list('majorLeader')).toHaveLength(1);
    server.wait(2 * hour);
    await tidyUp();
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await db.$count(indicators)).toBeGreaterThan(0);
    expect((await restore()).code).toBe('30004');
  });

  it('is kept by name where a receipt names it, and its states where one of them does', async () => {
    const { db } = database.current;
    const [{ baseStateId } = { baseStateId: null }] = await db.select().from(editions).where(eq(editions.id, id));
    const receipt = { homeMajorId: 101, editionId: id, targetMajorId: 101, userId: null, at: sceneStart, act: 'merge' } as const;
    const counts = { changes: 0, courses: 0, topics: {} };
    const [own] = await db.insert(curriculumStates).values({ homeMajorId: 101, digest: 'own', occasion: 'merged' }).returning();
    const bases = { before: baseStateId ?? 0, after: baseStateId ?? 0 };
    const drafts = { before: own!.id, after: own!.id };
    const [made] = await db.insert(curriculumStates).values({ homeMajorId: 101, digest: 'approved', occasion: 'merged' }).returning();
    const approved = { state: made!.id, courses: 'all' } as const;
    await db.insert(editionReceipts).values({ ...receipt, request: { note: '', choices: {}, bases, drafts, approved }, counts });
    await remove();
    server.wait(31 * day);
    await tidyUp();
    expect(await db.select().from(editions)).toEqual([expect.objectContaining({ id, majorId: null, baseStateId: null })]);
    expect(await db.select({ id: curriculumStates.id }).from(curriculumStates)).toEqual([
      { id: baseStateId },
      { id: own!.id },
      { id: made!.id },
    ]);
    expect(await db.$count(curriculumParts)).toBeGreaterThan(0);
  });

  it('leaves parts alone that another state shares', async () => {
    const { db } = database.current;
    const parts = await db.$count(curriculumParts);
    await tidyUp();
    expect(await db.$count(curriculumParts)).toBe(parts);
  });
});
