import {
  isPlaceOfCourse,
  ruleLevels,
  sum,
  type EditionComparison,
  type EditionFindings,
  type ProposalDetail,
  type ToldFinding,
} from '@college/curriculum-model';

/** What the rules find in a draft beside its base; of each what blocks first. */
export interface Checks {
  /** What is open since the draft changed something. */
  added: readonly ToldFinding[];
  /** What the draft solved. */
  solved: readonly ToldFinding[];
  /** What was open before. */
  known: readonly ToldFinding[];
  errors: number;
  /** What somebody accepted as it is, with the reason. */
  accepted: NonNullable<EditionFindings['accepted']>;
  before: number;
  /** The course units of the draft by lineage. */
  courses: ReadonlyMap<number, number>;
}

/** Compares what is found in a draft with what was found in its base. */
export function checksOf(draft: EditionFindings, base: EditionFindings): Checks {
  const accepted = draft.accepted ?? [];
  const before = new Set(base.findings.map(({ id }) => id));
  const now = new Set([...draft.findings, ...accepted.map(({ finding }) => finding)].map(({ id }) => id));
  return {
    added: byWeight(draft.findings.filter(({ id }) => !before.has(id))),
    solved: byWeight(base.findings.filter(({ id }) => !now.has(id))),
    known: byWeight(draft.findings.filter(({ id }) => before.has(id))),
    errors: blockingIn(draft.findings),
    accepted,
    before: base.findings.length,
    courses: new Map(draft.courses?.map(({ lineage, courseId }) => [lineage, courseId])),
  };
}

/** What is found in one course alone; all of it where none is named. */
export function ofCourse({ findings, accepted, ...more }: EditionFindings, lineage: number | undefined): EditionFindings {
  const isOwn = ({ at }: Pick<ToldFinding, 'at'>) => lineage === undefined || isPlaceOfCourse(at, lineage);
  return { ...more, findings: findings.filter(isOwn), ...(accepted && { accepted: accepted.filter(({ finding }) => isOwn(finding)) }) };
}

/** How many of these block the last step and publishing. */
export function blockingIn(findings: readonly ToldFinding[]): number {
  return findings.filter(({ level }) => level === 'error').length;
}

function byWeight(findings: readonly ToldFinding[]): ToldFinding[] {
  return findings.toSorted((one, other) => ruleLevels.indexOf(one.level) - ruleLevels.indexOf(other.level));
}

/** The hours of all courses before and after. */
export function hoursOf({ coverage: { before, after } }: EditionComparison): { before: number; after: number } {
  const all = ({ theory, practice }: { theory: number; practice: number }) => sum([theory, practice]);
  return { before: all(before.hours), after: all(after.hours) };
}

/** How many days are left until a step is due; below zero it is over. */
export function daysLeft(dueAt: string, now: number): number {
  return Math.ceil((new Date(dueAt).getTime() - now) / 86_400_000);
}

/** Whether an approval would be the last: of the last step, and with it enough. */
export function isLastApprovalOf({ steps }: Pick<ProposalDetail, 'steps'>): boolean {
  const current = steps.find(({ isCurrent }) => isCurrent);
  if (!current || current.approvedBy.length + 1 < current.approvals) return false;
  return steps.every(({ isDone, isCurrent }) => isDone || isCurrent);
}

/** Whether the step that is to be decided can be, by as many as it asks for. */
export function hasTooFewDeciders({ steps }: Pick<ProposalDetail, 'steps'>): boolean {
  const current = steps.find(({ isCurrent }) => isCurrent);
  if (!current) return false;
  const others = current.deciders.filter(({ userId }) => !current.approvedBy.includes(userId));
  const left = current.deciderCount - (current.deciders.length - others.length);
  return current.approvedBy.length + left < current.approvals;
}
