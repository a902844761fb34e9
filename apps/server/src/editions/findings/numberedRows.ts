import { lineagesInPlaces, type NumberedRecord, type ToldFinding } from '@college/curriculum-model';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../db';
import { intArray } from '../../db/intArray';
import { lineageOf } from '../branchRows';
import { stateTables } from '../stateTables';

const ofCourses = ['chapter', 'point', 'ksa', 'goal'] as const;

/** The rows of an edition on which findings stand, by their own numbers and by lineage. */
export async function numberedRows(db: Queries, majorId: number, findings: readonly Pick<ToldFinding, 'at'>[]): Promise<NumberedRecord[]> {
  const lineages = lineagesInPlaces(findings);
  if (lineages.size === 0) return [];
  const isMeant = sql`r.deleted_at is null and ${lineageOf('r')} = any(${intArray(lineages)}::int[])`;
  const units = sql`course_units u on u.major_id = ${majorId} and u.deleted_at is null and not u.initing`;
  const row = (kind: string, course: SQL, from: SQL) =>
    sql`select ${kind} as kind, ${course} as course, r.id, ${lineageOf('r')} as lineage ${from}`;
  const own = sql`null::int`;
  const selects = [
    row('requirement', own, sql`from graduation_requirements r where r.major_id = ${majorId} and ${isMeant}`),
    row(
      'indicator',
      own,
      sql`from indicators r join graduation_requirements q on q.id = r.requirement_id and q.major_id = ${majorId} and q.deleted_at is null where ${isMeant}`,
    ),
    row('course', own, sql`from course_units r where r.major_id = ${majorId} and not r.initing and ${isMeant}`),
    row(
      'taskGoal',
      lineageOf('u'),
      sql`from task_goals r join projects p on p.id = r.project_id and p.deleted_at is null join ${units} and u.id = p.course_unit_id where ${isMeant}`,
    ),
    ...ofCourses.map((kind) =>
      row(
        kind,
        lineageOf('u'),
        sql`from ${sql.identifier(getTableName(stateTables[kind].table))} r join ${units} and u.id = r.course_unit_id where ${isMeant}`,
      ),
    ),
  ];
  const { rows } = await db.execute<{ kind: NumberedRecord['kind']; course: number | null; id: number; lineage: number }>(
    sql.join(selects, sql` union all `),
  );
  return rows.map(({ course, ...numbers }) => ({ ...numbers, ...(course === null ? {} : { course }) }));
}
