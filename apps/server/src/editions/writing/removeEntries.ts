import { sql } from 'drizzle-orm';
import { schema } from '../../db';
import { intArray } from '../../db/intArray';
import { deleteRows } from './sqlRows';
import { tiedIds } from './tiedIds';
import { placesOf, recordsByPlace, touchedRecords, type Located, type Writing } from './writing';

const { courseMatrixEntries, majorMatrixEntries, majorMatrixGoals, pointKsas, syllabuses } = schema;

/** Deletes the entries that go, before the records that they tie together; those of courses that go stay, out of sight with their course. */
export async function removeEntries(writing: Writing): Promise<void> {
  const { db, rows } = writing;
  await clearReturning(writing);
  const courseUnitId = (course: number) => rows.idOf('course', course, String(course));
  await removePlacedKsas(writing);
  const cells = goneOf(writing, 'placedPoint').map(({ course, record }) => {
    const [projectId, goalId, pointId] = tiedIds(writing, 'placedPoint', course, record.key);
    return { projectId, goalId, pointId };
  });
  await deleteRows(db, courseMatrixEntries, cells);
  await deleteRows(
    db,
    majorMatrixGoals,
    unboundGoals(writing).map(({ course, record }) => ({ goalId: rows.idOf('goal', course, record.key) })),
  );
  const bindings = goneOf(writing, 'binding').map(({ course, record }) => {
    const [indicatorId] = tiedIds(writing, 'binding', course, record.key);
    return { courseUnitId: courseUnitId(course), indicatorId };
  });
  await deleteRows(db, majorMatrixEntries, bindings);
  const supports = goneOf(writing, 'pointKsa').map(({ course, record }) => {
    const [pointId, ksaId] = tiedIds(writing, 'pointKsa', course, record.key);
    return { pointId, ksaId };
  });
  await deleteRows(db, pointKsas, supports);
  await deleteRows(
    db,
    syllabuses,
    goneOf(writing, 'syllabus').map(({ course }) => ({ courseUnitId: courseUnitId(course) })),
  );
}

/** Entries that go while their course stays. */
function goneOf(writing: Writing, kind: Parameters<typeof touchedRecords>[2]): Located[] {
  const { removed } = placesOf(writing.changes);
  const kept = new Set(writing.after.courses.map(({ lineage }) => lineage));
  return touchedRecords(writing, writing.before, kind).filter(({ at, course }) => removed.has(at) && kept.has(course));
}

/** Goals that are bound no more, or under another indicator point. */
function unboundGoals(writing: Writing): Located[] {
  const after = recordsByPlace(writing, writing.after, 'goal');
  const kept = new Set(writing.after.courses.map(({ lineage }) => lineage));
  return touchedRecords(writing, writing.before, 'goal').filter(({ at, course, record }) => {
    if (record.fields.isBound !== true || !kept.has(course)) return false;
    const now = after.get(at)?.record;
    return now?.fields.isBound !== true || now.under !== record.under;
  });
}

async function removePlacedKsas(writing: Writing): Promise<void> {
  const cells = goneOf(writing, 'placedKsa').map(({ course, record }) => tiedIds(writing, 'placedKsa', course, record.key));
  if (cells.length === 0) return;
  await writing.db.execute(sql`
    delete from project_matrix_entries r using jsonb_array_elements(${JSON.stringify(cells)}::jsonb) as g(cell), course_matrix_entries e
    where e.project_id = (g.cell->>0)::int and e.goal_id = (g.cell->>1)::int and e.point_id = (g.cell->>2)::int
      and r.course_matrix_entry_id = e.id and r.task_goal_id = (g.cell->>3)::int and r.ksa_id = (g.cell->>4)::int`);
}

/** Deletes the old entries of courses that are restored from the trash; `writeEntries` inserts those of the new state. */
async function clearReturning({ db, rows, before, after, courses }: Writing): Promise<void> {
  const was = new Set(before.courses.map(({ lineage }) => lineage));
  const ids = after.courses.flatMap(({ lineage }) =>
    courses.has(lineage) && !was.has(lineage) ? (rows.find('course', lineage, String(lineage))?.id ?? []) : [],
  );
  if (ids.length === 0) return;
  const among = sql`any(${intArray(ids)}::int[])`;
  await db.execute(sql`delete from course_matrix_entries where course_unit_id = ${among}`);
  await db.execute(sql`delete from major_matrix_entries where course_unit_id = ${among}`);
  await db.execute(sql`delete from point_ksas where point_id in (select id from points where course_unit_id = ${among})`);
  await db.execute(sql`delete from syllabuses where course_unit_id = ${among}`);
}
