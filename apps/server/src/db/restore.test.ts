import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findPostgres } from '../../../../scripts/postgres.mjs';
import { openDatabase } from './openDatabase';
import { seedSampleProgramme } from './sample';
import { copyEmptyDatabase, openPostgresDatabase, silentLogger } from './testing';
import { allRecords } from './testing/loadDump';

// The steps of docs/running.md, as they stand there.
vi.setConfig({ testTimeout: 240_000 });
const run = promisify(execFile);
const serverUrl = process.env.TEST_DATABASE_URL;
let place: string;

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'college-restore-'));
});
afterAll(() => rm(place, { recursive: true, force: true }));

it('a folder that was copied while the server was stopped has every record', async () => {
  const folder = path.join(place, 'database');
  await copyEmptyDatabase(folder);
  const first = await openDatabase({ folder, logger: silentLogger });
  await seedSampleProgramme(first);
  const before = await allRecords(first.db);
  await first.close();
  // Copying a socket is for `cp -a` of the system.
  const isKept = (source: string) => !path.basename(source).startsWith('lock.');
  await cp(folder, path.join(place, 'copy'), { recursive: true, filter: isKept });
  const restored = await openDatabase({ folder: path.join(place, 'copy'), logger: silentLogger });
  expect(await allRecords(restored.db)).toEqual(before);
  await restored.close();
});

it.runIf(serverUrl && findPostgres())('a dump that was restored has every record', async () => {
  const programs = findPostgres() ?? '';
  const first = await openPostgresDatabase(serverUrl ?? '');
  await seedSampleProgramme(first);
  const before = await allRecords(first.db);
  const file = path.join(place, 'college.dump');
  await run(path.join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, first.url]);
  await first.close();

  const name = path.basename(new URL(first.url).pathname);
  const administration = new pg.Client({ connectionString: serverUrl });
  await administration.connect();
  await administration.query(`create database ${name}`);
  await run(path.join(programs, 'pg_restore'), ['--exit-on-error', '--no-owner', `--dbname=${first.url}`, file]);
  const restored = await openDatabase({ url: first.url, logger: silentLogger });
  expect(await allRecords(restored.db)).toEqual(before);
  await restored.close();
  await administration.query(`drop database ${name}`);
  await administration.end();
});
