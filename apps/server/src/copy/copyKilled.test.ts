import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CopyJob, CourseUnit, PageInfo } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, schema, type OpenDatabase } from '../db';
import { silentLogger } from '../db/testing';
import { openPostgresDatabase } from '../db/testing/postgresDatabase';
import { openSession } from '../sessions/sessionRepository';
import { cast } from '../testing/scene';
import { startServerProcess, type ServerProcess } from '../testing/serverProcess';
import { read } from '../testing/testServer';
import { copyRequest, setCopyScene } from './copySource.test-data';
import { copyAt, loseTransactions, slowNamedCopies, writtenTables } from './obstacles.test-data';
import { eventsOf, readStream } from './readStream.test-data';

const serverUrl = process.env.TEST_DATABASE_URL;

// Starting anew takes the embedded engine seconds: there two of the steps have to do.
const killedAt = writtenTables.filter((_, index) => serverUrl || index % 4 === 2);

/** A database that outlives the server processes on it. */
interface Ground {
  environment: Record<string, string>;
  /** Works on the database while no server has it. */
  visit<Result>(act: (database: OpenDatabase) => Promise<Result>): Promise<Result>;
  /** PostgreSQL finds a lost connection when a statement ends; the one that was made to stand still ends here. */
  noticeLoss(): Promise<void>;
  close(): Promise<void>;
}

async function onFolder(folder: string): Promise<Ground> {
  return {
    environment: {},
    async visit(act) {
      const database = await openDatabase({ folder, logger: silentLogger });
      try {
        return await act(database);
      } finally {
        await database.close();
      }
    },
    noticeLoss: async () => undefined,
    close: async () => undefined,
  };
}

async function onServer(address: string): Promise<Ground> {
  const database = await openPostgresDatabase(address);
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(address);
  url.pathname = `/${rows[0]?.name}`;
  return {
    environment: { DATABASE_URL: url.href },
    visit: (act) => act(database),
    noticeLoss: () => loseTransactions(database.db),
    close: () => database.close(),
  };
}

// With a test server the other engine is tried; without one the embedded one was, in the run before.
describe(`a server that ends while it copies (${serverUrl ? 'postgres' : 'embedded'})`, () => {
  let folder = '';
  let ground: Ground;
  let token = '';
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'college-copy-'));
    ground = await (serverUrl ? onServer(serverUrl) : onFolder(folder));
    token = await ground.visit(async (database) => {
      await setCopyScene(database);
      return openSession(database.db, cast.departmentManager.id, new Date(), 86_400_000);
    });
  }, 120_000);
  afterEach(async () => {
    await server?.end('SIGKILL');
    await ground.close();
    await rm(folder, { recursive: true, force: true });
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

  it('has a whole copy or none, and a job that says which, at every step', async () => {
    await ground.visit(({ db }) => slowNamedCopies(db));
    server = await startServerProcess(folder, ground.environment);
    for (const [table, lastNo] of killedAt) {
      await send(copyAt(table, 'stop'));
      for await (const { id } of eventsOf(await open(copyAt(table, 'stop')))) if (id === String(lastNo)) break;
      await server.end('SIGKILL');
      await ground.noticeLoss();
      server = await startServerProcess(folder, ground.environment);
      const [job] = (await read(await ask('manage/copyjobs?courseId=1001'))).data as CopyJob[];
      expect([table, job?.unique, job?.state, await unitsInTarget()]).toEqual([table, copyAt(table, 'stop'), 'failed', 1]);
      expect((await readStream(await open(copyAt(table, 'stop')))).at(-1)?.event).toBe('error');
    }
    await send('copy-last');
    const events = await readStream(await open('copy-last'));
    await server.end('SIGKILL');
    server = await startServerProcess(folder, ground.environment);
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
