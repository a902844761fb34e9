import { goalShareWords, withGoalNumbers, type ExamPercent } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { intArray } from '../db/intArray';
import { lineageOf } from '../editions/branchRows';
import { invalid } from '../http/refusal';

/** A goal of a course by the two numbers that it may be named by. */
interface GoalNumbers {
  id: number;
  key: number;
  isGone: boolean;
}

/** A composition as a reader of its course reads it: the goals by their ids, without those that are gone. It is stored by lineage, which is the same in every edition. */
export async function presentShares(db: Queries, courseId: number, composition: ExamPercent): Promise<ExamPercent> {
  const goals = await goalsNamed(db, courseId, composition);
  const ids = new Map(goals.flatMap(({ id, key, isGone }) => (isGone ? [] : [[key, id]])));
  return withGoalNumbers(composition, (key) => ids.get(key));
}

/** A composition as it is stored. It may name goals by id or, when an earlier state is restored, by lineage: no number means two goals. */
export async function storedShares(db: Queries, courseId: number, composition: ExamPercent): Promise<ExamPercent> {
  const goals = await goalsNamed(db, courseId, composition);
  const keys = new Map(goals.flatMap(({ id, key }) => [id, key].map((number) => [number, { id, key }] as const)));
  const living = new Set(goals.flatMap(({ id, isGone }) => (isGone ? [] : [id])));
  for (const { goals: shares = [] } of composition.rows) {
    if (shares.some(({ goalId }) => !keys.has(goalId))) throw invalid(goalShareWords.foreignGoal);
  }
  return withGoalNumbers(composition, (number) => {
    const goal = keys.get(number);
    return goal && living.has(goal.id) ? goal.key : undefined;
  });
}

/** A composition for a copy of its course, whose goals are new ones: `copies` has their ids by those that they are copies of. */
export async function copiedShares(
  db: Queries,
  sourceId: number,
  composition: ExamPercent,
  copies: ReadonlyMap<number, number>,
): Promise<ExamPercent> {
  const ids = new Map((await goalsNamed(db, sourceId, composition)).map(({ id, key }) => [key, id]));
  return withGoalNumbers(composition, (key) => copies.get(ids.get(key) ?? 0));
}

/** The goals of a course that a composition names, deleted ones among them. */
async function goalsNamed(db: Queries, courseId: number, { rows }: ExamPercent): Promise<GoalNumbers[]> {
  const named = [...new Set(rows.flatMap(({ goals = [] }) => goals.map(({ goalId }) => goalId)))];
  if (named.length === 0) return [];
  const numbers = sql`any(${intArray(named)}::int[])`;
  const found = await db.execute<{ id: number; key: number; isGone: boolean }>(sql`
    select g.id, ${lineageOf('g')} as key, g.deleted_at is not null as "isGone" from teaching_goals g
    where g.course_unit_id = ${courseId} and (g.id = ${numbers} or ${lineageOf('g')} = ${numbers})`);
  return found.rows;
}
