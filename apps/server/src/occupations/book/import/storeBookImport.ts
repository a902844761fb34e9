import { sql } from 'drizzle-orm';
import { recordChange } from '../../../audit/recordChange';
import type { Queries } from '../../../db';
import type { BookLine } from './parseBookLines';
import type { BookImportPlan } from './planBookImport';

/** The edition that a loaded file is taken for. */
const edition = '2022';

/** Stores a plan without problems, in the transaction of the caller; later starts do not touch imported entries. */
export async function storeBookImport(db: Queries, { added, changed }: BookImportPlan, { fileName, now }: { fileName: string; now: Date }) {
  const lines = [...added, ...changed.map(({ line }) => line)];
  if (lines.length === 0) return;
  const rows = JSON.stringify(lines.map(rowOf));
  const row = sql`code text, title text, parent text, is_moved bool, english text, description text, tasks jsonb, professions jsonb, marks text`;
  await db.execute(sql`
    insert into occupation_entries (code, title, english, description, tasks, professions, marks, edition, origin, update_time)
    select g.code, g.title, coalesce(g.english, ''), coalesce(g.description, ''), coalesce(g.tasks, '[]'), coalesce(g.professions, '[]'),
      coalesce(g.marks, ''), ${edition}, 'loaded', ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as g(${row})
    order by g.code collate "C"
    on conflict (code) do update set title = excluded.title, origin = 'loaded', update_time = excluded.update_time`);
  // Columns that the file does not have are unchanged.
  await db.execute(sql`
    update occupation_entries e set english = coalesce(g.english, e.english), description = coalesce(g.description, e.description),
      tasks = coalesce(g.tasks, e.tasks), professions = coalesce(g.professions, e.professions), marks = coalesce(g.marks, e.marks),
      parent_id = case when g.is_moved or e.parent_id is null then above.id else e.parent_id end
    from jsonb_to_recordset(${rows}::jsonb) as g(${row}) left join occupation_entries above on above.code = g.parent
    where e.code = g.code`);
  const aliases = lines.flatMap(({ code, oldCodes }) => oldCodes.map((old) => ({ old, code })));
  await db.execute(sql`
    insert into occupation_aliases (code, entry_id)
    select g.old, e.id from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as g(old text, code text)
    join occupation_entries e on e.code = g.code on conflict (code) do nothing`);
  const after = { fileName, added: added.length, changed: changed.length };
  await recordChange(db, { at: now, userId: null, action: 'updated', entity: 'occupationBook', entityId: 0, before: null, after });
}

function rowOf({ code, title, parent, isParentGiven, english, description, tasks, professions, marks }: BookLine) {
  return { code, title, parent, is_moved: isParentGiven, english, description, tasks, professions, marks };
}
