import { useEffect, useRef } from 'react';
import { GoalEdit, type GoalEditProps } from '../GoalEdit';
import { useGoalDesk } from '../useGoalDesk';

/** The goal form as it stands in a widget: what it answers on closing is acted on, and told to the story as well. */
export function GoalEditAtDesk({ source, courseId, mode, indicatorId, goalId, onClose }: GoalEditProps) {
  const { state, form, reload } = useGoalDesk({ source, courseId, majorId: 1001 });
  const { open } = form;
  const isOpened = useRef(false);
  const isShown = state.status === 'shown';
  useEffect(() => {
    if (!isShown || isOpened.current) return;
    isOpened.current = true;
    open({ mode, indicatorId, goalId });
  }, [isShown, open, mode, indicatorId, goalId]);
  return (
    <GoalEdit
      {...form.request}
      {...{ source, courseId }}
      indicators={state.status === 'shown' ? state.indicators : []}
      onFail={reload}
      onClose={(value, goals) => {
        onClose(value, goals);
        form.handleClose(value, goals);
      }}
    />
  );
}
