import { ministriesInEnglish, type Translations } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** The edition that the file of this folder holds. */
const edition = '2021';

/** Loads the directory of professional qualifications; existing positions keep their ids, and imported rows of a college their text. */
export async function putQualifications(tx: Transaction, [entries = []]: readonly (readonly string[][])[]): Promise<void> {
  const updatedAt = new Date().toISOString();
  const rows = entries.map(([name = '', department = '', typeName = '', depending = '', english = ''], position) => ({
    position,
    name,
    department,
    typeName,
    depending,
    translations: translated({ name: english, department: ministriesInEnglish(department) ?? '' }, updatedAt),
  }));
  await tx.execute(sql`
    insert into qualifications (edition, position, name, department, type_name, depending, translations)
    select ${edition}, g.position, g.name, g.department, g."typeName", g.depending, g.translations
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(position int, name text, department text, "typeName" text, depending text, translations jsonb)
    order by g.position
    on conflict (edition, position) do update set
      name = excluded.name, department = excluded.department, type_name = excluded.type_name, depending = excluded.depending,
      translations = excluded.translations
    where qualifications.origin = 'shipped'`);
  await tx.execute(sql`delete from qualifications where edition = ${edition} and position >= ${rows.length} and origin = 'shipped'`);
}

function translated(english: Readonly<Record<string, string>>, updatedAt: string): Translations {
  const known = Object.entries(english).filter(([, text]) => text !== '');
  return known.length === 0 ? {} : { en: Object.fromEntries(known.map(([field, text]) => [field, { text, updatedAt }])) };
}
