import * as contract from '@college/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { schema } from '../db';
import { describeOnEachEngine } from '../db/testing';
import { apiBase } from '../http/apiBase';
import { cast, sceneStart, type Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { breakTable, freeTable, slowTable, writtenTables } from './obstacles.test-data';
import { eventsOf, readStream } from './readStream.test-data';

const interrupted = '复制时服务器中断，没有产生任何内容，请重新开始复制。';

describeOnEachEngine('a copy that goes wrong', (database) => {
  const server = testServer(() => database.current);
  beforeEach(async () => {
    await setCopyScene(database.current);
    server.forgetSessions();
    server.clock.now = sceneStart;
  });
  afterEach(() => freeTable(database.current.db));

  const upload = (unique: string, body = {}) =>
    server.call(contract.uploadCopyParams, { as: 'departmentManager', body: { unique, ...copyRequest, ...body } });
  const jobOf = async (unique: string) => (await server.call(contract.getCopyJob, { as: 'departmentManager', query: { unique } })).data;
  const copies = () => database.current.db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, 1001));
  const rowsOf = (table: string) => database.current.db.execute(`select count(*)::int as n from ${table}`).then(({ rows }) => rows[0]?.n);

  async function open(unique: string, as: Role = 'departmentManager') {
    return server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers: { authToken: await server.tokenOf(as) } });
  }

  it.each(writtenTables)('leaves nothing behind when %s cannot be written, and reports it in its last message', async (table, lastNo) => {
    const { db } = database.current;
    const before = await Promise.all(writtenTables.map(([name]) => rowsOf(name)));
    await breakTable(db, table);
    await upload('copy-0001');
    const events = await readStream(await open('copy-0001'));
    const failure = { code: '30001', message: '复制时服务器出现错误，没有产生任何内容，请重新开始复制。' };
    expect(events.at(-1)).toMatchObject({ event: 'error', data: failure });
    expect(events.slice(0, -1).map(({ data }) => data.no)).toEqual(Array.from({ length: lastNo }, (_, index) => index + 1));
    await freeTable(db);
    expect(await jobOf('copy-0001')).toMatchObject({ state: 'failed', message: failure.message, sourceId: 1001 });
    expect(await readStream(await open('copy-0001'))).toEqual(events);
    expect(await Promise.all(writtenTables.map(([name]) => rowsOf(name)))).toEqual(before);
  });

  // The embedded engine has one connection, so there nobody can look in, or hold up a table, while the copy is at work.
  it.runIf(database.engine === 'postgres')(
    'tells its messages while the work goes on, and shows nothing of it before its end',
    async () => {
      await upload('copy-0001');
      const { transaction } = database.current;
      const events = eventsOf(await open('copy-0001'));
      await transaction(async (tx) => {
        await tx.execute(sql`lock table project_matrix_entries in share mode`);
        for await (const { id } of events) if (id === '7') break;
        expect(await jobOf('copy-0001')).toMatchObject({ state: 'running', progress: Array(7).fill({ no: expect.any(Number) }) });
        expect(await copies()).toBe(0);
      });
      await expect.poll(() => jobOf('copy-0001')).toMatchObject({ state: 'done' });
      expect(await copies()).toBe(1);
    },
  );

  it.runIf(database.engine === 'embedded')('tells its messages while the work goes on, not after it', async () => {
    await slowTable(database.current.db, 'project_matrix_entries', 1);
    await upload('copy-0001');
    const arrivals = new Map<string, number>();
    for await (const { id } of eventsOf(await open('copy-0001'))) arrivals.set(id, performance.now());
    expect(arrivals.get('8')! - arrivals.get('7')!).toBeGreaterThan(200);
    expect(await copies()).toBe(1);
  });

  it('refuses a second copy of the course into the same major while one runs, and leaves it waiting', async () => {
    await slowTable(database.current.db, 'projects', 0.7);
    await upload('copy-0001');
    await upload('copy-0002');
    const first = open('copy-0001').then((response) => readStream(response));
    const second = open('copy-0002').then((response) => readStream(response));
    const outcomes = (await Promise.all([first, second])).map((events) => events.at(-1)?.data);
    expect(outcomes).toContainEqual({ code: '30029', message: '该课程正在复制到这个专业，请等待完成。' });
    expect(outcomes).toContainEqual({ no: 10, message: '复制完成', percent: 100 });
    expect(await copies()).toBe(1);
    await freeTable(database.current.db);
    for (const unique of ['copy-0001', 'copy-0002']) await readStream(await open(unique));
    expect(await copies()).toBe(2);
  });

  it('counts as failed when it is marked as running and nobody runs it', async () => {
    await upload('copy-0001');
    const { db } = database.current;
    await db.update(schema.copyJobs).set({ state: 'running', startedAt: sceneStart });
    const jobs = (await server.call(contract.listCopyJobs, { as: 'departmentManager', query: { courseId: 1001 } })).data;
    expect(jobs).toMatchObject([{ unique: 'copy-0001', state: 'failed', message: interrupted }]);
    expect(await readStream(await open('copy-0001'))).toMatchObject([{ event: 'error', data: { code: '30001', message: interrupted } }]);
    expect(await copies()).toBe(0);
    await upload('copy-0002');
    expect((await readStream(await open('copy-0002'))).at(-1)?.data.percent).toBe(100);
  });

  it('cannot be started half an hour after its parameters were sent', async () => {
    await upload('copy-0001');
    server.wait(30 * 60_000);
    const expired = '这次复制没有及时开始，参数已失效，请重新开始复制。';
    expect(await readStream(await open('copy-0001'))).toMatchObject([{ event: 'error', data: { message: expired } }]);
    expect(await jobOf('copy-0001')).toMatchObject({ state: 'failed', message: expired });
    await upload('copy-0001');
    expect((await readStream(await open('copy-0001'))).at(-1)?.data.percent).toBe(100);
  });

  it('is checked again when it starts: a goal was added, a right was taken meanwhile', async () => {
    const { db } = database.current;
    await upload('copy-0001');
    await db.insert(schema.teachingGoals).values({ courseUnitId: 1001, indicatorId: 511, description: '后来的目标' });
    const events = await readStream(await open('copy-0001'));
    expect(events).toMatchObject([{ event: 'error', data: { message: '还有 1 个教学目标未绑定' } }]);
    await setCopyScene(database.current);
    server.forgetSessions();
    await upload('copy-0002');
    await db.update(schema.users).set({ permissionId: 1000, relativeId: 12 }).where(eq(schema.users.id, cast.departmentManager.id));
    expect(await readStream(await open('copy-0002'))).toMatchObject([{ event: 'error', data: { message: '您没有进行此操作的权限。' } }]);
    expect(await copies()).toBe(0);
  });

  it('is nobody else’s: an unknown key and another person’s are one error event', async () => {
    await upload('copy-0001');
    for (const [unique, as] of [
      ['copy-9999', 'departmentManager'],
      ['copy-0001', 'collegeAdmin'],
    ] as const) {
      const events = await readStream(await open(unique, as));
      expect(events).toEqual([{ id: '', event: 'error', data: { code: '30004', message: '找不到这次复制，请重新开始复制。' } }]);
      expect((await server.call(contract.getCopyJob, { as, query: { unique } })).code).toBe('30004');
    }
    expect((await server.call(contract.listCopyJobs, { as: 'collegeAdmin', query: { courseId: 1001 } })).data).toEqual([]);
  });
});
