import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database';
import { openDatabase } from '../openDatabase';
import { tablesVersion } from './emptyDatabase';
import { renew } from './renew';
import { silentLogger } from './silentLogger';

/** A database of its own on the test server, copied from a template that has the tables; dropped when closed. */
export async function openPostgresDatabase(serverUrl: string): Promise<OpenDatabase> {
  const url = await createPostgresDatabase(serverUrl);
  const database = await openDatabase({ url, logger: silentLogger });
  return {
    ...database,
    async close() {
      await database.close();
      await dropPostgresDatabase(serverUrl, url);
    },
  };
}

let kept: { url: string; structure: string } | undefined;

/** A database as new on the one PostgreSQL database of this process. Only one suite at a time may have it. */
export async function openKeptPostgres(serverUrl: string): Promise<OpenDatabase> {
  if (kept) {
    await endConnections(serverUrl, kept.url);
    const database = await openDatabase({ url: kept.url, logger: silentLogger });
    if ((await renew(database.db)) === kept.structure) return database;
    // A suite left other tables, functions or triggers than it found.
    await database.close();
    await dropPostgresDatabase(serverUrl, kept.url);
  }
  const url = await createPostgresDatabase(serverUrl);
  const database = await openDatabase({ url, logger: silentLogger });
  kept = { url, structure: await renew(database.db) };
  return database;
}

/** Makes a database from the template and answers its address. */
async function createPostgresDatabase(serverUrl: string): Promise<string> {
  const template = `college_template_${tablesVersion()}`;
  const name = `college_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await makeTemplate(client, serverUrl, template);
    await client.query(`create database ${name} template ${template}`);
  });
  return databaseUrl(serverUrl, name);
}

async function dropPostgresDatabase(serverUrl: string, url: string): Promise<void> {
  await withClient(serverUrl, async (client) => void (await client.query(`drop database ${nameOf(url)} with (force)`)));
}

/** What a suite left running would hold its locks. */
async function endConnections(serverUrl: string, url: string): Promise<void> {
  await withClient(
    serverUrl,
    async (client) =>
      void (await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [nameOf(url)])),
  );
}

async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const unfinished = `${template}_new`;
  await client.query(`drop database if exists ${unfinished}`);
  await client.query(`create database ${unfinished}`);
  const database = await openDatabase({ url: databaseUrl(serverUrl, unfinished), logger: silentLogger });
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function withClient(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
