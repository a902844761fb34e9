import { z } from 'zod';
import { idSchema } from '../fields';
import { requiredText, textLimits } from '../fields';
import { groupBy } from '../grouping';
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

type Matter = Pick<Finding, 'id' | 'basis'>;

/** Findings apart from those that were accepted. */
export interface SortedFindings<Found extends Matter = Finding, By extends AcceptedFinding = AcceptedFinding> {
  open: readonly Found[];
  accepted: readonly { finding: Found; by: By }[];
  /** Acceptances that do not count any more, and why: past their day, about something that reads otherwise now, or about nothing that is found. */
  ended: readonly { by: By; why: 'expired' | 'changed' | 'mended' }[];
}

/** Takes the accepted findings out. Of several acceptances of one finding the one about what it says now counts, and of these the latest. */
export function applyAccepted<Found extends Matter, By extends AcceptedFinding>(
  findings: readonly Found[],
  accepted: readonly By[],
  today: string,
): SortedFindings<Found, By> {
  const byFinding = groupBy(accepted, ({ finding }) => finding);
  const open: Found[] = [];
  const kept: SortedFindings<Found, By>['accepted'][number][] = [];
  const ended: SortedFindings<Found, By>['ended'][number][] = [];
  for (const finding of findings) {
    const acceptances = (byFinding.get(finding.id) ?? []).toSorted((one, other) => (one.acceptedOn < other.acceptedOn ? 1 : -1));
    byFinding.delete(finding.id);
    const by = acceptances.find(({ basis }) => basis === finding.basis) ?? acceptances[0];
    const why = by && whyNot(by, finding, today);
    if (by && why === null) kept.push({ finding, by });
    else open.push(finding);
    if (by && why) ended.push({ by, why });
  }
  const mended = [...byFinding.values()].map(([first, ...others]) => ({
    by: others.reduce((latest, one) => (one.acceptedOn > latest.acceptedOn ? one : latest), first!),
    why: 'mended' as const,
  }));
  return { open, accepted: kept, ended: [...ended, ...mended] };
}

/** Why an acceptance does not count for a finding; null where it does. */
function whyNot(by: AcceptedFinding, { basis }: Matter, today: string): 'expired' | 'changed' | null {
  if (by.until !== null && by.until < today) return 'expired';
  return by.basis === basis ? null : 'changed';
}
