import { byKind, namesOf, type PlainTable } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';

const noId = () => sql`null::int`;
const blank = { text: () => sql`''`, choice: noId, hours: () => sql`0`, figure: () => sql`null::numeric`, reference: noId };

/** The columns of fields that a copy starts blank, and translations without their English; nothing where there are none. */
export function blankColumns(table: PlainTable): Record<string, SQL> {
  const names = namesOf(table);
  if (names.length === 0) return {};
  const inEnglish = sql.join(
    names.map((name) => sql`${`{en,${name}}`}::text[]`),
    sql` #- `,
  );
  return { ...byKind(table, blank), translations: sql`r.translations #- ${inEnglish}` };
}
