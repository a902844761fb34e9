import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folderLock';
import { startBuilt } from '../testing/builtScript';

let folder: string;
let starters: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-lock-'));
});

afterEach(async () => {
  for (const starter of starters) starter.kill('SIGKILL');
  starters = [];
  await rm(folder, { recursive: true, force: true });
});

/** A process that tries to lock the folder; prints `held` or `refused` on its first line. */
async function aStarter(): Promise<{ outcome: string; process: ChildProcess }> {
  const starter = startBuilt('lockStarter', [folder]);
  starters.push(starter);
  const [line] = await once(starter.stdout, 'data');
  return { outcome: String(line).trim(), process: starter };
}

it('is refused while another holds it, and free after a release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toThrow(/Stop the other server/);
  await lock.release();
  const next = await lockFolder(folder);
  await next.release();
});

it('is taken over from a process that was killed', async () => {
  const starter = await aStarter();
  expect(starter.outcome).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  starter.process.kill('SIGKILL');
  await once(starter.process, 'exit');
  const lock = await lockFolder(folder);
  await lock.release();
});

it('is acquired by exactly one of four that start at once after a kill', async () => {
  for (let round = 0; round < 3; round += 1) {
    const outcomes = await Promise.all([aStarter(), aStarter(), aStarter(), aStarter()]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['FolderInUseError', 'FolderInUseError', 'FolderInUseError', 'held']);
    const holder = outcomes.find(({ outcome }) => outcome === 'held')!.process;
    holder.kill('SIGKILL');
    await once(holder, 'exit');
  }
});

it('is acquired by exactly one of twenty within a process, repeatedly', async () => {
  for (let round = 0; round < 5; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const holders = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(holders).toHaveLength(1);
    await holders[0]?.release();
  }
  expect(await readdir(folder)).toHaveLength(1);
});

it('works in a folder whose path is longer than a socket address', async () => {
  const deep = path.join(folder, '很深的文件夹'.repeat(8), 'x'.repeat(90));
  await mkdir(deep, { recursive: true });
  const lock = await lockFolder(deep);
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError);
  await lock.release();
});
