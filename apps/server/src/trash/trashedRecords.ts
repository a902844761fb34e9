import type { TrashKind } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Expired } from './expired';

/** The kinds that belong to a college and to no major. */
export type CollegeRecordKind = Exclude<TrashKind, 'course' | 'edition' | 'major'>;

/** Where the records of a kind are kept, which column names them, and what the audit log calls them. */
export const collegeRecords = {
  department: { table: schema.departments, name: schema.departments.name, field: 'name', entity: 'department' },
  occupation: { table: schema.occupations, name: schema.occupations.name, field: 'name', entity: 'occupation' },
  collegeMajor: { table: schema.collegeMajors, name: schema.collegeMajors.name, field: 'name', entity: 'collegeMajor' },
  talentReport: { table: schema.talentReports, name: schema.talentReports.name, field: 'name', entity: 'talentReport' },
  news: { table: schema.news, name: schema.news.title, field: 'title', entity: 'news' },
  outline: { table: schema.outlines, name: schema.outlines.title, field: 'title', entity: 'outlines' },
} as const satisfies Record<CollegeRecordKind, object>;

/** Why a record is kept though its time in the trash is over: something that is still there names it. */
const isNamed: Partial<Record<CollegeRecordKind, SQL>> = {
  department: sql`exists (select 1 from majors m where m.department_id = ${schema.departments.id})`,
};

export const collegeRecordKinds = Object.keys(collegeRecords) as CollegeRecordKind[];

/** The deleted records of one kind of a college, in the columns of the trash. */
export function trashedOfKind(kind: CollegeRecordKind, collegeId: number, since: Date): SQL {
  const { table, name, field, entity } = collegeRecords[kind];
  return sql`select ${kind}::text as kind, ${entity}::text as entity, ${table.id} as id, ${name} as name,
    ${table.translations} #>> array['en', ${field}::text, 'text'] as english,
    null::int as major_id, null::text as major_name, null::text as major_english, ${table.deletedAt} as deleted_at
    from ${table} where ${isTrashed(kind, collegeId, since)}`;
}

/** Holds a deleted record of the college until the transaction ends; answers whether it is in the trash. */
export async function holdTrashed(
  db: Queries,
  kind: CollegeRecordKind,
  { collegeId, id, since }: { collegeId: number; id: number; since: Date },
): Promise<boolean> {
  const { table } = collegeRecords[kind];
  const { rows } = await db.execute(
    sql`select ${table.id} from ${table} where ${isTrashed(kind, collegeId, since)} and ${table.id} = ${id} for update`,
  );
  return rows.length > 0;
}

/** Removes for good what was deleted before a moment, some at a time; what somebody is bringing back right now stays. */
export async function removeTrashed(db: Queries, kind: CollegeRecordKind, { collegeId, until }: Expired, limit: number): Promise<number> {
  const { table } = collegeRecords[kind];
  const { rows } = await db.execute(sql`
    delete from ${table} where ${table.id} in (
      select ${table.id} from ${table} where ${table.collegeId} = ${collegeId} and ${table.deletedAt} <= ${until.toISOString()}::timestamptz
        and not ${isNamed[kind] ?? sql`false`}
      order by ${table.id} limit ${limit} for update skip locked)
    returning ${table.id}`);
  return rows.length;
}

function isTrashed(kind: CollegeRecordKind, collegeId: number, since: Date): SQL {
  const { table } = collegeRecords[kind];
  return sql`${table.collegeId} = ${collegeId} and ${table.deletedAt} > ${since.toISOString()}::timestamptz`;
}
