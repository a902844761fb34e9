import type { LinkedMatrices } from '../linked/linkedMatrices';
import type { Support } from '../relate';
import { walkDown } from './walkDown';
import { walkUp } from './walkUp';
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

/** The golden thread through one item. */
export interface Thread {
  item: ThreadItem;
  /** Towards the graduation requirements. */
  up: readonly ThreadNode[];
  upBroken?: ThreadBreak;
  /** Towards the KSA items. */
  down: readonly ThreadNode[];
  downBroken?: ThreadBreak;
}

/**
 * The chain through an item, both ways: requirement, indicator point, course, goal, chapter, point, task goal, KSA. Below other courses than
 * the one of these matrices it ends at their goals.
 */
export function threadOf(matrices: LinkedMatrices, item: ThreadItem): Thread {
  const up = walkUp(matrices, item);
  const down = walkDown(matrices, item);
  return {
    item,
    up: up.next,
    ...(up.broken ? { upBroken: up.broken } : {}),
    down: down.next,
    ...(down.broken ? { downBroken: down.broken } : {}),
  };
}

/** How many links of the thread are broken. */
export function countBreaks({ up, down, upBroken, downBroken }: Thread): number {
  const count = (nodes: readonly ThreadNode[]): number => nodes.reduce((sum, node) => sum + (node.broken ? 1 : 0) + count(node.next), 0);
  return count(up) + count(down) + (upBroken ? 1 : 0) + (downBroken ? 1 : 0);
}
