import { goalModes, hasSavedGoal, type Goal, type GoalMode } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { useState } from 'react';
import { courseGoalsMessages } from './messages';

/** What the goal form was opened for; mode -1 is the closed form. */
export interface GoalFormRequest {
  mode: GoalMode;
  /** Chosen from the start, where the form was opened beside it. */
  indicatorId?: number;
  /** What the first new goal begins with. */
  offeredText?: string;
  goalId?: number;
}

const closed: GoalFormRequest = { mode: goalModes.none };

interface GoalFormOptions {
  onChanged: () => void;
  onDeleted: (goals: readonly Goal[]) => void;
}

/** Opens and closes the goal form. A close value above -1 shows a success message and reloads the goals (core §4). */
export function useGoalForm({ onChanged, onDeleted }: GoalFormOptions) {
  const text = useMessages(courseGoalsMessages);
  const { showToast } = useToast();
  const [request, setRequest] = useState(closed);
  return {
    request,
    open: setRequest,
    handleClose(value: GoalMode, goals: readonly Goal[]) {
      setRequest(closed);
      if (!hasSavedGoal(value)) return;
      if (value === goalModes.delete) onDeleted(goals);
      else showToast({ type: 'success', message: text.saved });
      onChanged();
    },
  };
}
