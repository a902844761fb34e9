import type { StateRecord, StateRecordKind } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { schema } from '../../db';
import { intArray } from '../../db/intArray';
import { packRows } from '../packRows';
import { rowValues, translationsOf } from './rowValues';
import { insertRows, type Row } from './sqlRows';
import { tiedIds } from './tiedIds';
import { placesOf, recordsByPlace, touchedRecords, type Located, type Writing } from './writing';

const { courseMatrixEntries, majorMatrixEntries, pointKsas, syllabuses } = schema;

/** Writes the entries that come or become different, once the records that they tie together are there. One that is out of sight already is taken over. */
export async function writeEntries(writing: Writing): Promise<void> {
  await writeSupports(writing);
  await writeBindings(writing);
  await writePlacedPoints(writing);
  await writePlacedKsas(writing);
  await writeSyllabuses(writing);
}

function writtenOf(writing: Writing, kind: StateRecordKind): Located[] {
  const { written } = placesOf(writing.changes);
  return touchedRecords(writing, writing.after, kind).filter(({ at }) => written.has(at));
}

function stampOf({ act }: Writing): Row {
  const now = act.now.toISOString();
  return { createdBy: act.userId, createTime: now, updateTime: now };
}

/** Which KSA items support which point, all items of a point whose list changes. */
async function writeSupports(writing: Writing): Promise<void> {
  const listOf = (state: Writing['before']) => {
    const lists = new Map<string, string[]>();
    for (const { course, record } of touchedRecords(writing, state, 'pointKsa')) {
      const name = `${course} ${record.under}`;
      lists.set(name, [...(lists.get(name) ?? []), record.key]);
    }
    return lists;
  };
  const [was, is] = [listOf(writing.before), listOf(writing.after)];
  const rows = touchedRecords(writing, writing.after, 'pointKsa').flatMap(({ course, record }) => {
    const list = is.get(`${course} ${record.under}`)!;
    if (String(was.get(`${course} ${record.under}`)) === String(list)) return [];
    const [pointId, ksaId] = tiedIds(writing, 'pointKsa', course, record.key);
    return [{ pointId, ksaId, position: list.indexOf(record.key) }];
  });
  await insertRows(writing.db, pointKsas, rows, { by: ['pointId', 'ksaId'], isVersioned: false });
}

async function writeBindings(writing: Writing): Promise<void> {
  const { db, rows } = writing;
  const courseUnitId = (course: number) => rows.idOf('course', course, String(course));
  const bindings = writtenOf(writing, 'binding').map(({ course, record }) => {
    const [indicatorId] = tiedIds(writing, 'binding', course, record.key);
    return { courseUnitId: courseUnitId(course), indicatorId, relate: record.fields.relate, deletedAt: null, ...stampOf(writing) };
  });
  await insertRows(db, majorMatrixEntries, bindings, { by: ['courseUnitId', 'indicatorId'], isVersioned: true });
  const bound = writtenOf(writing, 'goal')
    .filter(({ record }) => record.fields.isBound === true)
    .map(({ course, record }) => ({
      course: courseUnitId(course),
      indicator: rows.idOf('indicator', course, record.under ?? ''),
      goal: rows.idOf('goal', course, record.key),
    }));
  if (bound.length === 0) return;
  await db.execute(sql`
    insert into major_matrix_goals (entry_id, goal_id)
    select e.id, g.goal from jsonb_to_recordset(${JSON.stringify(bound)}::jsonb) as g(course int, indicator int, goal int)
    join major_matrix_entries e on e.course_unit_id = g.course and e.indicator_id = g.indicator
    on conflict (goal_id) do update set entry_id = excluded.entry_id`);
}

