import { checkGoalRelations, relationGoalIds, type CopyNowRequest } from '@college/curriculum-model';
import { and, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { CopyParams } from '../db/tables/copyJobs';
import { httpMessages } from '../http/messages';
import { invalid, notFound } from '../http/refusal';
import { findHomeMajor } from '../majors/majorRepository';
import { listIndicators } from '../majors/readRequirements';
import type { RightsQuestion } from '../rights/authorise';
import { copyMessages } from './messages';

const { courseUnits, majors, teachingGoals } = schema;

/** The request of a copy, with goals as ids in whichever form they were sent (decision 148). */
export function copyParamsOf({ sourceId, targetId, goalRelations }: CopyNowRequest): CopyParams {
  const relations = goalRelations.map((relation) => ({
    requireId: relation.requireId,
    relate: relation.relate,
    goals: relationGoalIds(relation),
  }));
  return { courseId: sourceId, sourceId, targetId, goalRelations: relations };
}

/** What the caller of a copy must be allowed: to read the course, and to add one to the target major. */
export function rightsToCopy({ courseId, targetId }: { courseId: number; targetId: number }): RightsQuestion[] {
  return [
    { auth: 'create', subject: { kind: 'major', id: targetId } },
    { auth: 'read', subject: { kind: 'course', id: courseId } },
  ];
}

/** The course and the major of a copy; refuses a pair between which nothing can be copied. */
export async function findCopyPair(db: Queries, { courseId, targetId }: { courseId: number; targetId: number }) {
  const [unit] = await db
    .select()
    .from(courseUnits)
    .where(and(eq(courseUnits.id, courseId), isNull(courseUnits.deletedAt)));
  const [major] = await db
    .select()
    .from(majors)
    .where(and(eq(majors.id, targetId), isNull(majors.deletedAt)));
  if (!unit || !major) throw notFound(httpMessages.subjectMissing);
  // A draft of the course's own major is its own major: a merge brings courses from one to the other.
  if ((await findHomeMajor(db, unit.majorId)) === (await findHomeMajor(db, targetId))) throw invalid(copyMessages.ownMajor);
  if (unit.initing) throw invalid(copyMessages.neverSaved);
  return { unit, major };
}

/** Refuses a copy whose bindings are not each goal of the course once, under indicator points of the target major (domain.md §6). */
export async function checkCopy(db: Queries, params: CopyParams): Promise<void> {
  await findCopyPair(db, params);
  const goals = await db
    .select({ id: teachingGoals.id })
    .from(teachingGoals)
    .where(and(eq(teachingGoals.courseUnitId, params.courseId), isNull(teachingGoals.deletedAt)));
  const indicators = await listIndicators(db, params.targetId);
  const [finding] = checkGoalRelations(params.goalRelations, {
    goalIds: goals.map(({ id }) => id),
    indicatorIds: indicators.map(({ id }) => id),
  });
  if (finding) throw invalid(finding);
}

/** Holds the course and the major as they are until the transaction ends: savers wait, readers and other copies do not. */
export async function holdCopyPair(tx: Queries, { courseId, targetId }: CopyParams): Promise<void> {
  await tx.select({ id: courseUnits.id }).from(courseUnits).where(eq(courseUnits.id, courseId)).for('share');
  await tx.select({ id: majors.id }).from(majors).where(eq(majors.id, targetId)).for('share');
}
