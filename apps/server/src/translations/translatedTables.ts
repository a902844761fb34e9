import type { TranslatedKind } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries, Translations } from '../db';
import { intArray } from '../db/intArray';

/** What decides who may write a text, and what counts as revised by it. */
export type OwnerKind = 'college' | 'department' | 'major' | 'course' | 'user';

interface Place {
  table: string;
  owner: OwnerKind;
  ownerId: SQL;
  /** The chapter that a record belongs to. */
  chapterId?: SQL;
  join?: SQL;
}

const ofCourse = { owner: 'course', ownerId: sql`t.course_unit_id` } as const;

/** Where each kind of record is stored. */
export const placesOfKinds: Readonly<Record<TranslatedKind, Place>> = {
  college: { table: 'colleges', owner: 'college', ownerId: sql`t.id` },
  department: { table: 'departments', owner: 'department', ownerId: sql`t.id` },
  major: { table: 'majors', owner: 'major', ownerId: sql`t.id` },
  user: { table: 'users', owner: 'user', ownerId: sql`t.id` },
  occupation: { table: 'occupations', owner: 'college', ownerId: sql`t.college_id` },
  collegeMajor: { table: 'college_majors', owner: 'college', ownerId: sql`t.college_id` },
  talentReport: { table: 'talent_reports', owner: 'college', ownerId: sql`t.college_id` },
  news: { table: 'news', owner: 'college', ownerId: sql`t.college_id` },
  course: { table: 'course_units', owner: 'course', ownerId: sql`t.id` },
  require: { table: 'graduation_requirements', owner: 'major', ownerId: sql`t.major_id` },
  indicator: {
    table: 'indicators',
    owner: 'major',
    ownerId: sql`above.major_id`,
    join: sql`join graduation_requirements above on above.id = t.requirement_id and above.deleted_at is null`,
  },
  project: { ...ofCourse, table: 'projects' },
  point: { ...ofCourse, table: 'points' },
  ksa: { ...ofCourse, table: 'ksas' },
  goal: { ...ofCourse, table: 'teaching_goals' },
  courseCell: { ...ofCourse, table: 'course_matrix_entries', chapterId: sql`t.project_id` },
  report: { ...ofCourse, table: 'syllabuses' },
  taskGoal: {
    table: 'task_goals',
    owner: 'course',
    ownerId: sql`above.course_unit_id`,
    chapterId: sql`t.project_id`,
    join: sql`join projects above on above.id = t.project_id and above.deleted_at is null`,
  },
};

/** A record with English, and where it belongs. */
export interface TranslatedRecord {
  kind: TranslatedKind;
  id: number;
  owner: OwnerKind;
  ownerId: number;
  chapterId: number | null;
  translations: Translations;
  /** The stored row by the names of its columns. */
  row: Readonly<Record<string, unknown>>;
}

/** Records of one kind by their ids, without those in the trash; held until the transaction ends where they are to be written. */
export async function findRecords(
  db: Queries,
  kind: TranslatedKind,
  ids: readonly number[],
  { isHeld = false }: { isHeld?: boolean } = {},
): Promise<TranslatedRecord[]> {
  const { table, owner, ownerId, chapterId = sql`null::int`, join = sql`` } = placesOfKinds[kind];
  const { rows } = await db.execute<{ id: number; ownerId: number; chapterId: number | null; translations: string; row: string }>(sql`
    select t.id, ${ownerId} as "ownerId", ${chapterId} as "chapterId", t.translations::text as translations, row_to_json(t)::text as row
    from ${sql.identifier(table)} t ${join}
    where t.id = any(${intArray(ids)}::int[]) and t.deleted_at is null
    order by t.id ${isHeld ? sql`for update of t` : sql``}`);
  return rows.map(({ translations, row, ...record }) => {
    return {
      ...record,
      kind,
      owner,
      translations: JSON.parse(translations) as Translations,
      row: JSON.parse(row) as TranslatedRecord['row'],
    };
  });
}

/** Writes the translations of records of one kind with one statement, and returns them as stored. */
export async function writeTranslations(
  db: Queries,
  kind: TranslatedKind,
  records: readonly { id: number; translations: Translations }[],
  now: Date,
): Promise<Map<number, Translations>> {
  const given = JSON.stringify(records.map(({ id, translations }) => ({ id, translations })));
  const { rows } = await db.execute<{ id: number; translations: string }>(sql`
    update ${sql.identifier(placesOfKinds[kind].table)} t
    set translations = g.translations, version = t.version + 1, update_time = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as g(id int, translations jsonb)
    where t.id = g.id returning t.id, t.translations::text as translations`);
  return new Map(rows.map(({ id, translations }) => [id, JSON.parse(translations) as Translations]));
}
