import { useEffect, useRef } from 'react';
import { useCourseGoals, type CourseGoalsPlace } from './useCourseGoals';
import { useGoalForm } from './useGoalForm';
import { useRemovedGoals } from './useRemovedGoals';

interface GoalDeskOptions extends CourseGoalsPlace {
  /** Called after goals were added, changed or removed on the server. */
  onGoalsChange?: () => void;
}

/** Everything that the goal widgets work with: the goals, the form and the removals, tied to each other. */
export function useGoalDesk({ onGoalsChange, ...place }: GoalDeskOptions) {
  const { state, reload } = useCourseGoals(place);
  const latest = useRef(onGoalsChange);
  useEffect(() => {
    latest.current = onGoalsChange;
  });
  function handleChanged() {
    reload();
    latest.current?.();
  }
  const removed = useRemovedGoals({ source: place.source, onChanged: handleChanged });
  const form = useGoalForm({ onChanged: handleChanged, onDeleted: removed.showDeleted });
  return { state, reload, form, removed };
}

/** The result of `useGoalDesk`. */
export type GoalDesk = ReturnType<typeof useGoalDesk>;
