import { professionChoices } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** Puts in what the form of a college major offers: the 12 categories and 92 classes, the standard, the lengths of schooling, the groups of courses. */
export async function putProfessionOptions(tx: Transaction): Promise<void> {
  const rows = professionChoices.map(({ kind, id, parentId, name }, position) => ({
    kind,
    id,
    parent_id: parentId,
    label: name.zh,
    english: name.en,
    position,
  }));
  await tx.execute(sql`
    insert into reference_options (kind, id, parent_id, label, english, position)
    select g.kind, g.id, g.parent_id, g.label, g.english, g.position
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(kind text, id int, parent_id int, label text, english text, position int)
    on conflict (kind, id) do update set
      parent_id = excluded.parent_id, label = excluded.label, english = excluded.english, position = excluded.position`);
}
