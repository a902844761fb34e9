import { sql, type SQL } from 'drizzle-orm';
import type { Queries, Translations } from '../db';
import { intArray } from '../db/intArray';
import { lineageOf } from './branchRows';
import { fieldColumns, packRows } from './packRows';
import { stateTables } from './stateTables';

/** A row with the fields of its record under their names. */
export interface FieldRow extends Record<string, unknown> {
  en?: NonNullable<Translations['en']> | null;
}

/** A row below a course, which is named by its id. */
export interface CourseRow extends FieldRow {
  course: number;
}

/** A record with its lineage, and the letter of its list or the id of its owner. */
export interface RecordRow extends CourseRow {
  id: number;
  key: number;
  under?: number | string;
}

/** A record that ties others together, by their ids. */
export interface EntryRow extends CourseRow {
  id: number;
  tied: number[];
  relate: 0 | 1;
}

const columnsOf = (kind: keyof typeof stateTables) => fieldColumns(stateTables[kind].fields);

/** Everything that is stored below some courses, in the order of its lists, with one statement a table. What ties records together may name some that are gone. */
export async function readCourseRows(db: Queries, courseIds: readonly number[]) {
  const among = sql`any(${intArray(courseIds)}::int[])`;
  const ofCourse = (table: string, columns: SQL, order: SQL) => sql`
    select r.course_unit_id as course, r.id, ${columns} from ${sql.identifier(table)} r
    where r.course_unit_id = ${among} and r.deleted_at is null order by ${order}`;
  const key = sql`${lineageOf('r')} as key`;
  const inOrder = sql`r.position, r.id`;
  return {
    courses: await packRows<RecordRow & { derivedFrom: number[] }>(
      db,
      sql`select r.id as course, r.id, ${key}, r.derived_from as "derivedFrom", ${columnsOf('course')} from course_units r where r.id = ${among}`,
    ),
    chapters: await packRows<RecordRow>(db, ofCourse('projects', sql`${key}, ${columnsOf('chapter')}`, inOrder)),
    taskGoals: await packRows<RecordRow>(
      db,
      sql`select p.course_unit_id as course, r.id, ${key}, r.project_id as under, ${columnsOf('taskGoal')}
        from task_goals r join projects p on p.id = r.project_id and p.deleted_at is null
        where p.course_unit_id = ${among} and r.deleted_at is null order by ${inOrder}`,
    ),
    points: await packRows<RecordRow>(db, ofCourse('points', sql`${key}, ${columnsOf('point')}`, inOrder)),
    ksas: await packRows<RecordRow>(db, ofCourse('ksas', sql`${key}, r.title as under, ${columnsOf('ksa')}`, sql`r.level, r.id`)),
    pointKsas: await packRows<EntryRow>(
      db,
      sql`select o.course_unit_id as course, 0 as id, json_build_array(r.point_id, r.ksa_id) as tied from point_ksas r
        join points o on o.id = r.point_id join ksas k on k.id = r.ksa_id
        where o.course_unit_id = ${among} order by r.position, k.title, k.level, k.id`,
    ),
    bindings: await packRows<EntryRow>(
      db,
      sql`select r.course_unit_id as course, r.id, json_build_array(r.indicator_id) as tied, r.relate
        from major_matrix_entries r where r.course_unit_id = ${among}`,
    ),
    goals: await packRows<RecordRow & { isBound: boolean }>(
      db,
      sql`select r.course_unit_id as course, r.id, ${key}, r.indicator_id as under, e.id is not null as "isBound", ${columnsOf('goal')}
        from teaching_goals r left join major_matrix_goals m on m.goal_id = r.id
        left join major_matrix_entries e on e.id = m.entry_id and e.course_unit_id = r.course_unit_id and e.indicator_id = r.indicator_id
        where r.course_unit_id = ${among} and r.deleted_at is null order by ${inOrder}`,
    ),
    placedPoints: await packRows<EntryRow>(
      db,
      sql`select r.course_unit_id as course, r.id, json_build_array(r.project_id, r.goal_id, r.point_id) as tied, r.relate, ${columnsOf('placedPoint')}
        from course_matrix_entries r where r.course_unit_id = ${among}`,
    ),
    placedKsas: await readPlacedKsas(db, among),
    syllabuses: await packRows<CourseRow>(db, ofCourse('syllabuses', columnsOf('syllabus'), sql`r.id`)),
  };
}

/** What `readCourseRows` returns. */
export type CourseRows = Awaited<ReturnType<typeof readCourseRows>>;

/** There are as many of these as of all others together, and they have no field but their strength. */
async function readPlacedKsas(db: Queries, among: SQL): Promise<EntryRow[]> {
  const { rows } = await db.execute<{ packed: string }>(sql`
    select coalesce(json_agg(json_build_array(c.course_unit_id, c.id, r.task_goal_id, r.ksa_id, r.relate)), '[]')::text as packed
    from course_matrix_entries c join project_matrix_entries r on r.course_matrix_entry_id = c.id where c.course_unit_id = ${among}`);
  const packed: [number, number, number, number, 0 | 1][] = JSON.parse(rows[0]?.packed ?? '[]');
  return packed.map(([course, cell, taskGoal, ksa, relate]) => ({ course, id: 0, tied: [cell, taskGoal, ksa], relate }));
}
