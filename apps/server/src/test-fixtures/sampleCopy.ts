import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db';

const copies = 'test_fixtures';

/** Fills every table again with what it held when the copy was made; whoever of the sample is signed in stays so. */
export type PutBack = () => Promise<void>;

/** Copies every table into a second schema: restoring rows from there takes a tenth of the time of recreating them. */
export async function copySample({ db, transaction }: Pick<OpenDatabase, 'db' | 'transaction'>): Promise<PutBack> {
  const tables = await tablesOf(db);
  await transaction(async (tx) => {
    await tx.execute(sql.raw(`drop schema if exists ${copies} cascade; create schema ${copies}`));
    await tx.execute(
      sql.raw(tables.map(({ name, columns }) => `create table ${copies}.${name} as select ${columns} from ${name};`).join('\n')),
    );
  });
  const statements = [
    // The rows fit each other as they are; what the tables do on a change, they did when the rows were made.
    'set local session_replication_role = replica;',
    ...tables.flatMap(({ name, columns }) => [
      `delete from ${name};`,
      `insert into ${name} (${columns}) overriding system value select ${columns} from ${copies}.${name};`,
    ]),
    'delete from sessions where user_id not in (select id from users);',
  ];
  // The sequences are not reset, so that a late call finds no new record under an old id.
  return () => transaction(async (tx) => void (await tx.execute(sql.raw(statements.join('\n')))));
}

/** The tables whose rows are put back, each with the columns that are written. */
async function tablesOf(db: Database): Promise<{ name: string; columns: string }[]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(sql`
    select oid::regclass::text as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'sessions'`);
  return rows;
}
