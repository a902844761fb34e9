import { DeskForm } from '../DeskForm';
import type { DraftOwner } from '../../support/desk/drafts';
import type { GoalsSource } from '../GoalsSource';
import { useGoalDesk } from '../useGoalDesk';
import { GoalTableView } from './GoalTableView';

export interface GoalTableProps extends DraftOwner {
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

/** Indicator points in rows, each with its teaching goals: ten at first, found by a word, cleared at once (core §2). Put it inside a `ToastProvider`. */
export function GoalTable(props: GoalTableProps) {
  // Another course starts afresh.
  return <Table key={`${props.majorId}-${props.courseId}`} {...props} />;
}

function Table({ isReadOnly = false, ...place }: GoalTableProps) {
  const desk = useGoalDesk(place);
  return (
    <>
      <GoalTableView desk={desk} isReadOnly={isReadOnly} />
      <DeskForm desk={desk} place={place} isReadOnly={isReadOnly} />
    </>
  );
}
