import { sql, type SQL } from 'drizzle-orm';
import type { Queries, Translations } from '../db';
import { intArray } from '../db/intArray';
import { lineageOf } from './branchRows';
import { fieldColumns, packedRows, rowsOf, type Packed } from './packRows';
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

/**
 * Everything that is stored below some courses, in the order of its lists, with one statement a table and as one JSON text for each. What ties records together may name some that
 * are gone.
 */
export async function readCourseTexts(db: Queries, courseIds: readonly number[]) {
  const among = sql`any(${intArray(courseIds)}::int[])`;
  const ofCourse = (table: string, columns: SQL, order: SQL) => sql`
    select r.course_unit_id as course, r.id, ${columns} from ${sql.identifier(table)} r
    where r.course_unit_id = ${among} and r.deleted_at is null order by ${order}`;
  const key = sql`${lineageOf('r')} as key`;
  const inOrder = sql`r.position, r.id`;
  return {
    courses: await packedRows<RecordRow & { derivedFrom: number[] }>(
      db,
      sql`select r.id as course, r.id, ${key}, r.derived_from as "derivedFrom", ${columnsOf('course')} from course_units r where r.id = ${among}`,
    ),
    chapters: await packedRows<RecordRow>(db, ofCourse('projects', sql`${key}, ${columnsOf('chapter')}`, inOrder)),
    taskGoals: await packedRows<RecordRow>(
      db,
      sql`select p.course_unit_id as course, r.id, ${key}, r.project_id as under, ${columnsOf('taskGoal')}
        from task_goals r join projects p on p.id = r.project_id and p.deleted_at is null
        where p.course_unit_id = ${among} and r.deleted_at is null order by ${inOrder}`,
    ),
    points: await packedRows<RecordRow>(db, ofCourse('points', sql`${key}, ${columnsOf('point')}`, inOrder)),
    ksas: await packedRows<RecordRow>(db, ofCourse('ksas', sql`${key}, r.title as under, ${columnsOf('ksa')}`, sql`r.level, r.id`)),
    pointKsas: await packedRows<EntryRow>(
      db,
      sql`select o.course_unit_id as course, 0 as id, json_build_array(r.point_id, r.ksa_id) as tied from point_ksas r
        join points o on o.id = r.point_id join ksas k on k.id = r.ksa_id
        where o.course_unit_id = ${among} order by r.position, k.title, k.level, k.id`,
    ),
    bindings: await packedRows<EntryRow>(
      db,
      sql`select r.course_unit_id as course, r.id, json_build_array(r.indicator_id) as tied, r.relate
        from major_matrix_entries r where r.course_unit_id = ${among}`,
    ),
    goals: await packedRows<RecordRow & { isBound: boolean }>(
      db,
      sql`select r.course_unit_id as course, r.id, ${key}, r.indicator_id as under, e.id is not null as "isBound", ${columnsOf('goal')}
        from teaching_goals r left join major_matrix_goals m on m.goal_id = r.id
        left join major_matrix_entries e on e.id = m.entry_id and e.course_unit_id = r.course_unit_id and e.indicator_id = r.indicator_id
        where r.course_unit_id = ${among} and r.deleted_at is null order by ${inOrder}`,
    ),
    placedPoints: await packedRows<EntryRow>(
      db,
      sql`select r.course_unit_id as course, r.id, json_build_array(r.project_id, r.goal_id, r.point_id) as tied, r.relate, ${columnsOf('placedPoint')}
        from course_matrix_entries r where r.course_unit_id = ${among}`,
    ),
    placedKsas: await readPlacedKsas(db, among),
    syllabuses: await packedRows<CourseRow>(db, ofCourse('syllabuses', columnsOf('syllabus'), sql`r.id`)),
  };
}

/** What `readCourseTexts` returns. */
export type CourseTexts = Awaited<ReturnType<typeof readCourseTexts>>;

/** The rows of some courses. */
export type CourseRows = {
  [Name in keyof CourseTexts]: CourseTexts[Name] extends Packed<infer Row> ? (Row extends PackedKsa ? EntryRow : Row)[] : never;
};

/** There are as many of these as of all others together, and they have no field but their strength. */
async function readPlacedKsas(db: Queries, among: SQL): Promise<Packed<PackedKsa>> {
  return packedRows(
    db,
    sql`select c.course_unit_id, c.id, r.task_goal_id, r.ksa_id, r.relate
      from course_matrix_entries c join project_matrix_entries r on r.course_matrix_entry_id = c.id where c.course_unit_id = ${among}`,
    sql`json_build_array(course_unit_id, id, task_goal_id, ksa_id, relate)`,
  );
}

type PackedKsa = [course: number, cell: number, taskGoal: number, ksa: number, relate: 0 | 1];

/** The rows of what `readCourseTexts` returned; there are thousands, which takes a while. */
export function courseRowsOf({ placedKsas, ...texts }: CourseTexts): CourseRows {
  const lists = Object.entries<Packed<CourseRow>>(texts).map(([name, packed]) => [name, rowsOf(packed)]);
  const entries = rowsOf(placedKsas).map(([course, cell, taskGoal, ksa, relate]): EntryRow => {
    return { course, id: 0, tied: [cell, taskGoal, ksa], relate };
  });
  return { ...(Object.fromEntries(lists) as Omit<CourseRows, 'placedKsas'>), placedKsas: entries };
}
