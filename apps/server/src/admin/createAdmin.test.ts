import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, schema } from '../db';
import { copyEmptyDatabase, silentLogger } from '../db/testing';
import { startBuilt } from '../testing/builtScript';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'college-admin-'));
  await copyEmptyDatabase(folder);
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function run(parameters: string[], { typed = '', password }: { typed?: string; password?: string } = {}) {
  const { DATABASE_URL: _, ...environment } = process.env;
  const command = startBuilt('createAdmin', parameters, {
    ...environment,
    DATA_DIR: folder,
    ...(password ? { ADMIN_PASSWORD: password } : {}),
  });
  command.stdin.end(typed);
  const [output, errors, code] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    new Promise<number | null>((resolve) => command.once('close', resolve)),
  ]);
  return { output, errors, code };
}

it('explains itself, and refuses what it does not know', async () => {
  const help = await run(['--help']);
  expect(help).toMatchObject({ code: 0, errors: '' });
  expect(help.output).toContain('创建第一个管理员');
  const unknown = await run(['--password', 'orchard-lamp-2026']);
  expect(unknown.code).toBe(1);
  expect(unknown.errors).toContain('--password');
}, 60_000);

it('creates the administrator with answers from standard input, and reports why not the second time', async () => {
  const parameters = ['--email', 'dean@college.example', '--college', '明理大学'];
  const weak = await run([...parameters, '--name', '院长'], { password: 'short' });
  expect(weak.code).toBe(1);
  expect(weak.errors).toContain('密码至少需要 8 个字符。');
  const created = await run(parameters, { typed: '院长\norchard-lamp-2026\n' });
  expect(created.errors).toBe('');
  expect(created.code).toBe(0);
  expect(created.output).toContain('The administrator was created.');
  expect(created.output).not.toContain('orchard');
  const again = await run([...parameters, '--name', '院长'], { password: 'orchard-lamp-2026' });
  expect(again.code).toBe(1);
  expect(again.errors).toContain('该邮箱已被使用。');
  const disabled = await run(['--disable', '--email', 'dean@college.example']);
  expect(disabled).toMatchObject({ code: 1, errors: expect.stringContaining('唯一可以登录的管理员') });
  const { db, close } = await openDatabase({ folder, logger: silentLogger });
  expect(await db.select({ name: schema.users.userName }).from(schema.users)).toEqual([{ name: '院长' }]);
  await close();
}, 120_000);
