import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** The edition that the files of this folder hold. */
const edition = '2022';

/** Puts in the entries of the classification and the old codes that lead to them; ids of known codes stay, and so do loaded entries. */
export async function putOccupationBook(tx: Transaction, [entries = [], aliases = []]: readonly (readonly string[][])[]): Promise<void> {
  const rows = entries.map(([code = '', title = '', marks = '', english = '']) => ({ code, title, marks, english }));
  await tx.execute(sql`
    insert into occupation_entries (code, title, marks, english, edition, origin)
    select g.code, g.title, g.marks, g.english, ${edition}, 'shipped'
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (code text, title text, marks text, english text))
      with ordinality as g(code, title, marks, english, place)
    order by g.place
    on conflict (code) do update set
      title = excluded.title, marks = excluded.marks, english = excluded.english, edition = excluded.edition, update_time = now()
    where occupation_entries.origin = 'shipped'`);
  await tx.execute(sql`
    update occupation_entries child set parent_id = above.id from occupation_entries above
    where child.origin = 'shipped' and above.code = substring(child.code from '^(.*)-[^-]*$') and child.parent_id is distinct from above.id`);
  const renamed = aliases.map(([code = '', target = '', note = '']) => ({ code, target, note }));
  await tx.execute(sql`
    insert into occupation_aliases (code, entry_id, note)
    select g.code, e.id, g.note from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as g(code text, target text, note text)
    join occupation_entries e on e.code = g.target
    on conflict (code) do nothing`);
}

/** Puts in the levels and the years of publication that the form of an occupation offers. */
export async function putOccupationOptions(tx: Transaction, [options = []]: readonly (readonly string[][])[]): Promise<void> {
  const rows = options.map(([kind = '', id = '', label = '', english = ''], position) => ({
    kind,
    id: Number(id),
    label,
    english,
    position,
  }));
  await tx.execute(sql`
    insert into occupation_options (kind, id, label, english, position)
    select g.kind, g.id, g.label, g.english, g.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(kind text, id int, label text, english text, position int)
    on conflict (kind, id) do update set label = excluded.label, english = excluded.english, position = excluded.position`);
}
