import { useMessages } from '@college/ui/messages';
import { ErrorState } from '@college/ui/ErrorState';
import { SkeletonRows } from '@college/ui/Skeleton';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { workbenchHomeMessages } from './messages';
import {
  colleagueChanges,
  deadlineSection,
  recentSection,
  waitingList,
  waitingReviews,
  type useDeadlines,
  type useMorning,
  type useWaitingProposals,
} from './useMorning';
import type { RecentPlace, WorkbenchPlaces } from './WorkbenchHomeSource';

interface MissingProps extends ReturnType<typeof useMorning> {
  places: WorkbenchPlaces;
  since: Date | undefined;
}

/** What is missing, and what others changed. */
export function Missing({ waiting, changes, places, since }: MissingProps) {
  const text = useMessages(workbenchHomeMessages);
  const list = useLazyPart(waitingList);
  const { Part: Changes } = useLazyPart(colleagueChanges);
  if (list.hasFailed) return <ErrorState title={text.loadFailed} onRetry={list.retry} isRetrying={list.isRetrying} />;
  if (!list.Part || !Changes) return <SkeletonRows columns={['176px', 'minmax(0, 1fr)', '48px']} rowCount={5} rowHeight="36px" />;
  return (
    <>
      {waiting && <list.Part request={waiting.request} places={places} onRetry={waiting.retry} />}
      {changes && <Changes request={changes.request} places={places} since={since} onRetry={changes.retry} />}
    </>
  );
}

interface ReviewsProps {
  proposals: NonNullable<ReturnType<typeof useWaitingProposals>>;
  places: WorkbenchPlaces;
  now: number;
}

/** The proposals that wait for the person. */
export function Reviews({ proposals: { request, retry }, places, now }: ReviewsProps) {
  const { Part } = useLazyPart(waitingReviews);
  return Part && <Part request={request} places={places} now={now} onRetry={retry} />;
}

interface DeadlinesProps {
  deadlines: NonNullable<ReturnType<typeof useDeadlines>>;
  majorIds: readonly number[];
  now: number;
}

/** What must be ready by when. */
export function Deadlines({ deadlines: { request, retry }, majorIds, now }: DeadlinesProps) {
  const { Part } = useLazyPart(deadlineSection);
  return Part && <Part request={request} majorIds={majorIds} now={now} onRetry={retry} />;
}

/** The pages that the person opened last; they stand at the end, so that nothing moves when they come. */
export function Recents({ recents }: { recents: readonly RecentPlace[] }) {
  const { Part } = useLazyPart(recentSection);
  return Part && <Part recents={recents} />;
}
