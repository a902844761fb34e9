import { DeskForm } from '../DeskForm';
import type { DraftOwner } from '../../support/desk/drafts';
import type { GoalsSource } from '../GoalsSource';
import { useGoalDesk } from '../useGoalDesk';
import { GoalPanelView } from './GoalPanelView';

export interface GoalPanelProps extends DraftOwner {
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
  /** Called after goals were added, changed or removed. */
  onGoalsChange?: () => void;
}

/** The teaching goals of a course under their indicator points, to read and to fold, with a menu to change them (core §2). Put it inside a `ToastProvider`. */
export function GoalPanel(props: GoalPanelProps) {
  // Another course starts afresh.
  return <Panel key={`${props.majorId}-${props.courseId}`} {...props} />;
}

function Panel({ isReadOnly = false, ...place }: GoalPanelProps) {
  const desk = useGoalDesk(place);
  return (
    <>
      <GoalPanelView desk={desk} isReadOnly={isReadOnly} />
      <DeskForm desk={desk} place={place} isReadOnly={isReadOnly} />
    </>
  );
}
