import { hasNoGoals } from '@college/curriculum-model';
import { ErrorState } from '@college/ui/ErrorState';
import { MessageOverrides, useMessages, type MessageOverrideValues } from '@college/ui/messages';
import { Segment, SegmentedControl } from '@college/ui/SegmentedControl';
import { SkeletonRows } from '@college/ui/Skeleton';
import { onNarrowWindow, tokens } from '@college/ui/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeskForm } from '../DeskForm';
import type { GoalsSource } from '../GoalsSource';
import { useArrival } from '../../support/arrival/ArrivalContext';
import type { DraftOwner } from '../../support/desk/drafts';
import { lazyPart } from '../../support/lazyParts/lazyPart';
import { lazyPartsMessages } from '../../support/lazyParts/messages';
import { useLazyPart } from '../../support/lazyParts/useLazyPart';
import { usePreloadedParts } from '../../support/lazyParts/usePreloadedParts';
import { courseGoalsMessages } from '../messages';
import type { OfferGoals } from './OfferedGoals';
import { useGoalDesk, type GoalDesk } from '../useGoalDesk';

/** How the goals are shown. */
export type CourseGoalsLook = 'panel' | 'table';

export interface CourseGoalsProps extends DraftOwner {
  /** Where the goals are read and changed. */
  source: GoalsSource;
  /** The course whose goals show. */
  courseId: number;
  /** The major whose indicator points have the goals. */
  majorId: number;
  /**
   * Whether the goals can only be read.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Panel or table at first.
   * @default 'panel'
   */
  defaultLook?: CourseGoalsLook;
  /** Called with the view that the user selects. */
  onLookChange?: (look: CourseGoalsLook) => void;
  /** Texts of a server's `localize.values`, by namespace and key. */
  labels?: MessageOverrideValues;
  /** Another value reads the goals again, as where somebody else saved some; those on show stay until they are here. */
  revision?: number;
  /** Called after goals were added, changed or removed. */
  onGoalsChange?: () => void;
  /** Finds goals to start from, asked once where the course has none; the same function from render to render. */
  offerGoals?: OfferGoals;
}

// Loaded while the goals are asked for, so that they show no later.
const views = {
  panel: lazyPart(async () => (await import('../GoalPanel/GoalPanelView')).GoalPanelView),
  table: lazyPart(async () => (await import('../GoalTable/GoalTableView')).GoalTableView),
};
const soon = [views.table];
const offered = lazyPart(async () => (await import('./OfferedGoals')).OfferedGoals);

/** The teaching goals of a course, as a panel to read and as a table to work in; both show the same goals. Put it inside a `ToastProvider`. */
export function CourseGoals({ labels, ...props }: CourseGoalsProps) {
  return (
    <MessageOverrides values={labels}>
      {/* Another course starts afresh. */}
      <Goals key={`${props.majorId}-${props.courseId}`} {...props} />
    </MessageOverrides>
  );
}

function Goals({ isReadOnly = false, defaultLook = 'panel', onLookChange, offerGoals, ...place }: Omit<CourseGoalsProps, 'labels'>) {
  const text = useMessages(courseGoalsMessages);
  const [look, setLook] = useState(defaultLook);
  const desk = useGoalDesk(place);
  // What was not taken stays when the first goal is there.
  const [isOffering, setOffering] = useState(false);
  if (!isOffering && offerGoals && !isReadOnly && lacksGoals(desk)) setOffering(true);
  const arrival = useArrival('goal');
  const [shownFor, setShownFor] = useState<typeof arrival>();
  // The table shows its first rows only, and marks nothing.
  if (arrival !== shownFor) {
    setShownFor(arrival);
    if (arrival) setLook('panel');
  }

  function handleLookChange(value: string) {
    const next = value === 'table' ? 'table' : 'panel';
    setLook(next);
    onLookChange?.(next);
  }

  return (
    <Frame>
      <SegmentedControl aria-label={text.view} value={look} onChange={handleLookChange}>
        <Segment value="panel">{text.panel}</Segment>
        <Segment value="table">{text.table}</Segment>
      </SegmentedControl>
      <GoalsView look={look} desk={desk} isReadOnly={isReadOnly} />
      {isOffering && offerGoals && <Offer desk={desk} offerGoals={offerGoals} />}
      <DeskForm desk={desk} place={place} isReadOnly={isReadOnly} />
    </Frame>
  );
}

function lacksGoals({ state }: GoalDesk): boolean {
  return state.status === 'shown' && state.indicators.length > 0 && hasNoGoals(state.indicators);
}

function Offer(given: { desk: GoalDesk; offerGoals: OfferGoals }) {
  const { Part } = useLazyPart(offered);
  return Part ? <Part {...given} /> : null;
}

interface GoalsViewProps {
  look: CourseGoalsLook;
  desk: GoalDesk;
  isReadOnly: boolean;
}

function GoalsView({ look, ...given }: GoalsViewProps) {
  const later = useMessages(lazyPartsMessages);
  const { Part, hasFailed, isRetrying, retry } = useLazyPart(views[look]);
  usePreloadedParts(soon);
  if (Part) return <Part {...given} />;
  if (hasFailed) return <ErrorState title={later.notLoaded} onRetry={retry} isRetrying={isRetrying} />;
  return <SkeletonRows rowCount={5} />;
}

/* The view switch is at the start of the bar of either view, and stays mounted when the view changes, because it has the focus. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};
  min-inline-size: 0;

  > [data-view] {
    display: contents;
  }
  > :not(:first-child),
  > [data-view] > * {
    grid-column: 1 / -1;
  }
  > [data-view] > [data-bar] {
    grid-column: 2;
  }
  ${onNarrowWindow} {
    > [data-view] > [data-bar] {
      grid-column: 1 / -1;
    }
  }
`;
