import { getTableColumns, getTableName, is, type Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import type { ArchiveHead } from '../backup/archiveFormat';
import { schema } from '../db';

/** The tables of this version of the program, by their names. */
export const pgTables: readonly PgTable[] = (Object.values(schema) as unknown[])
  .filter((table): table is PgTable => is(table, PgTable))
  .toSorted((one, other) => (getTableName(one) < getTableName(other) ? -1 : 1));

/** What the column of a table is called in the database. */
export function columnName(column: Column): string {
  return column.keyAsName ? toSnakeCase(column.name) : column.name;
}

/** Whether the database computes a column itself. */
export function isComputed(column: Column): boolean {
  return column.generated?.type === 'always';
}

/** The same as an archive names them. */
export const storedTables: ArchiveHead['tables'] = pgTables.map((table) => ({
  name: getTableName(table),
  columns: Object.values(getTableColumns(table))
    .filter((column) => !isComputed(column))
    .map(columnName),
}));

/** The numbering of each table that has one. */
export const numberingOf: ReadonlyMap<string, string> = new Map(
  pgTables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.generatedIdentity !== undefined)
      .map((column) => [getTableName(table), `${getTableName(table)}_${columnName(column)}_seq`] as const),
  ),
);