async function writePlacedPoints(writing: Writing): Promise<void> {
  const { db, rows, act } = writing;
  const written = writtenOf(writing, 'placedPoint');
  if (written.length === 0) return;
  const [before, source] = [writing.before, writing.source?.state].map((state) => recordsByPlace(writing, state, 'placedPoint'));
  const courseIds = [...new Set(written.map(({ course }) => rows.idOf('course', course, String(course))))];
  const translated = await packRows<{ tied: number[]; en: NonNullable<Parameters<typeof translationsOf>[0]['stored']> }>(
    db,
    sql`select json_build_array(r.project_id, r.goal_id, r.point_id) as tied, r.translations->'en' as en
      from course_matrix_entries r where r.course_unit_id = any(${intArray(courseIds)}::int[]) and r.translations ? 'en'`,
  );
  const english = new Map(translated.map(({ tied, en }) => [String(tied), en]));
  const cells = written.map(({ at, course, record }) => {
    const tied = tiedIds(writing, 'placedPoint', course, record.key);
    const [projectId, goalId, pointId] = tied;
    const values = (one: StateRecord | undefined) => one && rowValues('placedPoint', one);
    const wanted = rowValues('placedPoint', record);
    const known = { before: values(before!.get(at)?.record), source: values(source!.get(at)?.record) };
    const translations = translationsOf({ wanted, ...known, stored: english.get(String(tied)), now: act.now });
    const courseUnitId = rows.idOf('course', course, String(course));
    return { courseUnitId, projectId, goalId, pointId, ...wanted.values, translations, deletedAt: null, ...stampOf(writing) };
  });
  await insertRows(db, courseMatrixEntries, cells, { by: ['projectId', 'goalId', 'pointId'], isVersioned: true });
}

/** There may be thousands: they are found by what they tie together, in one statement. */
async function writePlacedKsas(writing: Writing): Promise<void> {
  const cells = writtenOf(writing, 'placedKsa').map(({ course, record }) => [
    ...tiedIds(writing, 'placedKsa', course, record.key),
    record.fields.relate,
  ]);
  if (cells.length === 0) return;
  const at = sql`${writing.act.now.toISOString()}::timestamptz`;
  await writing.db.execute(sql`
    insert into project_matrix_entries as r (course_matrix_entry_id, task_goal_id, ksa_id, relate, created_by, create_time, update_time)
    select e.id, (g.cell->>3)::int, (g.cell->>4)::int, (g.cell->>5)::smallint, ${writing.act.userId}::int, ${at}, ${at}
    from jsonb_array_elements(${JSON.stringify(cells)}::jsonb) as g(cell)
    join course_matrix_entries e on e.project_id = (g.cell->>0)::int and e.goal_id = (g.cell->>1)::int and e.point_id = (g.cell->>2)::int
    on conflict (course_matrix_entry_id, task_goal_id, ksa_id)
    do update set relate = excluded.relate, version = r.version + 1, update_time = excluded.update_time`);
}

async function writeSyllabuses(writing: Writing): Promise<void> {
  const { db, rows, act } = writing;
  const written = writtenOf(writing, 'syllabus');
  if (written.length === 0) return;
  const [before, source] = [writing.before, writing.source?.state].map((state) => recordsByPlace(writing, state, 'syllabus'));
  const ids = written.map(({ course }) => rows.idOf('course', course, String(course)));
  const stored = await packRows<{ course: number; en: NonNullable<Parameters<typeof translationsOf>[0]['stored']> }>(
    db,
    sql`select r.course_unit_id as course, r.translations->'en' as en from syllabuses r
      where r.course_unit_id = any(${intArray(ids)}::int[]) and r.translations ? 'en'`,
  );
  const english = new Map(stored.map(({ course, en }) => [course, en]));
  const reports = written.map(({ at, record }, index) => {
    const values = (one: StateRecord | undefined) => one && rowValues('syllabus', one);
    const wanted = rowValues('syllabus', record);
    const known = { before: values(before!.get(at)?.record), source: values(source!.get(at)?.record) };
    const courseUnitId = ids[index]!;
    const translations = translationsOf({ wanted, ...known, stored: english.get(courseUnitId), now: act.now });
    return { courseUnitId, ...wanted.values, translations, deletedAt: null, ...stampOf(writing) };
  });
  await insertRows(db, syllabuses, reports, { by: ['courseUnitId'], isVersioned: true });
}
