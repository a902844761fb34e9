import type { CopyJob, CourseUnit, PageInfo } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../db';
import { layGround, type Ground } from '../db/testing';
import { openSession } from '../sessions/sessionRepository';
import { cast } from '../testing/scene';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess';
import { read } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { copyAt, loseTransactions, slowNamedCopies, writtenTables } from './obstacles.test-data';
import { eventsOf, readStream } from './readStream.test-data';

const serverUrl = process.env.TEST_DATABASE_URL;

// A restart takes seconds, so a part of the steps suffices; `copyFailure.test.ts` ends a copy at each of them without one.
const killedAt = writtenTables.filter((_, index) => index % (serverUrl ? 3 : 4) === 2);

// With a test server the other engine is tried; without one the embedded one was, in the run before.
describe(`a server that ends while it copies (${serverUrl ? 'postgres' : 'embedded'})`, () => {
  let ground: Ground;
  let token = '';
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    ground = await layGround();
    token = await ground.visit(async (database) => {
      await setCopyScene(database);
      return openSession(database.db, cast.departmentManager.id, new Date(), 86_400_000);
    });
  }, 120_000);
  afterEach(async () => {
    await server?.end('SIGKILL');
    await ground.remove();
  });

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${server?.origin}/college/api/${path}`, { ...init, headers: { authToken: token, 'content-type': 'application/json' } });

  const send = (unique: string) =>
    ask('manage/uploadcoursecopyparams', { method: 'POST', body: JSON.stringify({ unique, ...copyRequest }) });
  const open = (unique: string) => ask(`manage/copycourse?unique=${unique}`);

  async function unitsInTarget(): Promise<number> {
    const body = JSON.stringify({ majorId: 102, pageNum: 1, pageSize: 10, orderMap: { create_time: 0 } });
    const reply = await read(await ask('major/v2.0/courseunitlist', { method: 'POST', body }));
    return (reply.data as PageInfo<CourseUnit>).pageInfo.total;
  }

  it('has a complete copy or none, and a job that reports which', async () => {
    await ground.visit(({ db }) => slowNamedCopies(db));
    server = await startServerProcess(ground.environment);
    for (const [table, lastNo] of killedAt) {
      await send(copyAt(table, 'stop'));
      for await (const { id } of eventsOf(await open(copyAt(table, 'stop')))) if (id === String(lastNo)) break;
      await server.end('SIGKILL');
      // PostgreSQL finds a lost connection when a statement ends; the blocked one ends here.
      if (serverUrl) await ground.visit(({ db }) => loseTransactions(db));
      server = await startServerProcess(ground.environment);
      const [job] = (await read(await ask('manage/copyjobs?courseId=1001'))).data as CopyJob[];
      expect([table, job?.unique, job?.state, await unitsInTarget()]).toEqual([table, copyAt(table, 'stop'), 'failed', 1]);
      expect((await readStream(await open(copyAt(table, 'stop')))).at(-1)?.event).toBe('error');
    }
    await send('copy-last');
    const events = await readStream(await open('copy-last'));
    await server.end('SIGKILL');
    server = await startServerProcess(ground.environment);
    expect(await readStream(await open('copy-last'))).toEqual(events);
    expect(events).toHaveLength(10);
    expect(await unitsInTarget()).toBe(2);

    // A copy whose reader has left is finished before the server stops on request.
    await send(copyAt('project_matrix_entries', 'slow'));
    for await (const { id } of eventsOf(await open(copyAt('project_matrix_entries', 'slow')))) if (id === '2') break;
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await ground.visit(({ db }) => db.$count(schema.courseUnits, eq(schema.courseUnits.copiedFromId, 1001)))).toBe(2);
  }, 300_000);
});
