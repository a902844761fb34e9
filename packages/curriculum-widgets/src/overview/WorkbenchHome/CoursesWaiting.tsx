import type { WaitingFinding } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { SkeletonRows } from '@college/ui/Skeleton';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { workbenchHomeMessages } from './messages';
import { courseSection } from './useMorning';
import { figuresOf, waitingCourses, type WorkbenchHomeState } from './workbenchHomeState';
import type { WorkbenchPlaces } from './WorkbenchHomeSource';

interface CoursesWaitingProps {
  state: WorkbenchHomeState;
  places: WorkbenchPlaces;
  /** For each course in which something is missing, what to do first; absent where nobody can say. */
  nextSteps?: readonly WaitingFinding[] | undefined;
  /** Whether they have the whole width of the page. */
  isWide: boolean;
  onRetry: () => void;
}

/** The courses to complete, those that are all complete, or why there are none. */
export function CoursesWaiting({ state, places, nextSteps, isWide, onRetry }: CoursesWaitingProps) {
  const text = useMessages(workbenchHomeMessages);
  const { Part, hasFailed, retry, isRetrying } = useLazyPart(courseSection);
  const rows = <SkeletonRows columns={['minmax(0, 1fr)', '124px', '56px']} rowCount={6} rowHeight="57px" />;
  if (state.status === 'loading') return rows;
  if (state.status === 'failed') return <ErrorState title={text.loadFailed} hint={state.message} onRetry={onRetry} />;
  const { courses } = state.overview;
  if (courses.length > 0) {
    if (hasFailed) return <ErrorState title={text.loadFailed} onRetry={retry} isRetrying={isRetrying} />;
    const waiting = waitingCourses(courses);
    const shown = waiting.length > 0 ? waiting : courses;
    return Part ? <Part courses={shown} places={places} nextSteps={nextSteps} isWide={isWide} figures={figuresOf(state.overview)} /> : rows;
  }
  return <EmptyState title={text.noCourses} hint={text.noCoursesHint} action={<Link href={places.majorList}>{text.majors}</Link>} />;
}
