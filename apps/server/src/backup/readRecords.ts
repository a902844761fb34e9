import type pg from 'pg';
import { ContentsSum, type ArchiveHead, type Contents } from './archiveFormat';

type TableColumns = ArchiveHead['tables'][number];

/** Values are compared as text, so everybody must write them alike. */
const alike =
  "set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local extra_float_digits = 1; " +
  "set local bytea_output = 'hex'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local search_path = public";

/** What a transaction says first that reads or writes values as text. */
export async function writeValuesAlike(client: pg.ClientBase): Promise<void> {
  await client.query(alike);
}

/** The tables by their names, with the columns that are stored and not computed. */
export async function listTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by 1 order by c.relname::text collate "C"`);
  return rows;
}

/**
 * Yields the lines of all records, some at a time, and before those of each table its name; returns what they add up to. Inside a transaction that sees one
 * moment.
 */
export async function* readRecords(client: pg.ClientBase, tables: readonly TableColumns[]): AsyncGenerator<string, Contents> {
  const sum = new ContentsSum();
  const keys = await primaryKeys(client);
  for (const { name, columns } of tables) {
    yield `${JSON.stringify({ table: name })}\n`;
    const own = sum.table(name);
    const line = `array_to_json(array[${columns.map((column) => `"${column}"::text`).join(', ')}])::text`;
    const lines = `select ${line} as line from "${name}"`;
    const key = keys.get(name);
    const ordered = key ? `${lines} order by ${key}` : `select line from (${lines}) r order by line collate "C"`;
    const count = await rowsAtOnce(client, name, columns);
    await client.query(`declare records no scroll cursor for ${ordered}`);
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${count} from records`);
      if (rows.length === 0) break;
      for (const row of rows) own.add(row.line);
      yield `${rows.map((row) => row.line).join('\n')}\n`;
    }
    await client.query('close records');
    own.end();
  }
  return sum.end(await readNumberings(client));
}

const mostRows = 500;
const mostBytes = 4_000_000;

/** How many rows are held in memory at once: pictures of some megabytes are read one by one. */
async function rowsAtOnce(client: pg.ClientBase, name: string, columns: readonly string[]): Promise<number> {
  const size = columns.map((column) => `coalesce(pg_column_size("${column}"), 0)`).join(' + ');
  const { rows } = await client.query<{ largest: number | null }>(`select max(${size})::float8 as largest from "${name}"`);
  return Math.max(1, Math.min(mostRows, Math.floor(mostBytes / (rows[0]?.largest ?? 1))));
}

/** By the columns of its primary key: numbers by their value, texts by their bytes, whatever the collation of the database. */
async function primaryKeys(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; key: string }>(`
    select c.relname::text as name,
      string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', ' order by k.place) as key
    from pg_index i join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
      cross join lateral unnest(i.indkey::int2[]) with ordinality k(number, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
    where i.indisprimary group by 1`);
  return new Map(rows.map(({ name, key }) => [name, key]));
}

async function readNumberings(client: pg.ClientBase): Promise<Contents['numberings']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename::text collate "C"`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
