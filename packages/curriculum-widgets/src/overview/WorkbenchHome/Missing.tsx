import { useMessages } from '@college/ui/messages';
import { ErrorState } from '@college/ui/ErrorState';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { workbenchHomeMessages } from './messages';
import { WaitingRows } from './WaitingRows';
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

interface MissingProps {
  waiting: NonNullable<ReturnType<typeof useMorning>['waiting']>;
  places: WorkbenchPlaces;
}

/** What is missing. */
export function Missing({ waiting: { request, retry }, places }: MissingProps) {
  const text = useMessages(workbenchHomeMessages);
  const list = useLazyPart(waitingList);
  if (list.hasFailed) return <ErrorState title={text.loadFailed} onRetry={list.retry} isRetrying={list.isRetrying} />;
  return list.Part ? <list.Part request={request} places={places} onRetry={retry} /> : <WaitingRows />;
}

interface ChangesProps {
  changes: NonNullable<ReturnType<typeof useMorning>['changes']>;
  places: WorkbenchPlaces;
  since: Date | undefined;
}

/** What others changed. */
export function Changes({ changes: { request, retry }, places, since }: ChangesProps) {
  const { Part } = useLazyPart(colleagueChanges);
  return Part && <Part request={request} places={places} since={since} onRetry={retry} />;
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
