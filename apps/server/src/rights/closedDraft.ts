import type { SubjectKind } from '@college/api-client/contract';
import { editionRefusals, may, type Bilingual } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { findAncestry } from './ancestry';
import type { Caller } from './caller';

/** The major above each kind of record, in the trash or not. */
const majorAbove: Partial<Record<SubjectKind, (id: number) => SQL>> = {
  major: (id) => sql`${id}`,
  course: (id) => sql`(select major_id from course_units where id = ${id})`,
  project: (id) => sql`(select u.major_id from projects p join course_units u on u.id = p.course_unit_id where p.id = ${id})`,
  goal: (id) => sql`(select u.major_id from teaching_goals g join course_units u on u.id = g.course_unit_id where g.id = ${id})`,
};

/** The major in which a record is, in the trash or not; undefined of records that are in none. */
export async function majorOf(db: Queries, { kind, id }: { kind: SubjectKind; id: number }): Promise<number | undefined> {
  const above = majorAbove[kind]?.(id);
  return above && (await db.execute<{ id: number }>(sql`select (${above})::int as id`)).rows[0]?.id;
}

/** Why nothing can be done with a record of a draft that was merged or deleted, or with the draft itself; undefined for other records, and for those who may not see the list of editions. */
export async function whyClosed(
  db: Queries,
  caller: Caller,
  { kind, id }: { kind: SubjectKind; id: number },
): Promise<Bilingual | undefined> {
  const above = majorAbove[kind]?.(id);
  if (caller.isDemo || (!above && kind !== 'edition')) return undefined;
  const isMeant = above ? sql`e.id = (select edition_id from majors where id = ${above} and deleted_at is not null)` : sql`e.id = ${id}`;
  const { rows } = await db.execute<{ name: string; status: string; homeMajorId: number }>(sql`
    select e.name, e.status, e.home_major_id as "homeMajorId" from editions e where ${isMeant} and e.status in ('merged', 'closed')`);
  const [edition] = rows;
  const chain = edition && (await findAncestry(db, 'major', edition.homeMajorId, caller));
  if (!chain || !may(caller, 'read', chain)) return undefined;
  return editionRefusals.notOpen(edition);
}
