import { courseLists, courseSequenceMessages, type CourseSequence } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { lineageOf } from '../editions/branchRows';
import { invalid } from '../http/refusal';
import type { CourseUnitRow } from './courseUnitRepository';

type SequenceRow = Pick<CourseUnitRow, 'id' | 'majorId' | 'semester' | 'prerequisites' | 'corequisites'>;

const among = (majorId: SQL | number) => sql`c.major_id = ${majorId} and c.deleted_at is null and not c.initing`;

/** Those of a list of lineages that are courses of a major. */
export function lineagesWithin(lineages: SQL, majorId: number): SQL {
  return sql`(select coalesce(array_agg(${lineageOf('c')} order by ${lineageOf('c')}), '{}') from course_units c
    where ${among(sql`${majorId}::int`)} and ${lineageOf('c')} = any(${lineages}))`;
}

/** Term, prerequisites and corequisites of a course, with course ids. Courses that left the major and empty fields are omitted. */
export async function presentSequence(db: Queries, { majorId, semester, ...unit }: SequenceRow): Promise<CourseSequence> {
  const named = courseLists.flatMap((name) => unit[name]);
  const found = named.length === 0 ? [] : await coursesOf(db, majorId, sql`${lineageOf('c')} = any(${intArray(named)}::int[])`);
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  const lists = courseLists.flatMap((name) => {
    const list = unit[name].flatMap((lineage) => ids.get(lineage) ?? []);
    return list.length === 0 ? [] : [[name, list] as const];
  });
  return { ...(semester === null ? {} : { semester }), ...Object.fromEntries(lists) };
}

/** The same as stored in the audit log: courses by lineage, so that any edition can show and restore it. */
export function notedSequence({ semester, prerequisites, corequisites }: SequenceRow) {
  return { semester, prerequisites, corequisites };
}

/** What a save writes of it; a field that is not sent is left as it is. */
export async function storedSequence(db: Queries, sent: CourseSequence, unit: SequenceRow) {
  const named = courseLists.flatMap((name) => sent[name] ?? []);
  if (new Set(named).size < named.length) throw invalid(courseSequenceMessages.listedTwice);
  const found = named.length === 0 ? [] : await coursesOf(db, unit.majorId, sql`c.id = any(${intArray(named)}::int[])`);
  const keys = new Map(found.map(({ id, key }) => [id, key]));
  if (named.some((id) => id === unit.id || !keys.has(id))) throw invalid(courseSequenceMessages.notOfMajor);
  const lists = courseLists.flatMap((name) => {
    const list = sent[name]?.flatMap((id) => keys.get(id) ?? []).toSorted((one, other) => one - other);
    return list ? [[name, list] as const] : [];
  });
  return { ...(sent.semester === undefined ? {} : { semester: sent.semester }), ...Object.fromEntries(lists) };
}

async function coursesOf(db: Queries, majorId: number, wanted: SQL): Promise<{ id: number; key: number }[]> {
  const { rows } = await db.execute<{ id: number; key: number }>(
    sql`select c.id, ${lineageOf('c')} as key from course_units c where ${among(majorId)} and ${wanted}`,
  );
  return rows;
}
