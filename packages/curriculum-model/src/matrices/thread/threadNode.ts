import type { Support } from '../relate';
import type { ThreadItem } from './threadItem';

/** Why the thread ends at an item before it reaches its end. */
export type ThreadBreak =
  | 'indicatorUnsupported'
  | 'courseWithoutSupport'
  | 'bindingWithoutGoal'
  | 'goalUnbound'
  | 'goalWithoutPoint'
  | 'projectWithoutPoint'
  | 'projectWithoutTaskGoal'
  | 'pointUnused'
  | 'pointWithoutKsa'
  | 'taskGoalWithoutKsa'
  | 'ksaUnused';

/** An item on the thread with what follows it, away from the item from which the thread was drawn. */
export interface ThreadNode {
  item: ThreadItem;
  /** How strong the link is by which it was reached; links of order alone (indicator point under requirement) have no strength. */
  relate?: Support;
  next: readonly ThreadNode[];
  /** Set where something should follow and does not. */
  broken?: ThreadBreak;
}
