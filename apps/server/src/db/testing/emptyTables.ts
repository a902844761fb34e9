import { sql } from 'drizzle-orm';
import type { Database } from '../database';

/**
 * Removes every record and lets the numbering begin anew. Row by row, records before what they refer to: a test leaves few of them, and truncating
 * every table takes longer than the rest of most tests.
 */
export async function emptyTables(db: Database): Promise<void> {
  const deletions = (await childrenFirst(db)).map((table) => `delete from ${table};`).join('\n');
  await db.execute(
    sql.raw(`do $$ begin
      ${deletions}
      perform setval(seqrelid::regclass, seqstart, false) from pg_sequence;
    end $$`),
  );
}

const orders = new WeakMap<Database, Promise<string[]>>();

/** The tables of a database, each before those it refers to. */
function childrenFirst(db: Database): Promise<string[]> {
  const known = orders.get(db) ?? readOrder(db);
  orders.set(db, known);
  return known;
}

async function readOrder(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; parents: string[] }>(sql`
    select oid::regclass::text as name,
      array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as parents
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  const order: string[] = [];
  const left = new Map(rows.map(({ name, parents }) => [name, parents]));
  while (left.size > 0) {
    const referredTo = new Set([...left.values()].flat());
    const free = [...left.keys()].filter((name) => !referredTo.has(name));
    if (free.length === 0) throw new Error(`The tables ${[...left.keys()].join(', ')} refer to one another in a circle.`);
    order.push(...free);
    for (const name of free) left.delete(name);
  }
  return order;
}
