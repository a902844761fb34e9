import { usualSteps, type CollegeSteps, type Language, type ReviewStep } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { inReadersLanguage } from '../majors/presentMajor';
import { countDeciders } from './deciders';

const { collegeReviewSteps, colleges, users } = schema;

/** The steps of a college; those that are usual, with version 0, until it set some. */
export async function findReviewSteps(db: Queries, collegeId: number): Promise<{ steps: ReviewStep[]; version: number }> {
  const [row] = await db.select().from(collegeReviewSteps).where(eq(collegeReviewSteps.collegeId, collegeId));
  return { steps: row?.steps ?? [...usualSteps], version: row?.version ?? 0 };
}

/** The same for somebody who is about to write: another one who wants to waits. */
export async function lockReviewSteps(db: Queries, collegeId: number): ReturnType<typeof findReviewSteps> {
  await db.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, collegeId)).for('no key update');
  return findReviewSteps(db, collegeId);
}

/** Stores the steps of a college. */
export async function putReviewSteps(
  db: Queries,
  { collegeId, steps, version }: { collegeId: number; steps: readonly ReviewStep[]; version: number },
  updateTime: Date,
): Promise<void> {
  const values = { steps: [...steps], version, updateTime };
  await db
    .insert(collegeReviewSteps)
    .values({ collegeId, ...values })
    .onConflictDoUpdate({ target: collegeReviewSteps.collegeId, set: values });
}

/** The steps of a college with the people whom they name, and with how many can decide each. */
export async function presentReviewSteps(db: Queries, collegeId: number, language: Language): Promise<CollegeSteps> {
  const { steps, version } = await findReviewSteps(db, collegeId);
  const named = steps.flatMap(({ people }) => people);
  const people = await findNamed(db, collegeId, named, language);
  return { steps, version, people, deciders: await countDeciders(db, collegeId, steps, language) };
}

/** The people of a college with these ids who have an account that works. */
export async function findNamed(db: Queries, collegeId: number, ids: readonly number[], language: Language) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, userName: users.userName, translations: users.translations })
    .from(users)
    .where(and(eq(users.collegeId, collegeId), isOneOf(users.id, ids), isNull(users.deletedAt), isNull(users.disabledAt)))
    .orderBy(users.id);
  return rows.map((row) => ({ id: row.id, userName: inReadersLanguage(row, 'userName', language) }));
}
