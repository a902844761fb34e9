import { splitNumber, withoutLoose, type CurriculumState, type StatePart } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { lineageOf } from './branchRows';
import { courseParts, lineagesOf, ownRecord, partOf, recordOf, withOwner } from './courseParts';
import { fieldColumns, packRows } from './packRows';
import { courseRowsOf, readCourseTexts, type FieldRow, type RecordRow } from './readCourseRows';
import { stateTables } from './stateTables';

/** The courses that are read with one statement a table. */
export const coursesAtOnce = 20;

interface MajorToRead {
  majorId: number;
  /** The major itself unless it is a draft. */
  homeMajorId: number;
  /** The courses that are read; all where absent. */
  lineages?: readonly number[];
}

/** The curriculum of a major as its rows say it. */
export async function readMajorState(db: Queries, { majorId, homeMajorId, lineages }: MajorToRead): Promise<CurriculumState> {
  const { major, indicators } = await readMajorPart(db, majorId, homeMajorId);
  const among = lineages ? sql`and ${lineageOf('r')} = any(${intArray(lineages)}::int[])` : sql``;
  const { rows } = await db.execute<{ id: number }>(sql`
    select r.id from course_units r where r.major_id = ${majorId} and r.deleted_at is null and not r.initing ${among} order by r.create_time, r.id`);
  const ids = rows.map(({ id }) => id);
  const courses: StatePart[] = [];
  for (let first = 0; first < ids.length; first += coursesAtOnce) {
    const group = ids.slice(first, first + coursesAtOnce);
    courses.push(...courseParts(group, courseRowsOf(await readCourseTexts(db, group)), indicators));
  }
  return withoutLoose({ major, courses });
}

/** The part of a major, and the lineages of its indicator points by id. */
export async function readMajorPart(db: Queries, majorId: number, homeMajorId: number) {
  const [major] = await packRows<FieldRow>(db, sql`select ${fieldColumns(stateTables.major.fields)} from majors r where r.id = ${majorId}`);
  const requirements = await packRows<RecordRow>(
    db,
    sql`select r.id, ${lineageOf('r')} as key, r.derived_from as "derivedFrom", ${fieldColumns(stateTables.requirement.fields)}
      from graduation_requirements r where r.major_id = ${majorId} and r.deleted_at is null order by r.position, r.id`,
  );
  const indicators = await packRows<RecordRow>(
    db,
    sql`select r.id, ${lineageOf('r')} as key, r.requirement_id as under, r.derived_from as "derivedFrom",
        ${fieldColumns(stateTables.indicator.fields)}
      from indicators r join graduation_requirements q on q.id = r.requirement_id and q.deleted_at is null
      where q.major_id = ${majorId} and r.deleted_at is null order by r.position, r.id`,
  );
  const owners = lineagesOf(requirements);
  const part = partOf('major', homeMajorId, {
    major: major ? [recordOf('major', major)] : [],
    requirement: requirements.map((row) => ownRecord('requirement', withNumbers(row, 'requirement'))),
    indicator: indicators.flatMap((row) => withOwner('indicator', withNumbers(row, 'indicator'), owners)),
  });
  return { major: part, indicators: lineagesOf(indicators) };
}

/** A row whose text is its number and its words, in each language. */
function withNumbers(row: RecordRow, level: 'requirement' | 'indicator'): RecordRow {
  const own = splitNumber(String(row.description), level);
  const written = row.en?.description;
  if (!written) return { ...row, number: own.number, description: own.words };
  const english = splitNumber(written.text, level);
  const en = { ...row.en, number: { ...written, text: english.number }, description: { ...written, text: english.words } };
  return { ...row, number: own.number, description: own.words, en };
}
