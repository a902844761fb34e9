import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEngineThread } from './engineThread';
import { embeddedImage } from './testing';

// Opening an engine takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-thread-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

it('refuses whoever still waits, and whoever asks later, when the thread ends', async () => {
  const thread = await startEngineThread({ image: await embeddedImage() });
  const waiting = thread.ask('image').catch((error: Error) => error.message);
  await thread.stop();
  expect(await waiting).toContain('it is closed');
  await expect(thread.ask('image')).rejects.toThrow('it is closed');
});

it('names a damaged folder in a short sentence', async () => {
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data', 'PG_VERSION'), 'not a version');
  const error: unknown = await startEngineThread({ folder }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error).length).toBeLessThan(1000);
  expect(String(error)).toContain('Embedded database');
});
