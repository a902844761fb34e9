import type { StateRecordKind } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries, Translations } from '../../db';
import { intArray } from '../../db/intArray';
import { lineageOf } from '../branchRows';
import { packRows } from '../packRows';

/** The kinds whose records have a number of their own. */
export const numberedKinds = ['requirement', 'indicator', 'course', 'chapter', 'taskGoal', 'point', 'ksa', 'goal'] as const;
export type NumberedKind = (typeof numberedKinds)[number];

/** A row of the major into which is written, in the trash or not. */
export interface TargetRow {
  id: number;
  key: number;
  /** The lineage of its course; 0 for what belongs to the major. */
  course: number;
  isGone: boolean;
  position: number;
  en: Translations['en'] | null;
}

/** Rows by lineage; in a major there is at most one of each, the trash included. */
export class TargetRows {
  readonly #rows = new Map<string, TargetRow>();

  constructor(rows: Iterable<readonly [NumberedKind, readonly TargetRow[]]>) {
    for (const [kind, list] of rows) for (const row of list) this.add(kind, row);
  }

  add(kind: NumberedKind, row: TargetRow): void {
    const name = nameOf(kind, row.course, String(row.key));
    if (this.#rows.get(name)?.isGone !== false) this.#rows.set(name, row);
  }

  find(kind: NumberedKind, course: number, key: string): TargetRow | undefined {
    return this.#rows.get(nameOf(kind, course, key));
  }

  /** The id of a record that is there by now. */
  idOf(kind: StateRecordKind, course: number, key: string): number {
    const ofMajor = kind === 'requirement' || kind === 'indicator';
    const row = this.#rows.get(nameOf(kind, ofMajor ? 0 : course, key));
    if (!row) throw new Error(`editions: ${kind} ${key} of course ${course} has no row although a record refers to it`);
    return row.id;
  }

  /** The rows of a kind in one course. */
  of(kind: NumberedKind, course: number): TargetRow[] {
    const start = nameOf(kind, course, '');
    return [...this.#rows].flatMap(([name, row]) => (name.startsWith(start) ? [row] : []));
  }
}

function nameOf(kind: StateRecordKind, course: number, key: string): string {
  return `${kind} ${course} ${key}`;
}

/** Reads the rows of a major's requirements, and of the courses of some lineages with everything below them. */
export async function readTargetRows(db: Queries, majorId: number, lineages: readonly number[]): Promise<TargetRows> {
  const among = sql`any(${intArray(lineages)}::int[])`;
  const course = lineageOf('c');
  const common = sql`r.id, ${lineageOf('r')} as key, r.deleted_at is not null as "isGone", r.translations->'en' as en`;
  const ofCourses = sql`join course_units c on c.id = r.course_unit_id where c.major_id = ${majorId} and ${course} = ${among}`;
  const read = (query: SQL) => packRows<TargetRow>(db, query);
  const below = (table: string, position: SQL) =>
    read(sql`select ${common}, ${course} as course, ${position} as position from ${sql.identifier(table)} r ${ofCourses}`);
  return new TargetRows([
    [
      'requirement',
      await read(sql`select ${common}, 0 as course, r.position from graduation_requirements r where r.major_id = ${majorId}`),
    ],
    [
      'indicator',
      await read(sql`select ${common}, 0 as course, r.position from indicators r
        join graduation_requirements q on q.id = r.requirement_id where q.major_id = ${majorId}`),
    ],
    [
      'course',
      await read(sql`select ${common}, ${lineageOf('r')} as course, 0 as position from course_units r
        where r.major_id = ${majorId} and ${lineageOf('r')} = ${among}`),
    ],
    ['chapter', await below('projects', sql`r.position`)],
    [
      'taskGoal',
      await read(sql`select ${common}, ${course} as course, r.position from task_goals r join projects p on p.id = r.project_id
        join course_units c on c.id = p.course_unit_id where c.major_id = ${majorId} and ${course} = ${among}`),
    ],
    ['point', await below('points', sql`r.position`)],
    ['ksa', await below('ksas', sql`r.level`)],
    ['goal', await below('teaching_goals', sql`r.position`)],
  ]);
}
