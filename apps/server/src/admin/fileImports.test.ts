import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { schema } from '../db';
import { layGround, type Ground } from '../db/testing';
import { startBuilt } from '../testing/builtScript';
import { writeSheet } from '../workbook';

let folder: string;
let ground: Ground;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-import-'));
  ground = await layGround();
  file = path.join(folder, '大典.xlsx');
  const columns = ['编码', '名称', '主要工作任务'].map((header) => ({ header, width: 20 }));
  const rows = [
    ['2-02-88', '深海工程技术人员', ''],
    ['2-02-88-01', '深海软件工程技术人员', '研究方法\n编写程序'],
  ];
  await writeFile(file, await writeSheet({ name: '大典', columns, rows }));
});

afterAll(async () => {
  await ground.remove();
  await rm(folder, { recursive: true, force: true });
});

const run = (...parameters: string[]) => start('importOccupations', parameters);

async function start(name: 'importOccupations' | 'importQualifications', parameters: string[]) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const command = startBuilt(name, parameters, { ...environment, ...ground.environment });
  const [output, errors, code] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise<number | null>((resolve) => command.once('close', resolve)),
  ]);
  return { output, errors, code };
}

async function tasksOf(code: string) {
  const { occupationEntries } = schema;
  const rows = await ground.visit(({ db }) => db.select().from(occupationEntries).where(eq(occupationEntries.code, code)));
  return rows.map(({ tasks }) => tasks);
}

it('explains itself, and names what it cannot find', async () => {
  const [help, missing] = await Promise.all([run('--help'), run(path.join(folder, 'none.xlsx'))]);
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toContain('试运行');
  expect(missing.code).toBe(1);
  expect(missing.errors).toContain('There is no such file');
}, 60_000);

it('is a dry run by default, and stores on request', async () => {
  const tried = await run(file);
  expect(tried).toMatchObject({ code: 0, errors: '' });
  expect(tried.output).toContain('新增 2 条： / 2 to be added:\n  + 2-02-88 深海工程技术人员');
  expect(tried.output).toContain('nothing was stored');
  expect(await tasksOf('2-02-88-01')).toEqual([]);
  const applied = await run(file, '--apply');
  expect(applied.output).toContain('Stored.');
  expect(await tasksOf('2-02-88-01')).toEqual([['研究方法', '编写程序']]);
}, 120_000);

it('loads the directory of qualifications in the same way', async () => {
  const directory = path.join(folder, '目录.csv');
  await writeFile(directory, '名称,实施部门\n教师资格,教育部、各省\n深海测绘师,住房城乡建设部\n');
  const tried = await start('importQualifications', [directory]);
  expect(tried).toMatchObject({ code: 0, errors: '' });
  expect(tried.output).toContain('+ 深海测绘师');
  expect(tried.output).toContain('~ 教师资格（实施部门 / department）');
  const applied = await start('importQualifications', [directory, '--apply']);
  expect(applied.output).toContain('Stored.');
  const { qualifications } = schema;
  const [row] = await ground.visit(({ db }) => db.select().from(qualifications).where(eq(qualifications.name, '教师资格')));
  expect(row?.department).toBe('教育部、各省');
}, 120_000);
