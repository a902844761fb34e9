import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db';
import { intArray } from '../db/intArray';
import type { SourceRows } from './sourceRows';

/** New ids by the old ones. */
export type IdMap = ReadonlyMap<number, number>;

/** What differs in copied rows: foreign keys, values, and the author. */
export interface RowChanges {
  /** By column: old values that are replaced; a row whose value is not among them is not copied. `by` names another column to look up. */
  ids?: Record<string, { map: IdMap; by?: string }>;
  /** By column: new values. */
  values?: Record<string, SQL>;
  /** Columns that the database fills by itself. */
  left?: readonly string[];
  act: { userId: number; now: Date };
}

/**
 * Copies rows within the database, every column of them, and answers the new ids by the old ones. Both sides of the map come out of
 * one row of the statement, so that it does not depend on the order in which rows are inserted.
 */
export async function copyRows(tx: Transaction, table: PgTable, source: SourceRows, changes: RowChanges): Promise<IdMap> {
  const name = sql.identifier(getTableName(table));
  const hasId = 'id' in getTableColumns(table);
  const { columns, joins } = plan(table, changes);
  const names = sql.join(
    columns.map(([column]) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map(([column, value]) => sql`${value} as ${sql.identifier(column)}`),
    sql`, `,
  );
  const rows = sql`select r.* ${source}`;
  if (!hasId) {
    await tx.execute(sql`insert into ${name} (${names}) select ${values} from (${rows}) r ${joins}`);
    return new Map();
  }
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const copied = await tx.execute<{ old_id: number; new_id: number }>(sql`
    with source as materialized (
      select nextval(${sequence})::int as id, s.* from (
        select r.id as old_id, ${values} from (${rows}) r ${joins} order by r.id
      ) s
    ), kept as (
      insert into ${name} (id, ${names}) select id, ${names} from source
    )
    select old_id, id as new_id from source`);
  return new Map(copied.rows.map(({ old_id, new_id }) => [old_id, new_id]));
}

function plan(table: PgTable, { ids = {}, values = {}, left = [], act }: RowChanges) {
  const stamp: Record<string, SQL> = {
    createTime: sql`${act.now.toISOString()}::timestamptz`,
    updateTime: sql`${act.now.toISOString()}::timestamptz`,
    deletedAt: sql`null::timestamptz`,
    createdBy: sql`${act.userId}::int`,
    version: sql`1`,
    // What is copied into another major is something new there.
    lineageId: sql`null::int`,
    derivedFrom: sql`'{}'::int[]`,
  };
  const keys = Object.keys(getTableColumns(table)).filter((key) => key !== 'id' && !left.includes(key));
  const alias = (key: string) => sql.identifier(`new_${toSnakeCase(key)}`);
  const columns = keys.map((key): [string, SQL] => {
    const column = toSnakeCase(key);
    if (key in ids) return [column, sql`${alias(key)}.new_id`];
    return [column, values[key] ?? stamp[key] ?? sql`r.${sql.identifier(column)}`];
  });
  const joins = Object.entries(ids).map(([key, { map, by = key }]) => {
    const pairs = sql`unnest(${intArray(map.keys())}::int[], ${intArray(map.values())}::int[])`;
    return sql`join ${pairs} as ${alias(key)}(old_id, new_id) on ${alias(key)}.old_id = r.${sql.identifier(toSnakeCase(by))}`;
  });
  return { columns, joins: sql.join(joins, sql` `) };
}
