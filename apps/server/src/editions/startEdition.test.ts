import * as contract from '@college/api-client/contract';
import { mostOpenEditions } from '@college/curriculum-model';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setCopyScene } from '../copy/copySource.test-data';
import { insertJob } from '../copy/copyJobRepository';
import { breakTable, freeTable, writtenTables } from '../copy/obstacles.test-data';
import { readStream } from '../copy/readStream.test-data';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { holdHome } from './editionRepository';
import { readMajorState } from './readMajorState';
import { readState } from './stateRepository';

vi.setConfig({ testTimeout: 60_000 });

const { courseUnits, curriculumParts, editions, majors } = schema;
const wanted = {
  unique: 'edition-0001',
  majorId: 101,
  kind: 'draft',
  name: ' 2026 版修订稿 ',
  entryYear: 2026,
  reason: '新版标准',
} as const;
const failed = '创建时服务器出现错误，没有产生任何内容，请重新开始。';

describeOnEachEngine('a draft', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    await database.current.db.execute(sql`select setval(pg_get_serial_sequence(table_name, 'id'), 20000) from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and identity_generation = 'BY DEFAULT'`);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });
  afterEach(() => freeTable(database.current.db));

  async function start(body: object = wanted, as: Role = 'departmentManager') {
    const headers = { authToken: await server.tokenOf(as), 'content-type': 'application/json' };
    return server.request(`${apiBase}/edition/start`, { method: 'POST', headers, body: JSON.stringify(body) });
  }
  const made = async (body: object = wanted) =>
    (await readStream(await start(body))).at(-1)!.data as { editionId: number; majorId: number };
  const listOf = async (majorId = 101) => (await server.call(contract.listEditions, { as: 'collegeAdmin', query: { majorId } })).data;
  const contents = async () => {
    const { db } = database.current;
    return [await db.$count(editions), await db.$count(majors), await db.$count(courseUnits), await db.$count(curriculumParts)];
  };

  it('holds the whole curriculum of its major, and says how far it is', async () => {
    const { db } = database.current;
    const events = await readStream(await start());
    expect(events.map(({ data }) => [data.no, data.percent])).toEqual([
      [1, 5],
      [2, 10],
      [3, 85],
      [4, 95],
      [5, 100],
    ]);
    expect(events.map(({ data }) => data.message)).toContain('已复制毕业要求与课程（2/2）');
    const { editionId, majorId } = events.at(-1)!.data as unknown as { editionId: number; majorId: number };
    const home = await readMajorState(db, { majorId: 101, homeMajorId: 101 });
    expect(await readMajorState(db, { majorId, homeMajorId: 101 })).toEqual(home);
    const { data } = await server.call(contract.getEdition, { as: 'courseEditor', query: { id: editionId } });
    expect(data).toMatchObject({
      id: editionId,
      kind: 'draft',
      status: 'open',
      name: '2026 版修订稿',
      entryYear: 2026,
      reason: '新版标准',
      homeMajorId: 101,
      majorId,
      userName: 'departmentManager',
      homeMajorName: '软件工程',
      base: { courses: 2, takenAt: sceneStart.toISOString() },
    });
    const { base } = data as { base: { stateId: number } };
    const stored = (await readState(db, base.stateId))!;
    expect(stored.courses.map(({ records }) => records)).toEqual(home.courses.map(({ records }) => records));
    expect(await listOf()).toEqual([expect.objectContaining({ id: editionId })]);
    expect(await listOf(102)).toEqual([]);
  });

  it('is made at the first try: what says how far it is does not disturb its transaction', async () => {
    // A transaction that is tried again takes another number.
    expect((await made()).editionId).toBe(20_001);
  });

  it('lets its courses be edited by the calls that there are, without a trace in the current edition', async () => {
    const { majorId } = await made();
    const home = await server.call(contract.getCourseUnit, { as: 'collegeAdmin', query: { courseid: 1001 } });
    const [course] = await database.current.db
      .select()
      .from(courseUnits)
      .where(sql`major_id = ${majorId} and lineage_id = 1001`);
    const { data } = await server.call(contract.getCourseUnit, { as: 'courseEditor', query: { courseid: course!.id } });
    const own = data as { course: Record<string, unknown>; pointksa: unknown[] };
    expect(own.course.name).toBe((home.data as typeof own).course.name);
    const points = await server.call(contract.listPoints, { as: 'courseEditor', query: { courseId: course!.id } });
    expect((points.data as { title: string }[]).map(({ title }) => title)).toEqual(
      ((await server.call(contract.listPoints, { as: 'courseEditor', query: { courseId: 1001 } })).data as { title: string }[]).map(
        ({ title }) => title,
      ),
    );
    const saved = await server.call(contract.savePoints, {
      as: 'courseEditor',
      body: { courseId: course!.id, points: [{ id: 0, title: '并查集', description: '合并与查找' }] },
    });
    expect(saved.code).toBe('0');
    expect((await server.call(contract.getCourseUnit, { as: 'collegeAdmin', query: { courseid: 1001 } })).data).toEqual(home.data);
    // What is listed by person and not by college names the draft.
    const overview = await server.call(contract.getOverview, { as: 'courseEditor', query: {} });
    expect(overview.data).toMatchObject({ edits: [{ kind: 'points', name: `${own.course.name as string}（2026 版修订稿）`, majorId }] });
  });

  it('is named by its major and its courses; the current edition names none', async () => {
    const { editionId, majorId } = await made();
    const [course] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.majorId, majorId));
    const edition = {
      id: editionId,
      kind: 'draft',
      status: 'open',
      name: '2026 版修订稿',
      entryYear: 2026,
      majorId,
      homeMajorId: 101,
      homeMajorName: '软件工程',
    };
    const major = (majorid: number) => server.call(contract.getMajorInfo, { as: 'courseEditor', query: { majorid } });
    const unit = (courseid: number) => server.call(contract.getCourseUnit, { as: 'courseEditor', query: { courseid } });
    expect((await major(majorId)).data).toMatchObject({ id: majorId, edition });
    expect((await unit(course!.id)).data).toMatchObject({ edition });
    expect((await major(101)).data).not.toHaveProperty('edition');
    expect((await unit(1001)).data).not.toHaveProperty('edition');
  });

  it('is made once, however often it is asked for', async () => {
    const first = await readStream(await start());
    expect(await readStream(await start())).toEqual(first);
    expect(await database.current.db.$count(editions)).toBe(1);
    const other = await server.call(contract.startEdition, { as: 'departmentManager', body: { ...wanted, name: '另一份' } });
    expect(other).toMatchObject({ code: '30001', message: '该编号已用于另一次创建，请重新开始。' });
    expect(await database.current.db.$count(editions)).toBe(1);
  });

  it('is one of many that read along at the same time', async () => {
    const [one, other] = await Promise.all([start(), start()].map(async (response) => readStream(await response)));
    expect(one!.at(-1)).toEqual(other!.at(-1));
    expect(await database.current.db.$count(editions)).toBe(1);
  });

  it.each(writtenTables.map(([table]) => table))('leaves nothing behind when %s cannot be written', async (table) => {
    const before = await contents();
    await breakTable(database.current.db, table);
    const events = await readStream(await start());
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: '30001', message: failed } });
    await freeTable(database.current.db);
    expect(await contents()).toEqual(before);
    expect((await readStream(await start())).at(-1)).toMatchObject({ event: 'error', data: { message: failed } });
    expect(await made({ ...wanted, unique: 'edition-0002' })).toHaveProperty('editionId');
  });

  it('is refused while somebody else makes one of the same major', async () => {
    const { engine, transaction } = database.current;
    // The embedded engine has one connection, which the transaction would hold.
    if (engine === 'embedded') return;
    await transaction(async (holder) => {
      await holdHome(holder, 101);
      expect(await (await start()).text()).toContain('该专业的修订稿正在创建，请等待完成。');
    });
    expect((await made()).editionId).toBe(20_001);
  });

  it('waits with at most fifty others of its person', async () => {
    const { db } = database.current;
    const ofPerson = { userId: cast.departmentManager.id, kind: 'edition' as const };
    const params = { homeMajorId: 101, kind: 'draft' as const, name: '稿', entryYear: null, reason: '' };
    for (let no = 0; no < 50; no += 1) await insertJob(db, { ...ofPerson, unique: `waiting-${no}-edition`, params }, sceneStart);
    expect(await (await start()).text()).toContain('尚未开始的创建过多，请稍后再试。');
    expect(await db.$count(schema.copyJobs, eq(schema.copyJobs.unique, wanted.unique))).toBe(0);
  });

  it('takes no copy of a course of its own major, nor gives one', async () => {
    const { majorId } = await made();
    const [course] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.majorId, majorId));
    const copy = (courseId: number, targetId: number) =>
      server.call(contract.getCopyPlan, { as: 'departmentManager', query: { courseId, targetId } });
    for (const [courseId, targetId] of [
      [1001, majorId],
      [course!.id, 101],
    ] as const) {
      expect((await copy(courseId, targetId)).message).toBe('不能复制到课程所在的专业，请选择其他专业。');
    }
  });

  it('is one of at most twenty of a major', async () => {
    const open = { homeMajorId: 101, kind: 'scenario', status: 'open', name: '推演' } as const;
    await database.current.db.insert(editions).values(Array.from({ length: mostOpenEditions }, () => open));
    const before = await contents();
    const events = await readStream(await start());
    expect(events.at(-1)?.data.message).toBe('一个专业最多同时有 20 份修订稿和推演方案，请先删除或合并一些。');
    expect(await contents()).toEqual(before);
  });

  it('has no drafts of its own, and is not made by whoever may not make courses', async () => {
    const { majorId } = await made();
    const again = { ...wanted, unique: 'edition-0002', majorId };
    expect((await server.call(contract.startEdition, { as: 'departmentManager', body: again })).message).toContain('修订稿不能再建修订稿');
    expect((await server.call(contract.startEdition, { as: 'courseEditor', body: wanted })).code).toBe('30003');
    expect((await server.call(contract.startEdition, { as: 'demo', body: { ...wanted, majorId: 103 } })).code).toBe('30003');
  });

  it('is renamed over its last version alone, and a scenario becomes a draft', async () => {
    const { editionId: id } = await made({ ...wanted, kind: 'scenario' });
    const change = (body: object) => server.call(contract.changeEdition, { as: 'majorEditor', body: { id, ...body } });
    expect((await change({ version: 1, name: '正式修订', kind: 'draft' })).data).toMatchObject({
      version: 2,
      record: { kind: 'draft', name: '正式修订' },
    });
    expect(await change({ version: 1, name: '旧的' })).toMatchObject({ code: '30009', data: { name: '正式修订' } });
    expect((await change({ version: 2, name: '  ' })).code).toBe('30001');
  });

  it('is deleted by who made it or manages the major, and its courses are then gone for everybody', async () => {
    const { editionId: id, majorId } = await made();
    const remove = (as: Role) => server.call(contract.deleteEdition, { as, body: { id } });
    expect((await remove('majorEditor')).code).toBe('30003');
    const [course] = await database.current.db.select().from(courseUnits).where(eq(courseUnits.majorId, majorId));
    expect((await remove('departmentManager')).code).toBe('0');
    expect(await listOf()).toEqual([]);
    expect((await remove('collegeAdmin')).code).toBe('30004');
    expect((await server.call(contract.getCourseUnit, { as: 'collegeAdmin', query: { courseid: course!.id } })).code).toBe('30004');
    expect((await server.call(contract.getMajorInfo, { as: 'collegeAdmin', query: { majorid: majorId } })).code).toBe('30004');
    const trash = await server.call(contract.listTrash, { as: 'collegeAdmin', query: { pageNum: 1, pageSize: 10 } });
    expect(trash.data).toMatchObject({ pageInfo: { total: 1, list: [{ kind: 'edition', id }] } });
    expect(await database.current.db.$count(majors, isNotNull(majors.editionId))).toBe(1);
  });
});
