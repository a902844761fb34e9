import type pg from 'pg';
import { makeTablesOf } from '../db/migrationSteps';
import { isDeepStrictEqual } from 'node:util';
import type { Contents } from './archiveFormat';
import { BackupError, backupMessages } from './messages';
import type { OpenArchive } from './readArchive';
import { listTables, readRecords, writeValuesAlike } from './readRecords';
import { stepOfArchive } from './stepOfArchive';

/**
 * Makes the tables of the archive and puts its records in, in one transaction, which is committed only where what is stored has the digest of the archive.
 * `prepare` runs first in the same transaction and leaves no tables.
 */
export async function restoreRecords(
  client: pg.ClientBase,
  archive: OpenArchive,
  prepare: () => Promise<void> = async () => undefined,
): Promise<Contents> {
  const { head } = archive;
  const step = await stepOfArchive(head);
  await client.query('begin');
  try {
    await prepare();
    await makeTablesOf(step, client);
    await writeValuesAlike(client);
    const tables = await listTables(client);
    const sameColumns = (left: readonly string[], right: readonly string[]) => isDeepStrictEqual(left.toSorted(), right.toSorted());
    const isSame =
      tables.length === head.tables.length &&
      head.tables.every(({ name, columns }) => {
        const made = tables.find((table) => table.name === name);
        return made && sameColumns(made.columns, columns);
      });
    if (!isSame) throw new BackupError(backupMessages.damaged);
    const contents = await fill(client, archive);
    await client.query('commit');
    return contents;
  } catch (error) {
    // Where the connection is lost, the database takes it back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function fill(client: pg.ClientBase, { head, records }: OpenArchive): Promise<Contents> {
  const names = head.tables.map(({ name }) => name);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(`
    select c.relname::text as table, k.conname::text as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
  const each = async (statement: (name: string) => string) => {
    for (const name of names) await client.query(statement(name));
  };
  // Records come table by table; what they refer to is checked when all are there.
  for (const { table, name } of keys) await client.query(`alter table "${table}" drop constraint "${name}"`);
  await each((name) => `alter table "${name}" disable trigger user`);
  // Some steps of the tables put records in.
  await client.query(`truncate ${names.map((name) => `"${name}"`).join(', ')}`);

  const statements = new Map<string, string>();
  for (const table of head.tables) statements.set(table.name, await insertion(client, table));
  const rows = records();
  let next = await rows.next();
  for (; !next.done; next = await rows.next()) {
    const statement = statements.get(next.value.table);
    if (!statement) throw new BackupError(backupMessages.damaged);
    await client.query(statement, [`[${next.value.lines.join(',')}]`]).catch(refuseValues);
  }
  const expected = next.value;
  for (const [name, last] of Object.entries(expected.numberings)) {
    if (last !== null) await client.query(`select setval($1::regclass, $2::bigint)`, [`public."${name}"`, last]);
    else
      await client.query(`select setval(seqrelid, seqstart, false) from pg_sequence where seqrelid = $1::regclass`, [`public."${name}"`]);
  }
  for (const { table, name, definition } of keys) {
    await client.query(`alter table "${table}" add constraint "${name}" ${definition}`).catch(refuseValues);
  }
  await each((name) => `alter table "${name}" enable trigger user`);
  const stored = readRecords(client, head.tables);
  let read = await stored.next();
  while (!read.done) read = await stored.next();
  if (!isDeepStrictEqual(read.value, expected)) throw new BackupError(backupMessages.differs);
  return expected;
}

async function insertion(client: pg.ClientBase, { name, columns }: OpenArchive['head']['tables'][number]): Promise<string> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname::text as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [`public."${name}"`],
  );
  const types = new Map(rows.map(({ column, type }) => [column, type]));
  const values = columns.map((column, place) => `(v->>${place})::${types.get(column)}`);
  const quoted = columns.map((column) => `"${column}"`);
  return `insert into "${name}" (${quoted.join(', ')}) overriding system value select ${values.join(', ')} from jsonb_array_elements($1::jsonb) v`;
}

/** Values that the tables refuse (classes 22 and 23) were not written by a backup. */
function refuseValues(error: unknown): never {
  const code = String(Reflect.get(Object(error), 'code'));
  throw /^2[23]/.test(code) ? new BackupError(backupMessages.damaged, { cause: error }) : error;
}
