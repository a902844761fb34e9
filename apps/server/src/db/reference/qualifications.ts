import { sql } from 'drizzle-orm';
import type { Transaction } from '../database';

/** The edition that the file of this folder holds. */
const edition = '2021';

/** Puts in the directory of professional qualifications; a place that was there before keeps its id. */
export async function putQualifications(tx: Transaction, [entries = []]: readonly (readonly string[][])[]): Promise<void> {
  const rows = entries.map(([name = '', department = '', typeName = '', depending = ''], position) => ({
    position,
    name,
    department,
    typeName,
    depending,
  }));
  await tx.execute(sql`
    insert into qualifications (edition, position, name, department, type_name, depending)
    select ${edition}, g.position, g.name, g.department, g."typeName", g.depending
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as g(position int, name text, department text, "typeName" text, depending text)
    order by g.position
    on conflict (edition, position) do update set
      name = excluded.name, department = excluded.department, type_name = excluded.type_name, depending = excluded.depending`);
  await tx.execute(sql`delete from qualifications where edition = ${edition} and position >= ${rows.length}`);
}
