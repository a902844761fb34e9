import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db';

/** A row to be written, by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>;

const column = (key: string) => sql.identifier(toSnakeCase(key));
const given = (key: string) => sql`g.${sql.identifier(key)}`;
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);

/** Rows as a table of a query, called `g`; all of them have the same columns. */
function rowsOf(table: PgTable, rows: readonly Row[]): SQL {
  const columns = getTableColumns(table);
  const types = Object.keys(rows[0] ?? {}).map((key) => sql`${sql.identifier(key)} ${sql.raw(columns[key]!.getSQLType())}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(${list(types)})`;
}

/** Writes columns of rows by their ids with one statement; their version counts up unless only their place in a list changes. */
export async function updateRows(db: Queries, table: PgTable, rows: readonly Row[], { isRevised }: { isRevised: boolean }): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.keys(rows[0]!).flatMap((key) => (key === 'id' ? [] : [sql`${column(key)} = ${given(key)}`]));
  if (isRevised) set.push(sql`version = r.version + 1`);
  await db.execute(sql`
    update ${sql.identifier(getTableName(table))} r set ${list(set)} from ${rowsOf(table, rows)} where r.id = g.id`);
}

/** Inserts rows with one statement. One that is there already by the columns of `conflict`, out of sight or not, is written over. */
export async function insertRows(
  db: Queries,
  table: PgTable,
  rows: readonly Row[],
  conflict?: { by: readonly string[]; isVersioned: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const name = sql.identifier(getTableName(table));
  const keys = Object.keys(rows[0]!);
  const over = keys.filter((key) => !conflict?.by.includes(key) && key !== 'createdBy' && key !== 'createTime');
  const set = over.map((key) => sql`${column(key)} = excluded.${column(key)}`);
  if (conflict?.isVersioned) set.push(sql`version = r.version + 1`);
  const action = set.length > 0 ? sql`do update set ${list(set)}` : sql`do nothing`;
  const otherwise = conflict ? sql`on conflict (${list(conflict.by.map((key) => sql`${column(key)}`))}) ${action}` : sql``;
  await db.execute(sql`
    insert into ${name} as r (${list(keys.map((key) => sql`${column(key)}`))})
    select ${list(keys.map(given))} from ${rowsOf(table, rows)} ${otherwise}`);
}

/** Deletes the rows whose columns hold the same as one of these, with one statement. */
export async function deleteRows(db: Queries, table: PgTable, keys: readonly Row[]): Promise<void> {
  if (keys.length === 0) return;
  const same = Object.keys(keys[0]!).map((key) => sql`r.${column(key)} = ${given(key)}`);
  await db.execute(sql`
    delete from ${sql.identifier(getTableName(table))} r using ${rowsOf(table, keys)} where ${sql.join(same, sql` and `)}`);
}

/** New numbers of a table, in their order. */
export async function nextIds(db: Queries, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count}::int)`);
  return rows.map(({ id }) => id);
}
