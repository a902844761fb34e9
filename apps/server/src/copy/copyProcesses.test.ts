import * as contract from '@college/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, schema, type OpenDatabase } from '../db';
import { openPostgresDatabase, silentLogger } from '../db/testing';
import { apiBase } from '../http/apiBase';
import type { Role } from '../testing/scene';
import { testServer } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { freeTable, loseTransactions, slowTable } from './obstacles.test-data';
import { eventsOf, readStream } from './readStream.test-data';

const serverUrl = process.env.TEST_DATABASE_URL;

// Only PostgreSQL lets several server processes work on one database.
describe.runIf(serverUrl)('a copy on two servers of one database', () => {
  let first: OpenDatabase;
  let second: OpenDatabase;
  const one = testServer(() => first);
  const two = testServer(() => second);

  beforeAll(async () => {
    const opened = await openPostgresDatabase(serverUrl ?? '');
    first = opened;
    second = await openDatabase({ url: opened.url, logger: silentLogger });
  });
  afterAll(async () => {
    await second.close();
    await first.close();
  });
  beforeEach(async () => {
    await setCopyScene(first);
    one.forgetSessions();
    two.forgetSessions();
    await one.call(contract.uploadCopyParams, { as: 'departmentManager', body: { unique: 'copy-0001', ...copyRequest } });
  });
  afterEach(() => freeTable(first.db));

  async function open(server: typeof one, unique = 'copy-0001', as: Role = 'departmentManager') {
    const headers = { authToken: await server.tokenOf(as) };
    return server.request(`${apiBase}/manage/copycourse?unique=${unique}`, { headers });
  }

  const copies = () => first.db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, 1001));

  it('runs once and is streamed by both, whichever is called first', async () => {
    const streams = await Promise.all(
      [one, two, two, one, one, two].map((server) => open(server).then((response) => readStream(response))),
    );
    for (const events of streams) expect(events.map(({ data }) => data.no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await copies()).toBe(1);
  });

  it('is followed on the other server while it runs', async () => {
    await slowTable(first.db, 'project_matrix_entries', 1);
    const work = open(one).then((response) => readStream(response));
    let isRunning = true;
    void work.finally(() => (isRunning = false));
    const seenWhileRunning: string[] = [];
    for await (const { id } of eventsOf(await open(two))) if (isRunning) seenWhileRunning.push(id);
    await work;
    expect(seenWhileRunning).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6', '7']));
    expect(await copies()).toBe(1);
  });

  it('is one too many when its person runs three already, on whatever server', async () => {
    const pairs = [
      [1002, 102],
      [1003, 101],
      [1004, 101],
      [1002, 103],
    ] as const;
    for (const [index, [courseId, targetId]] of pairs.entries()) {
      const body = { unique: `copy-100${index}`, courseId, sourceId: courseId, targetId, goalRelations: [] };
      await one.call(contract.uploadCopyParams, { as: 'collegeAdmin', body });
    }
    await slowTable(first.db, 'projects', 1.5);
    const running = [0, 1, 2].map((index) => open(one, `copy-100${index}`, 'collegeAdmin'));
    await expect.poll(() => first.db.$count(schema.copyJobs, eq(schema.copyJobs.state, 'running'))).toBe(3);
    const refused = await readStream(await open(two, 'copy-1003', 'collegeAdmin'));
    expect(refused).toMatchObject([{ event: 'error', data: { code: '30029', message: '同时进行的复制过多，请等待完成后再试。' } }]);
    for (const response of running) expect((await readStream(await response)).at(-1)?.data.percent).toBe(100);
    expect((await readStream(await open(two, 'copy-1003', 'collegeAdmin'))).at(-1)?.data.percent).toBe(100);
  });

  it('has failed on the other server as soon as the connection of the first one is lost', async () => {
    await slowTable(first.db, 'project_matrix_entries', 30);
    const broken = open(one).then((response) => readStream(response));
    for await (const { id } of eventsOf(await open(two))) if (id === '7') break;
    await loseTransactions(second.db);
    expect((await broken).at(-1)).toMatchObject({ event: 'error' });
    expect((await readStream(await open(two))).at(-1)).toMatchObject({ event: 'error', data: { code: '30001' } });
    expect(await copies()).toBe(0);
  });
});
