import type { FieldTable } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { Queries } from '../db';

/** The rows of a query as one JSON text: thousands of rows of their own cost several times as much on their way out of the database. */
export async function packRows<Row>(db: Queries, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ packed: string }>(sql`select coalesce(json_agg(t), '[]')::text as packed from (${query}) t`);
  return JSON.parse(rows[0]?.packed ?? '[]');
}

/** The columns of the fields of a row, which is called `r`, under their names, and its English. */
export function fieldColumns(fields: FieldTable): SQL {
  const names = Object.keys(fields).map((name) => sql`r.${sql.identifier(toSnakeCase(name))} as ${sql.identifier(name)}`);
  return sql.join([...names, sql`r.translations->'en' as en`], sql`, `);
}
