import type { FieldTable } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queries } from '../db';

/** The rows of a query as one JSON text, which a thread can read. */
export type Packed<Row> = string & { readonly row?: Row };

/** Packs the rows of a query: thousands of rows of their own cost several times as much on their way out of the database. `row` is how one is written, by its columns. */
export async function packedRows<Row>(db: Queries, query: SQL, row: SQL = sql`t`): Promise<Packed<Row>> {
  const { rows } = await db.execute<{ packed: string }>(sql`select coalesce(json_agg(${row}), '[]')::text as packed from (${query}) t`);
  return rows[0]?.packed ?? '[]';
}

/** The rows of such a text. */
export function rowsOf<Row>(packed: Packed<Row>): Row[] {
  return JSON.parse(packed) as Row[];
}

/** The rows of a query that returns few. */
export async function packRows<Row>(db: Queries, query: SQL): Promise<Row[]> {
  return rowsOf(await packedRows<Row>(db, query));
}

/** The columns of the fields of a row, which is called `r`, under their names, and its English. */
export function fieldColumns(fields: FieldTable): SQL {
  const names = Object.keys(fields).map((name) => sql`r.${sql.identifier(toSnakeCase(name))} as ${sql.identifier(name)}`);
  return sql.join([...names, sql`r.translations->'en' as en`], sql`, `);
}
