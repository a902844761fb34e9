import { sum, type EditionComparison, type EditionFindings, type ProposalDetail, type ToldFinding } from '@college/curriculum-model';

/** A finding of the draft, and whether it is there since the draft began. */
export interface CheckedFinding {
  finding: ToldFinding;
  isNew: boolean;
}

/** What the rules find in a draft beside its base. */
export interface Checks {
  /** What blocks first, then what weighs most; of these what is new first. */
  open: readonly CheckedFinding[];
  errors: number;
  accepted: number;
  /** What the draft solved. */
  solved: readonly ToldFinding[];
  before: number;
}

const levels = ['error', 'warning', 'advice'] as const;

/** Compares what is found in a draft with what was found in its base. */
export function checksOf(draft: EditionFindings, base: EditionFindings): Checks {
  const past = [...base.findings, ...(base.accepted ?? []).map(({ finding }) => finding)];
  const known = new Set(past.map(({ id }) => id));
  const now = new Set([...draft.findings, ...(draft.accepted ?? []).map(({ finding }) => finding)].map(({ id }) => id));
  const open = draft.findings.map((finding) => ({ finding, isNew: !known.has(finding.id) }));
  const rank = ({ finding, isNew }: CheckedFinding) => levels.indexOf(finding.level) * 2 + Number(!isNew);
  return {
    open: open.toSorted((one, other) => rank(one) - rank(other)),
    errors: draft.findings.filter(({ level }) => level === 'error').length,
    accepted: draft.accepted?.length ?? 0,
    solved: base.findings.filter(({ id }) => !now.has(id)),
    before: base.findings.length,
  };
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
