import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { OpenDatabase } from '../database';
import { openDatabase } from '../openDatabase';
import { tablesVersion } from './emptyDatabase';
import { silentLogger } from '../silentLogger';

/**
 * A database of its own on the test server, copied from a template that has the tables; dropped when closed. Where `TEST_POOLER_URL` names a pooler of transactions
 * before that server, it is reached through it.
 */
export async function openPostgresDatabase(serverUrl: string): Promise<OpenDatabase & { url: string }> {
  const template = `college_template_${tablesVersion()}`;
  const name = `college_test_${randomUUID().replaceAll('-', '')}`;
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    await makeTemplate(client, serverUrl, template);
    // Emptying all tables of a database for the next suite would take four times as long.
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const url = databaseUrl(serverUrl, name);
  const poolerUrl = process.env.TEST_POOLER_URL;
  const way = poolerUrl ? { url: databaseUrl(poolerUrl, name), directUrl: url } : { url };
  const database = await openDatabase({ ...way, logger: silentLogger });
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await withClient(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`)));
    },
  };
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

async function withClient(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
