import type { Bilingual } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { recordChange } from '../../audit/recordChange';
import type { OpenDatabase, Queries } from '../../db';
import { readTable } from '../../occupations/files/readTable';
import { readLatestEdition } from '../qualificationRepository';
import {
  parseQualificationLine,
  planQualificationImport,
  type QualificationImportPlan,
  type QualificationLine,
} from './planQualificationImport';
import { qualificationColumns } from './qualificationColumns';

/** What a file came to, or why it was refused as a whole. */
export type QualificationImportOutcome = { plan: QualificationImportPlan; ignored: string[]; isStored: boolean } | { refusal: Bilingual };

// Ten times the directory of 2021.
const limits = { maxLines: 1000, milliseconds: 20_000 };
const importLock = 2_080_905;

/**
 * Reads a file with the directory of professional qualifications; stores it, all or nothing, only on request and when no line has a problem. A line is
 * identified by its name; new names are appended.
 */
export async function importQualifications(
  { transaction }: Pick<OpenDatabase, 'transaction'>,
  upload: { bytes: Uint8Array; fileName: string },
  { isApplied, now }: { isApplied: boolean; now: Date },
): Promise<QualificationImportOutcome> {
  const table = await readTable(upload, qualificationColumns, limits);
  if ('refusal' in table) return table;
  const lines = table.lines.map(parseQualificationLine);
  return await transaction(async (tx) => {
    // What was compared must still be so when it is stored.
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
    const plan = planQualificationImport(lines, await readLatestEdition(tx));
    const isStored = isApplied && plan.problems.length === 0;
    if (isStored) await store(tx, plan, { fileName: upload.fileName, now });
    return { plan, ignored: table.ignored, isStored };
  });
}

async function store(db: Queries, { added, changed }: QualificationImportPlan, { fileName, now }: { fileName: string; now: Date }) {
  if (added.length + changed.length === 0) return;
  const row = sql`id int, place int, name text, department text, "typeName" text, depending text, translations jsonb`;
  const additions = JSON.stringify(added.map((line, place) => ({ place, ...rowOf(line, now) })));
  await db.execute(sql`
    insert into qualifications (edition, position, name, department, type_name, depending, translations, origin)
    select last.edition, last.position + 1 + g.place, g.name, coalesce(g.department, ''), coalesce(g."typeName", ''), coalesce(g.depending, ''),
      coalesce(g.translations, '{}'), 'loaded'
    from jsonb_to_recordset(${additions}::jsonb) as g(${row}),
      (select edition, position from qualifications order by edition desc, position desc limit 1) as last`);
  const changes = JSON.stringify(changed.map(({ id, line }) => ({ id, ...rowOf(line, now) })));
  await db.execute(sql`
    update qualifications q set department = coalesce(g.department, q.department), type_name = coalesce(g."typeName", q.type_name),
      depending = coalesce(g.depending, q.depending), translations = coalesce(g.translations, q.translations), origin = 'loaded'
    from jsonb_to_recordset(${changes}::jsonb) as g(${row}) where q.id = g.id`);
  const after = { fileName, added: added.length, changed: changed.length };
  await recordChange(db, { at: now, userId: null, action: 'updated', entity: 'qualifications', entityId: 0, before: null, after });
}

function rowOf({ name, department, typeName, depending, english }: QualificationLine, now: Date) {
  const translations = english === undefined ? undefined : { en: { name: { text: english, updatedAt: now.toISOString() } } };
  return { name, department, typeName, depending, translations };
}
