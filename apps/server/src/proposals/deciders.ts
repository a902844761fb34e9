import {
  decidesSomewhere,
  decidesStep,
  groupBy,
  isDemoEmail,
  mostNamedMajors,
  type CollegeSteps,
  type Language,
  type ReviewedMajor,
  type ReviewStep,
} from '@college/curriculum-model';
import { and, asc, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { inReadersLanguage } from '../majors/presentMajor';
import { courseLineage } from './courseOfDraft';

const { courseUnits, departments, majors, users } = schema;

// The bands that are about nothing begin here.
const withoutRights = 4000;

/** What a major belongs to, as far as it matters who decides; of the leaders of its courses those of one course alone, where its changes are reviewed. */
export async function findReviewedMajor(db: Queries, majorId: number, lineage: number | null = null): Promise<ReviewedMajor | undefined> {
  const [row] = await reviewedMajors(db, eq(majors.id, majorId), lineage);
  return row;
}

/** The people whom steps could ask: who may read nothing decides nothing. */
async function findCandidates(db: Queries, collegeId: number) {
  return db
    .select({
      id: users.id,
      userName: users.userName,
      translations: users.translations,
      email: users.email,
      collegeId: users.collegeId,
      permissionId: users.permissionId,
      relativeId: users.relativeId,
    })
    .from(users)
    .where(and(eq(users.collegeId, collegeId), isNull(users.deletedAt), isNull(users.disabledAt), lt(users.permissionId, withoutRights)))
    .orderBy(asc(users.permissionId), asc(users.id));
}

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

/** Who can decide each step of a review of this major now. */
export async function findDeciders(
  db: Queries,
  major: ReviewedMajor,
  steps: readonly ReviewStep[],
): Promise<ReadonlyMap<string, readonly Candidate[]>> {
  const candidates = await findCandidates(db, major.collegeId);
  return new Map(steps.map((step) => [step.key, candidates.filter((one) => decidesStep(step, asActor(one), major))]));
}

/** The same of one person, by the account as it is stored now. */
export async function isDeciderNow(db: Queries, userId: number, step: ReviewStep, major: ReviewedMajor): Promise<boolean> {
  return (await findDeciders(db, major, [step])).get(step.key)?.some(({ id }) => id === userId) ?? false;
}

/** How many people of a college can decide each step, and in how many of its majors too few can, the first of them by name. */
export async function countDeciders(
  db: Queries,
  collegeId: number,
  steps: readonly ReviewStep[],
  language: Language,
): Promise<NonNullable<CollegeSteps['deciders']>> {
  const candidates = (await findCandidates(db, collegeId)).map(asActor);
  const all = await reviewedMajors(db, eq(departments.collegeId, collegeId));
  return steps.map((step) => {
    const possible = candidates.filter((person) => decidesSomewhere(step, person));
    const isShort = (major: ReviewedMajor) => possible.filter((person) => decidesStep(step, person, major)).length < step.approvals;
    const short = all.filter(isShort);
    const majorNames = short.slice(0, mostNamedMajors).map((major) => inReadersLanguage(major, 'name', language));
    return { key: step.key, people: possible.length, majorsWithout: short.length, majorNames };
  });
}

async function reviewedMajors(db: Queries, where: SQL, lineage: number | null = null) {
  const isThere = and(where, isNull(majors.deletedAt), isNull(departments.deletedAt));
  const rows = await db
    .select({
      majorId: majors.id,
      departmentId: departments.id,
      collegeId: departments.collegeId,
      name: majors.name,
      translations: majors.translations,
    })
    .from(majors)
    .innerJoin(departments, eq(departments.id, majors.departmentId))
    .where(isThere)
    .orderBy(majors.id);
  const ids = rows.map(({ majorId }) => majorId);
  const units = await db
    .select({ id: courseUnits.id, majorId: courseUnits.majorId })
    .from(courseUnits)
    .where(
      and(isOneOf(courseUnits.majorId, ids), isNull(courseUnits.deletedAt), lineage === null ? undefined : eq(courseLineage, lineage)),
    );
  const courses = groupBy(units, ({ majorId }) => majorId);
  return rows.map((row) => ({ ...row, courseIds: new Set(courses.get(row.majorId)?.map(({ id }) => id)) }));
}

function asActor({ id, collegeId, permissionId, relativeId, email }: Candidate) {
  return { id, collegeId, permissionId, relativeId, isDemo: isDemoEmail(email) };
}
