import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { commentDialogMessages } from './messages';
import type { PlaceFindingsProps } from './PlaceFindingsProps';

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
