import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hostEngine } from './engineHost';
import { engineProgram } from './engineProgram.js';
import { startEngineThread } from './engineThread';
import { DatabaseLostError } from './lostError';
import { serveEngine } from './openEmbedded';
import { embeddedImage, silentLogger } from './testing';
import { startMeasuredThread } from './testing/measuredThread';

// Opening an engine takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const rows = sql`select n, '课程单元 ' || n as name from generate_series(1, 20) n`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-thread-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('rejects pending and later requests when the thread ends', async () => {
  const thread = await startEngineThread({ image: await embeddedImage() });
  const waiting = thread.ask('image').catch((error: Error) => error.message);
  await thread.stop();
  expect(await waiting).toContain('has ended');
  await expect(thread.ask('image')).rejects.toThrow(DatabaseLostError);
});

it('is not opened any more once its time is over', async () => {
  await engineProgram();
  const limit = new AbortController();
  const opening = startEngineThread({ folder }, { limit: limit.signal });
  setImmediate(() => limit.abort(new Error('too long')));
  await expect(opening).rejects.toThrow(/cannot be opened.*too long/);
});

it('names a damaged folder in a short sentence', async () => {
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data', 'PG_VERSION'), 'not a version');
  const error: unknown = await startEngineThread({ folder }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error).length).toBeLessThan(1000);
  expect(String(error)).toContain('Embedded database');
});

it('retains nothing of its replies', async () => {
  const thread = await startMeasuredThread({ image: await embeddedImage() });
  const host = await hostEngine(async () => thread, { canReopen: false, logger: silentLogger });
  const { db, close } = await serveEngine(host, undefined, silentLogger);
  const askOften = async (times: number) => {
    for (let asked = 0; asked < times; asked += 1) await db.execute(rows);
  };
  await askOften(300);
  const before = await thread.heapBytes();
  await askOften(5000);
  const kept = (await thread.heapBytes()) - before;
  await close();
  expect(kept).toBeLessThan(2 ** 20);
});
