import type { ColleagueChange, DeadlinePlan, Proposal, Waiting } from '@college/curriculum-model';
import { useAnswer } from '../../support/useAnswer';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import type {
  ColleagueChangesProps,
  CourseSectionProps,
  DeadlineSectionProps,
  RecentSectionProps,
  WaitingListProps,
  WaitingReviewsProps,
} from './waiting';
import type { WorkbenchHomeSource } from './WorkbenchHomeSource';

// Loaded while their answers are on the way, which take longer.
const parts = () => import('./waiting');
export const waitingList = lazyPart<WaitingListProps>(async () => (await parts()).WaitingList);
export const colleagueChanges = lazyPart<ColleagueChangesProps>(async () => (await parts()).ColleagueChanges);
export const recentSection = lazyPart<RecentSectionProps>(async () => (await parts()).RecentSection);
export const courseSection = lazyPart<CourseSectionProps>(async () => (await parts()).CourseSection);
export const deadlineSection = lazyPart<DeadlineSectionProps>(async () => (await parts()).DeadlineSection);
export const waitingReviews = lazyPart<WaitingReviewsProps>(async () => (await parts()).WaitingReviews);

/** Asks what is missing and what others changed; nothing where the source cannot say, or nobody asks. */
export function useMorning({ source, language }: { source: WorkbenchHomeSource | undefined; language: string }) {
  const { loadWaiting, listColleagueChanges } = source ?? {};
  const waiting = useAnswer<Waiting>(loadWaiting ? language : null, (options) => loadWaiting!(language, options));
  const changes = useAnswer<ColleagueChange[]>(listColleagueChanges ? language : null, (options) =>
    listColleagueChanges!(language, options),
  );
  return { waiting: loadWaiting && waiting, changes: listColleagueChanges && changes };
}

/** Asks what must be ready by when; nothing where the source cannot say. */
export function useDeadlines({ loadDeadlines }: Pick<WorkbenchHomeSource, 'loadDeadlines'>) {
  const deadlines = useAnswer<DeadlinePlan>(loadDeadlines ? 'deadlines' : null, (options) => loadDeadlines!(options));
  return loadDeadlines && deadlines;
}

/** Asks which proposals wait for the person; those who only read decide some too. */
export function useWaitingProposals({ source, language }: { source: WorkbenchHomeSource | undefined; language: string }) {
  const { listWaitingProposals } = source ?? {};
  const proposals = useAnswer<Proposal[]>(listWaitingProposals ? language : null, (options) => listWaitingProposals!(language, options));
  return listWaitingProposals && proposals;
}
