import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { explainOpening, prepareFolder, requireRoom, type Disk } from './dataFolder';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-room-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A disk with so much room; `npm run trust:faults` takes a real one where it may mount it. */
const diskOf = (megabytes: number, isWritable = true): Disk => ({
  megabytesLeft: () => Promise.resolve(megabytes),
  isWritable: () => Promise.resolve(isWritable),
});

it('makes a folder where there is room', async () => {
  const place = path.join(folder, 'a', 'b');
  await prepareFolder(place);
  await requireRoom(place, diskOf(32));
  expect(existsSync(place)).toBe(true);
});

it('says in both languages that a first start has no room, and makes nothing', async () => {
  const place = path.join(folder, 'a');
  const attempt = prepareFolder(place, diskOf(63));
  await expect(attempt).rejects.toThrow(`${place} 所在的磁盘只剩 63 MB，新建数据库至少需要 64 MB。没有产生任何内容。`);
  await expect(attempt).rejects.toThrow(/has 63 MB left; a new database needs at least 64 MB\. Nothing was made\./);
  expect(existsSync(place)).toBe(false);
});

it('says that a file is in the way', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(prepareFolder(path.join(file, 'db'))).rejects.toThrow(/是一个文件.*is a file, not a folder/);
});

// Whoever runs as root may write into every folder, but not onto a disk that is mounted read-only.
it('says that a folder cannot be written', async () => {
  const attempt = prepareFolder(folder, diskOf(1000, false));
  await expect(attempt).rejects.toThrow(/不能写入.*cannot be written \(read-only, or no permission\)/);
});

it('says that the disk is full, or read-only, where the engine ended without a word', async () => {
  const cause = new Error('RuntimeError: Aborted()');
  const message = expect.stringMatching(/剩余 3 MB.*3 MB left/);
  await expect(explainOpening(cause, folder, diskOf(3))).rejects.toMatchObject({ fault: 'full', message, cause });
  await expect(explainOpening(cause, folder, diskOf(1000, false))).rejects.toMatchObject({ fault: 'readOnly', cause });
  await expect(explainOpening(cause, folder, diskOf(1000))).rejects.toBe(cause);
});
