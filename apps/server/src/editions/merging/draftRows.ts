import { sql } from 'drizzle-orm';
import type { Queries } from '../../db';
import type { EditionRow } from '../editionRepository';

/** Whether every course with which a draft was merged has its row; after thirty days the tidying removes them, some at a time. The major and its courses are held. */
export async function hasAllRows(db: Queries, { majorId, stateId }: Pick<EditionRow, 'majorId' | 'stateId'>): Promise<boolean> {
  if (majorId === null) return false;
  const { rows } = await db.execute<{ isThere: boolean }>(sql`
    select exists (select 1 from majors where id = ${majorId}) and not exists (
      select 1 from curriculum_state_parts p join majors m on m.id = ${majorId}
      where p.state_id = ${stateId} and p.kind = 'course' and not exists (
        select 1 from course_units u
        where u.major_id = m.id and coalesce(u.lineage_id, u.id) = p.lineage_id and u.deleted_at is not distinct from m.deleted_at)) as "isThere"`);
  return rows[0]?.isThere ?? false;
}
