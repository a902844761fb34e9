import { GoalEdit } from './GoalEdit';
import type { GoalsSource } from './GoalsSource';
import type { GoalDesk } from './useGoalDesk';

interface DeskFormProps {
  desk: GoalDesk;
  source: GoalsSource;
  courseId: number;
}

/** The goal form of a widget, opened by the parts around it. */
export function DeskForm({ desk: { state, form, reload }, source, courseId }: DeskFormProps) {
  const indicators = state.status === 'shown' ? state.indicators : [];
  return <GoalEdit {...form.request} {...{ source, courseId, indicators }} onClose={form.handleClose} onFail={reload} />;
}
