import { useEffect, useRef } from 'react';
import { GoalEdit, type GoalEditProps } from '../GoalEdit';
import { GoalPanelView } from '../GoalPanel/GoalPanelView';
import { useGoalDesk } from '../useGoalDesk';

interface GoalEditAtDeskProps extends GoalEditProps {
  /** Whether the goals of the course are shown below, to see the effect of the form. */
  isOverGoals?: boolean;
}

/** The goal form as in a widget: its result on closing is applied, and reported to the story as well. */
export function GoalEditAtDesk({ source, courseId, mode, indicatorId, goalId, onClose, isOverGoals = false }: GoalEditAtDeskProps) {
  const desk = useGoalDesk({ source, courseId, majorId: 1001 });
  const { state, form, reload } = desk;
  const { open } = form;
  const isOpened = useRef(false);
  const isShown = state.status === 'shown';
  useEffect(() => {
    if (!isShown || isOpened.current) return;
    isOpened.current = true;
    open({ mode, indicatorId, goalId });
  }, [isShown, open, mode, indicatorId, goalId]);
  return (
    <>
      {isOverGoals && <GoalPanelView desk={desk} isReadOnly />}
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
    </>
  );
}

/** Draws a story of the form over the goals of the course. */
export function overGoals(args: GoalEditProps) {
  return <GoalEditAtDesk {...args} isOverGoals />;
}
