import { sql } from 'drizzle-orm';
import { schema, type Transaction } from '../db';
import { intArray } from '../db/intArray';
import { branchedTables } from './branchedTables';
import { branchSteps, lineageOf } from './branchRows';

/** A major and the new major row that becomes a draft of it. */
export interface Branch {
  sourceId: number;
  draftId: number;
}

// In the time that one statement may take, even of large courses on a slow machine.
const coursesAtOnce = 10;

/** Copies the requirements, indicator points and courses of a major into an empty draft; `tell` is called with the number of courses that are copied, and of all. */
export async function branchMajor(tx: Transaction, branch: Branch, tell: (copied: number, total: number) => void): Promise<void> {
  await branchRequirements(tx, branch);
  const courseIds = await listCourses(tx, branch.sourceId);
  tell(0, courseIds.length);
  for (let first = 0; first < courseIds.length; first += coursesAtOnce) {
    await branchCourses(tx, branch, courseIds.slice(first, first + coursesAtOnce));
    tell(Math.min(first + coursesAtOnce, courseIds.length), courseIds.length);
  }
}

async function branchRequirements(tx: Transaction, { sourceId, draftId }: Branch): Promise<void> {
  const { graduationRequirements, indicators } = schema;
  const steps = [
    ...branchSteps({
      table: graduationRequirements,
      source: sql`from graduation_requirements r where r.major_id = ${sourceId} and r.deleted_at is null`,
      refers: { majorId: sql`${draftId}::int` },
    }),
    ...branchSteps({
      table: indicators,
      source: sql`from indicators r join graduation_requirements_map q on q.old_id = r.requirement_id where r.deleted_at is null`,
      refers: { requirementId: sql`q.new_id` },
    }),
  ];
  await tx.execute(sql`with ${sql.join(steps, sql`, `)} select`);
}

async function listCourses(tx: Transaction, sourceId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from course_units where major_id = ${sourceId} and deleted_at is null and not initing order by id`,
  );
  return rows.map(({ id }) => id);
}

async function branchCourses(tx: Transaction, branch: Branch, courseIds: readonly number[]): Promise<void> {
  const group = sql`any(${intArray(courseIds)}::int[])`;
  const steps = branchedTables(branch, group).flatMap(branchSteps);
  await tx.execute(sql`with ${indicatorMap(branch)}, ${sql.join(steps, sql`, `)} select`);
  // Equal content has equal progress, so that nobody needs to work it out.
  await tx.execute(sql`
    insert into course_progress (course_unit_id, revision, progress, parts)
    select n.id, n.revision, r.progress, r.parts from course_progress r join course_units o on o.id = r.course_unit_id and o.id = ${group}
    join course_units n on n.major_id = ${branch.draftId} and n.lineage_id = ${lineageOf('o')} where r.revision = o.revision`);
}

/** The indicator points were copied before the courses. */
function indicatorMap({ sourceId, draftId }: Branch) {
  return sql`indicators_map as materialized (
    select i.id as old_id, n.id as new_id from indicators i
    join graduation_requirements q on q.id = i.requirement_id and q.major_id = ${sourceId} and q.deleted_at is null
    join graduation_requirements p on p.major_id = ${draftId} and p.lineage_id = ${lineageOf('q')}
    join indicators n on n.requirement_id = p.id and n.lineage_id = ${lineageOf('i')} where i.deleted_at is null)`;
}
