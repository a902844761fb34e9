import type { Indicator, GoalMode, Goal } from '@college/curriculum-model';
import type { DraftOwner } from '../../support/desk/drafts';
import type { GoalsSource } from '../GoalsSource';

/** The props of all three forms. */
export interface GoalFormProps extends DraftOwner {
  /** Where the goals are changed. */
  source: GoalsSource;
  /** The course whose goals are changed. */
  courseId: number;
  /** The indicator points of the major with their current goals. */
  indicators: readonly Indicator[];
  /** The indicator point chosen from the start; leave out to let the person choose. */
  indicatorId?: number;
  /** The text that the first new goal begins with. */
  offeredText?: string;
  /** The goal chosen from the start, to edit or delete it; leave out to let the person choose. */
  goalId?: number;
  /** The mode that was saved, or -1 when nothing was (core §4); with it the goals that were added, changed or deleted. */
  onClose: (value: GoalMode, goals: readonly Goal[]) => void;
  /** Called when the server rejects the save, so that the goals can be reloaded. */
  onFail?: () => void;
}
