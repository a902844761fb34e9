import type { SubjectKind } from '@college/api-client/contract';
import { editionRefusals, may, type Bilingual } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { findAncestry } from './ancestry';
import type { Caller } from './caller';

/** The course above each kind of record, in the trash or not. */
const courseAbove: Partial<Record<SubjectKind, (id: number) => SQL>> = {
  course: (id) => sql`${id}`,
  project: (id) => sql`(select course_unit_id from projects where id = ${id})`,
  goal: (id) => sql`(select course_unit_id from teaching_goals where id = ${id})`,
};

/** The major above a record, in the trash or not; undefined of kinds that are in none. */
function majorAbove({ kind, id }: { kind: SubjectKind; id: number }): SQL | undefined {
  if (kind === 'major') return sql`${id}`;
  const course = courseAbove[kind]?.(id);
  return course && sql`(select major_id from course_units where id = ${course})`;
}

/** The major and the course in which a record is, in the trash or not. */
export async function placeOf(
  db: Queries,
  subject: { kind: SubjectKind; id: number },
): Promise<{ majorId: number | null; courseId: number | null }> {
  const [major, course] = [majorAbove(subject), courseAbove[subject.kind]?.(subject.id)];
  const { rows } = await db.execute<{ majorId: number | null; courseId: number | null }>(
    sql`select (${major ?? null})::int as "majorId", (${course ?? null})::int as "courseId"`,
  );
  return rows[0]!;
}

/** Why nothing can be done with a record of a draft that was merged or deleted, or with the draft itself; undefined for other records, and for those who may not see the list of editions. */
export async function whyClosed(
  db: Queries,
  caller: Caller,
  { kind, id }: { kind: SubjectKind; id: number },
): Promise<Bilingual | undefined> {
  const above = majorAbove({ kind, id });
  if (caller.isDemo || (!above && kind !== 'edition')) return undefined;
  const isMeant = above ? sql`e.id = (select edition_id from majors where id = ${above} and deleted_at is not null)` : sql`e.id = ${id}`;
  const { rows } = await db.execute<{ name: string; status: string; homeMajorId: number }>(sql`
    select e.name, e.status, e.home_major_id as "homeMajorId" from editions e where ${isMeant} and e.status in ('merged', 'closed')`);
  const [edition] = rows;
  const chain = edition && (await findAncestry(db, 'major', edition.homeMajorId, caller));
  if (!chain || !may(caller, 'read', chain)) return undefined;
  return editionRefusals.notOpen(edition);
}
