import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readPageWords } from './pageWords';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'college-words-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(text: string) {
  const path = join(folder, 'pageWords.json');
  await writeFile(path, text);
  return path;
}

it('reads the texts of the pages', async () => {
  const page = { zh: { 'button.busy': '请稍候' }, en: { 'button.busy': 'Please wait' } };
  const words = { coursedetail: page, coursegoal: page, majorhome: page };
  const warn = vi.fn();
  expect(await readPageWords(await file(JSON.stringify(words)), { warn })).toEqual(words);
  expect(warn).not.toHaveBeenCalled();
});

it('logs that they were not generated, and how to generate them', async () => {
  const warn = vi.fn();
  expect(await readPageWords(join(folder, 'nothing.json'), { warn })).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith({ file: join(folder, 'nothing.json') }, expect.stringContaining('npm start makes the file'));
});

it.each(['', '{"coursedetail":{}}'])('refuses a file that holds none: %j', async (text) => {
  await expect(readPageWords(await file(text), { warn: vi.fn() })).rejects.toThrow('does not hold the texts of pages');
});
