import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The number by which all editions know a record: `alias` is its row. */
export function lineageOf(alias: string): SQL {
  const row = sql.identifier(alias);
  return sql`coalesce(${row}.lineage_id, ${row}.id)`;
}

/** Which rows of a table are copied into another edition. */
export interface BranchedTable {
  table: PgTable;
  /** The tail of a query in which they are called `r`. */
  source: SQL;
  /** By column: what they refer to in the other edition. */
  refers: Record<string, SQL>;
}

// The database fills it by itself.
const generated = new Set(['totalPeriod']);

/** The name of the numbers of copied rows, old and new, for what refers to them. */
export function mapOf(table: PgTable): SQL {
  return sql.identifier(`${getTableName(table)}_map`) as unknown as SQL;
}

/**
 * Steps of one statement that copy rows into another edition: every column of them, with times, versions and managers, and their lineage. Old and new numbers
 * meet within the database.
 */
export function branchSteps({ table, source, refers }: BranchedTable): SQL[] {
  const name = sql.identifier(getTableName(table));
  const columns = Object.keys(getTableColumns(table)).filter((key) => key !== 'id' && !generated.has(key));
  const column = (key: string) => sql.identifier(toSnakeCase(key));
  const into = list(columns.map((key) => sql`${column(key)}`));
  const step = sql.identifier(`${getTableName(table)}_rows`);
  if (!('id' in getTableColumns(table))) {
    const values = list(columns.map((key) => refers[key] ?? sql`r.${column(key)}`));
    return [sql`${step} as (insert into ${name} (${into}) select ${values} ${source})`];
  }
  const references = Object.entries(refers).map(([key, value]) => sql`${value} as ${column(key)}`);
  const values = columns.map((key) => {
    if (key in refers) return sql`m.${column(key)}`;
    return key === 'lineageId' ? lineageOf('r') : sql`r.${column(key)}`;
  });
  return [
    sql`${mapOf(table)} as materialized (
      select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as new_id, s.* from (
        select ${list([sql`r.id as old_id`, ...references])} ${source} order by r.id) s)`,
    sql`${step} as (insert into ${name} (id, ${into}) select m.new_id, ${list(values)} from ${mapOf(table)} m join ${name} r on r.id = m.old_id)`,
  ];
}

function list(parts: readonly SQL[]): SQL {
  return sql.join([...parts], sql`, `);
}
