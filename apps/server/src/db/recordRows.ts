import { and, eq, getTableColumns, getTableName, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database';

/** A table whose rows carry a version, the time of their last change and that of their deletion. */
type RecordTable = PgTable & Record<'id' | 'version' | 'updateTime' | 'deletedAt', PgColumn>;

/** How one table of records is read and written by key; rows in the trash are not found. */
export interface RecordRows<Table extends RecordTable, Row> {
  find(db: Queries, key: Partial<Table['$inferSelect']>): Promise<Row | undefined>;
  /** Holds the row until the transaction ends, so that of two saves at the same time the second sees the first. */
  lock(db: Queries, key: Partial<Table['$inferSelect']>): Promise<Row | undefined>;
  insert(db: Queries, fields: Table['$inferInsert']): Promise<Row>;
  /** Writes fields, counts the version up and notes the time. */
  update(db: Queries, row: { id: number; version: number }, fields: Partial<Table['$inferInsert']>, now: Date): Promise<Row>;
}

/** Reads and writes records of a table; with `columns`, those alone. */
export function recordRows<Table extends RecordTable, Name extends keyof Table['$inferSelect'] = keyof Table['$inferSelect']>(
  table: Table,
  columns?: Record<Name, PgColumn>,
): RecordRows<Table, Pick<Table['$inferSelect'], Name>> {
  type Row = Pick<Table['$inferSelect'], Name>;
  const plain: PgTable = table;
  const all: Record<string, PgColumn> = getTableColumns(plain);
  const wanted: Record<string, PgColumn> = columns ?? all;

  function select(db: Queries, key: object) {
    const isKey = Object.entries(key).map(([name, value]) => eq(all[name]!, value));
    return db
      .select(wanted)
      .from(plain)
      .where(and(...isKey, isNull(table.deletedAt)));
  }

  return {
    find: async (db, key) => (await select(db, key))[0] as Row | undefined,
    lock: async (db, key) => (await select(db, key).for('update'))[0] as Row | undefined,
    async insert(db, fields) {
      const [row] = await db.insert(plain).values(fields).returning(wanted);
      if (!row) throw new Error(`${getTableName(table)}: the insert returned no row`);
      return row as Row;
    },
    async update(db, { id, version }, fields, now) {
      const [row] = await db
        .update(plain)
        .set({ ...fields, version: version + 1, updateTime: now })
        .where(eq(table.id, id))
        .returning(wanted);
      if (!row) throw new Error(`${getTableName(table)}: ${id} vanished while it was locked`);
      return row as Row;
    },
  };
}
