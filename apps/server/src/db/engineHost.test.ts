import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hostEngine, type EngineHost } from './engineHost';
import type { EngineThread } from './engineThread';
import { withProcessorTime } from '../testing/withProcessorTime';
import { FolderInUseError, lockFolder } from './folderLock';
import { DatabaseLostError } from './lostError';
import { serveEngine, type EmbeddedDatabase } from './openEmbedded';
import * as schema from './schema';
import { copyEmptyDatabase, embeddedImage, silentLogger } from './testing';
import { endingThreads } from './testing/endingThread';

// Opening an engine takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;
let threads: ReturnType<typeof endingThreads>;
let host: EngineHost;
let database: EmbeddedDatabase;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-host-'));
  await copyEmptyDatabase(folder);
  threads = endingThreads({ folder });
  const lock = await lockFolder(folder);
  host = await hostEngine(threads.open, { canReopen: true, logger: silentLogger });
  database = await serveEngine(host, lock, silentLogger);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const put = (key: string) => database.db.insert(schema.settings).values({ key, value: 1 });
const keys = async () => (await database.db.select({ key: schema.settings.key }).from(schema.settings)).map(({ key }) => key);

it('rejects pending requests when the thread ends, and continues with the rest on the same folder', async () => {
  await put('acknowledged');
  threads.endAt('pg_sleep', 'before');
  const underWay = database.db.execute(sql`select pg_sleep(0)`);
  const behind = put('behind');
  await expect(underWay).rejects.toMatchObject({ cause: expect.any(DatabaseLostError) });
  await behind;
  expect(await keys()).toEqual(['acknowledged', 'behind']);
});

it.each([
  ['begin', 'before'],
  ['insert into', 'after'],
  ['commit', 'before'],
] as const)('undoes a transaction whose thread ended at its %s, %s it, and says that it is lost', async (words, moment) => {
  threads.endAt(words, moment);
  const attempt = database.transaction((tx) => tx.insert(schema.settings).values({ key: 'half', value: 1 }));
  await expect(attempt).rejects.toThrow(DatabaseLostError);
  expect(await keys()).toEqual(['acknowledged', 'behind']);
});

it('reports a transaction as lost that was stored, but not acknowledged', async () => {
  threads.endAt('commit', 'after');
  const attempt = database.transaction((tx) => tx.insert(schema.settings).values({ key: 'stored', value: 1 }));
  await expect(attempt).rejects.toThrow(DatabaseLostError);
  expect(await keys()).toContain('stored');
});

const recursionTo = (depth: string) =>
  database.db.execute(
    sql.raw(`create or replace function down(n int) returns int language plpgsql set max_stack_depth = '${depth}'
    as 'begin return down(n + 1); end'; select down(1)`),
  );

it('answers endless recursion with an SQL error', async () => {
  await expect(recursionTo('2MB')).rejects.toMatchObject({ cause: { code: '54001' } });
});

it('ends a thread whose engine broke, and does not answer from a broken one', async () => {
  await expect(recursionTo('6MB')).rejects.toMatchObject({ cause: { message: expect.stringContaining('Maximum call stack') } });
  await put('after the fault');
});

it('is not healthy before it is open again, within five seconds of processor time, and keeps its folder locked meanwhile', async () => {
  const { milliseconds } = await withProcessorTime(async () => {
    await threads.end();
    await expect(database.ping()).rejects.toThrow(DatabaseLostError);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await host.thread();
    await database.ping();
  });
  expect(milliseconds).toBeLessThan(5000);
});

it('cannot be reopened where the data was in memory, and notifies the server', async () => {
  const inMemory = endingThreads({ image: await embeddedImage() });
  const shortLived = await hostEngine(inMemory.open, { canReopen: false, logger: silentLogger });
  const { db, lost, close } = await serveEngine(shortLived, undefined, silentLogger);
  await inMemory.end();
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({ cause: expect.any(DatabaseLostError) });
  expect((await lost).message).toContain('The database in memory has ended');
  await close();
});

it('notifies the server that it cannot be reopened, and closes', async () => {
  const damaged = await mkdtemp(path.join(tmpdir(), 'college-damaged-'));
  await copyEmptyDatabase(damaged);
  const threadsThere = endingThreads({ folder: damaged });
  const lock = await lockFolder(damaged);
  const doomed = await hostEngine(threadsThere.open, { canReopen: true, logger: silentLogger });
  const { lost, ping, close } = await serveEngine(doomed, lock, silentLogger);
  await rm(path.join(damaged, 'data', 'global'), { recursive: true });
  await threadsThere.end();
  expect((await lost).message).toContain('cannot be opened again');
  await expect(ping()).rejects.toThrow(DatabaseLostError);
  await close();
  await (await lockFolder(damaged)).release();
  await rm(damaged, { recursive: true });
});

it('closes, and unlocks its folder, although the thread ends in the last maintenance', async () => {
  threads.endAt('vacuum analyze', 'before');
  await database.close();
  await (await lockFolder(folder)).release();
});

it('gives up on an engine that does not open within a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let end = (_reason: DatabaseLostError) => {};
  const thread = {
    ask: vi.fn(),
    requestCount: 0,
    memoryBytes: 0,
    stop: vi.fn(),
    onEnd: (listener: typeof end) => ((end = listener), () => undefined),
  };
  const open = (limit?: AbortSignal) => {
    if (!limit) return Promise.resolve(thread);
    return new Promise<EngineThread>((_, reject) => limit.addEventListener('abort', () => reject(limit.reason)));
  };
  const { lost } = await hostEngine(open, { canReopen: true, logger: silentLogger });
  end(new DatabaseLostError('ended'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await lost).message).toContain('Opening it took too long');
  vi.useRealTimers();
});
