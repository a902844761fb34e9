import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { findPostgres } from './postgres.mjs';

const module = JSON.stringify(pathToFileURL(`${import.meta.dirname}/serverDatabase.mjs`).href);

it.skipIf(!findPostgres())('ends its PostgreSQL when the run is interrupted', async () => {
  const program = `const { env } = await (await import(${module})).serverDatabase(() => {});
    console.log(env.TEST_DATABASE_URL);
    setInterval(() => {}, 1000);`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => run.once('exit', resolve));
  const url = await new Promise<string>((resolve) => run.stdout.once('data', (line) => resolve(String(line).trim())));
  const folder = new URL(url).searchParams.get('host')!;
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGINT');
  await ended;
  // It takes its folder away once it has ended.
  expect(existsSync(folder)).toBe(false);
});
