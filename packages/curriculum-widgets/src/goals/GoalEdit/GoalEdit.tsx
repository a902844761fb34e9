import { goalModes, type GoalMode } from '@college/curriculum-model';
import { AddGoals } from './AddGoals';
import { DeleteGoal } from './DeleteGoal';
import { EditGoal } from './EditGoal';
import type { GoalFormProps } from './GoalFormProps';

export interface GoalEditProps extends GoalFormProps {
  /** 0 adds goals, 1 edits one, 2 deletes one, -1 shows nothing (core §2). */
  mode: GoalMode;
}

/** The form that adds, edits and deletes teaching goals. Put it inside a `ToastProvider`. */
export function GoalEdit({ mode, ...form }: GoalEditProps) {
  if (mode === goalModes.add) return <AddGoals {...form} />;
  if (mode === goalModes.edit) return <EditGoal {...form} />;
  if (mode === goalModes.delete) return <DeleteGoal {...form} />;
  return null;
}
