import { and, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { outlinesOf } from '../outlines/outlinesOf';

const { outlines } = schema;

// Far above what a college writes; the newest are compared.
const most = 500;
const mostCharacters = 2_000_000;

/** The sample outlines that a college has and has not switched off, as JSON for the thread that compares, which alone reads it. */
export async function findOutlines(db: Queries, collegeId: number): Promise<string> {
  const isUsed = and(outlinesOf(collegeId), eq(outlines.isOff, false));
  const { rows } = await db.execute<{ found: string }>(sql`
    with used as (
      select *, sum(length(chapters) + length(translations::text)) over (order by id desc) as characters
      from ${outlines} where ${isUsed} order by id desc limit ${most}
    )
    select coalesce(json_agg(json_build_object('id', id, 'title', title, 'otherNames', other_names, 'author', author, 'writtenOn', written_on,
      'introduction', introduction, 'chapters', chapters, 'goals', goals, 'translations', translations) order by id), '[]')::text as found
    from used where characters <= ${mostCharacters}`);
  return rows[0]?.found ?? '[]';
}
