import { z } from 'zod';
import { idSchema } from '../fields';
import { requiredText, textLimits } from '../fields';
import type { Finding } from './finding';

const daySchema = z.iso.date();

/** A finding that somebody decided to live with, and until when. */
export const acceptedFindingSchema = z.object({
  /** The id of the finding. */
  finding: z.string().min(1).max(300),
  /** What it was about when it was accepted; another basis ends it. */
  basis: z.string().min(1).max(64),
  reason: requiredText(textLimits.paragraph),
  userId: idSchema,
  acceptedOn: daySchema,
  /** The last day on which it counts; null for as long as it is the same matter. */
  until: daySchema.nullable(),
});
export type AcceptedFinding = z.infer<typeof acceptedFindingSchema>;

/** Findings apart from those that were accepted. */
export interface SortedFindings {
  open: readonly Finding[];
  accepted: readonly { finding: Finding; by: AcceptedFinding }[];
  /** Acceptances that do not count any more, and why: past their day, about something that reads otherwise now, or about nothing that is found. */
  ended: readonly { by: AcceptedFinding; why: 'expired' | 'changed' | 'mended' }[];
}

/** Takes the accepted findings out. Of several acceptances of one finding the latest counts. */
export function applyAccepted(findings: readonly Finding[], accepted: readonly AcceptedFinding[], today: string): SortedFindings {
  const latest = new Map(accepted.toSorted((one, other) => (one.acceptedOn < other.acceptedOn ? -1 : 1)).map((by) => [by.finding, by]));
  const whyNot = (by: AcceptedFinding, finding: Finding) => {
    if (by.until !== null && by.until < today) return 'expired' as const;
    return by.basis === finding.basis ? null : ('changed' as const);
  };
  const open: Finding[] = [];
  const kept: SortedFindings['accepted'][number][] = [];
  const ended: SortedFindings['ended'][number][] = [];
  for (const finding of findings) {
    const by = latest.get(finding.id);
    latest.delete(finding.id);
    const why = by && whyNot(by, finding);
    if (by && why === null) kept.push({ finding, by });
    else open.push(finding);
    if (by && why) ended.push({ by, why });
  }
  return { open, accepted: kept, ended: [...ended, ...[...latest.values()].map((by) => ({ by, why: 'mended' as const }))] };
}
