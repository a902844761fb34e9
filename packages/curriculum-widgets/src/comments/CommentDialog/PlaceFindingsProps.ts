import type { AcceptFindingRequest, ToldFinding } from '@college/curriculum-model';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';

/** Accepts a finding with a reason and, where wished, an end date; rejects with a sentence that staff can read. Call: `POST /edition/acceptfinding` (extension). */
export type AcceptsFinding = (finding: ToldFinding, given: Pick<AcceptFindingRequest, 'reason' | 'until'>) => Promise<unknown>;

export interface PlaceFindingsProps {
  findings: readonly ToldFinding[];
  /** Left out for people who may not edit the place. */
  fixes: QuickFixActs | undefined;
  /** Left out for people who may not accept findings. */
  acceptFinding?: AcceptsFinding | undefined;
}
