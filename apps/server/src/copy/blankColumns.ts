import { byKind, namesOf, type FieldTable } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';

const blank = { text: () => sql`''`, choice: () => sql`null::int`, hours: () => sql`0` };

/** The columns of fields that a copy starts blank, and translations without their English; nothing where there are none. */
export function blankColumns(table: FieldTable): Record<string, SQL> {
  const names = namesOf(table);
  if (names.length === 0) return {};
  const inEnglish = sql.join(
    names.map((name) => sql`${`{en,${name}}`}::text[]`),
    sql` #- `,
  );
  return { ...byKind(table, blank), translations: sql`r.translations #- ${inEnglish}` };
}
