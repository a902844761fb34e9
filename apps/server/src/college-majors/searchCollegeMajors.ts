import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { createRowSearch, type SearchRow } from '../search/rowSearch';

/** The ids of a college's majors that a keyword finds by name, category or code, best first. */
export const searchCollegeMajors = createRowSearch({ kind: 'collegeMajors', load });

// As one JSON text, which costs a tenth of thousands of rows.
async function load(db: Queries, collegeId: number): Promise<SearchRow[]> {
  const { rows } = await db.execute<{ packed: string | null }>(sql`
    select json_agg(json_build_array(
        m.id,
        json_build_array(m.name, type.label, category.label),
        json_build_array(m.code, m.translations #>> '{en,name,text}', type.english, category.english)
      ) order by nullif(m.code, '') collate "C", m.id)::text as packed
    from college_majors m
    left join reference_options type on type.kind = 'types' and type.id = m.type_id
    left join reference_options category on category.kind = 'types' and category.id = type.parent_id
    where m.college_id = ${collegeId} and m.deleted_at is null`);
  return JSON.parse(rows[0]?.packed ?? '[]');
}
