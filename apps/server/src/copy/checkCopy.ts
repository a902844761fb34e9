import {
  checkGoalRelations,
  copyMessages as findings,
  relationGoalIds,
  type CopyNowRequest,
  type CopyRequest,
} from '@college/curriculum-model';
import { and, eq, inArray, isNull } from 'drizzle-orm';
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
export function copyParamsOf({ sourceId, targetId, goalRelations, more = [] }: CopyNowRequest & Pick<CopyRequest, 'more'>): CopyParams {
  const params = { courseId: sourceId, sourceId, targetId, goalRelations: relationsOf(goalRelations) };
  if (more.length === 0) return params;
  return { ...params, more: more.map((one) => ({ courseId: one.courseId, goalRelations: relationsOf(one.goalRelations) })) };
}

function relationsOf(goalRelations: CopyNowRequest['goalRelations']): CopyParams['goalRelations'] {
  return goalRelations.map((relation) => ({
    requireId: relation.requireId,
    relate: relation.relate,
    goals: relationGoalIds(relation),
  }));
}

/** The courses of a copy one by one, each as if it were copied alone. */
export function copiesOf({ more = [], ...first }: CopyParams): CopyParams[] {
  return [first, ...more.map((one) => ({ ...one, sourceId: one.courseId, targetId: first.targetId }))];
}

interface CopyPair {
  courseId: number;
  targetId: number;
}

/** What the caller must be allowed who looks at a copy before it is made: to read the course and the target major. */
export function rightsToLook({ courseId, targetId }: CopyPair): RightsQuestion[] {
  return [
    { auth: 'read', subject: { kind: 'course', id: courseId } },
    { auth: 'read', subject: { kind: 'major', id: targetId } },
  ];
}

/** What the caller of a copy must be allowed: to read the courses, and to add one to the target major. */
export function rightsToCopy({
  courseId,
  targetId,
  more = [],
}: CopyPair & { more?: readonly { courseId: number }[] | undefined }): RightsQuestion[] {
  return [
    { auth: 'create', subject: { kind: 'major', id: targetId } },
    ...[{ courseId }, ...more].map(({ courseId: id }) => ({ auth: 'read' as const, subject: { kind: 'course' as const, id } })),
  ];
}

/** The course and the major of a copy; refuses a pair between which nothing can be copied. */
export async function findCopyPair(db: Queries, { courseId, targetId }: CopyPair) {
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

/** Refuses a copy whose bindings are not each goal of each course once, under indicator points of the target major (domain.md §6). */
export async function checkCopy(db: Queries, params: CopyParams): Promise<void> {
  const copies = copiesOf(params);
  const ids = copies.map(({ courseId }) => courseId);
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at);
  if (repeated !== undefined) throw invalid(findings.repeatedCourse({ id: repeated }));
  for (const one of copies) await checkOne(db, one, copies.length > 1);
}

async function checkOne(db: Queries, params: CopyParams, isOneOfSeveral: boolean): Promise<void> {
  const { unit } = await findCopyPair(db, params);
  const goals = await db
    .select({ id: teachingGoals.id })
    .from(teachingGoals)
    .where(and(eq(teachingGoals.courseUnitId, params.courseId), isNull(teachingGoals.deletedAt)));
  const indicators = await listIndicators(db, params.targetId);
  const [finding] = checkGoalRelations(params.goalRelations, {
    goalIds: goals.map(({ id }) => id),
    indicatorIds: indicators.map(({ id }) => id),
  });
  if (finding) throw invalid(isOneOfSeveral ? findings.inCourse({ name: unit.name, finding }) : finding);
}

/** Holds the courses and the major as they are until the transaction ends: savers wait, readers and other copies do not. */
export async function holdCopyPair(tx: Queries, params: CopyParams): Promise<void> {
  const { targetId } = params;
  const ids = copiesOf(params).map(({ courseId }) => courseId);
  // In one order for everybody, so that two copies never wait for each other.
  await tx.select({ id: courseUnits.id }).from(courseUnits).where(inArray(courseUnits.id, ids)).orderBy(courseUnits.id).for('share');
  await tx.select({ id: majors.id }).from(majors).where(eq(majors.id, targetId)).for('share');
}
