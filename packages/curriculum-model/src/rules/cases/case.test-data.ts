import type { Asked } from '../rule';
import type { Plant } from '../programme.test-data';
import type { RuleSettings } from '../settings';

/** What a rule finds and what it does not. */
export interface RuleCase {
  positive: Plant;
  negative: Plant;
  /** Just at the edge of the condition, and whether it is found there. */
  boundary: [plant: Plant, isFound: boolean, asked?: Partial<Asked>];
  asked?: Partial<Asked>;
  settings?: RuleSettings;
  /** Only findings at this place count. */
  at?: string;
}

/** Leaves the clean programme as it is. */
export const nothing: Plant = () => undefined;
