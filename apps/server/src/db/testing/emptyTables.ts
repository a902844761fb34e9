import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/** What `putReferenceData` fills, and what it notes about that. */
const reference = ['occupation_entries', 'occupation_aliases', 'occupation_options', 'reference_options', 'qualifications', 'outlines'];
const notes = ['settings', 'table_versions'];

const otherNotes = `
  delete from settings where key not like 'reference.%';
  delete from table_versions where kind not in ('occupationBook', 'qualifications');
  delete from outlines where college_id is not null;`;

export interface Emptying {
  /** Leaves the reference data in place, which no test of the suite changes: putting it in takes longer than most tests. */
  keepsReference?: boolean;
  /** Statements that put in what comes instead, in the same request. */
  insertions?: string;
}

/**
 * Deletes every record and restarts the sequences. Row by row, with triggers disabled, and only where there ever was one: a test leaves few rows, and
 * truncating every table takes longer than the rest of most tests.
 */
export async function emptyTables(db: Database, { keepsReference = false, insertions = '' }: Emptying = {}): Promise<void> {
  const all = names.get(db) ?? (await readNames(db));
  names.set(db, all);
  const emptied = keepsReference ? all.filter((name) => ![...reference, ...notes].includes(name)) : all;
  const numberings = emptied.map((name) => `'${name}_id_seq'`).join(', ');
  const tables = emptied.map((name) => `'${name}'::regclass`).join(', ');
  await db.execute(
    sql.raw(`set local session_replication_role = replica;
    do $$ declare filled text; begin
      for filled in select oid::regclass::text from pg_class where oid in (${tables}) and pg_relation_size(oid) > 0 loop
        execute 'delete from ' || filled;
      end loop;
      ${keepsReference ? otherNotes : ''}
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence where seqrelid::regclass::text in (${numberings});
    end $$;
    ${insertions}`),
  );
}

const names = new WeakMap<Database, string[]>();

async function readNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return rows.map(({ name }) => name);
}
