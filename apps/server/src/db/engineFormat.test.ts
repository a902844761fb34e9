import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '.';
import { engineFormat } from './engineFormat';
import { copyEmptyDatabase, silentLogger } from './testing';

let folder: string;
const version = () => path.join(folder, 'data/PG_VERSION');
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-format-'));
  await copyEmptyDatabase(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is the one in which the engine writes', async () => {
  expect((await readFile(version(), 'utf8')).trim()).toBe(engineFormat);
});

it.each(['17', '19'])('of another version, %s, is refused with what to do, and the folder is free afterwards', async (other) => {
  await writeFile(version(), `${other}\n`);
  const opened = openDatabase({ folder, logger: silentLogger });
  await expect(opened).rejects.toThrow(new RegExp(`由内置数据库 ${other} 写入.*npm run restore`));
  await writeFile(version(), `${engineFormat}\n`);
  const database = await openDatabase({ folder, logger: silentLogger });
  await database.close();
});
