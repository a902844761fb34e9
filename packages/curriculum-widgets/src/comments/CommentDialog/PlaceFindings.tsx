import type { AcceptFindingRequest, ToldFinding } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import type { QuickFixActs } from '../../rules/fixes/QuickFixActs';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { commentDialogMessages } from './messages';

/** Accepts a finding with a reason and, where wished, an end date; rejects with a sentence that staff can read. Call: `POST /edition/acceptfinding` (extension). */
export type AcceptsFinding = (finding: ToldFinding, given: Pick<AcceptFindingRequest, 'reason' | 'until'>) => Promise<unknown>;

export interface PlaceFindingsProps {
  findings: readonly ToldFinding[];
  /** Left out for people who may not edit the place. */
  fixes: QuickFixActs | undefined;
  /** Left out for people who may not accept findings. */
  acceptFinding?: AcceptsFinding | undefined;
}

// It brings the reasons of all rules along.
const findingList = lazyPart(async () => (await import('./PlaceFindingList')).PlaceFindingList);

/** What the rules find at a place; loaded where they find something. */
export function PlaceFindings(props: PlaceFindingsProps) {
  const text = useMessages(commentDialogMessages);
  const { Part, hasFailed, isRetrying, retry } = useLazyPart(findingList);
  if (Part) return <Part {...props} />;
  if (hasFailed) return <ErrorState title={text.findingsFailed} onRetry={retry} isRetrying={isRetrying} />;
  return <SkeletonRows rowCount={props.findings.length} rowHeight="32px" columns={['minmax(0, 1fr)']} label={text.findingsLoading} />;
}
