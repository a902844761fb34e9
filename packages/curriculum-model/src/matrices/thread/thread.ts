import type { LinkedMatrices } from '../linked/linkedMatrices';
import { walkDown } from './walkDown';
import { walkUp } from './walkUp';
import type { ThreadItem } from './threadItem';
import type { ThreadBreak, ThreadNode } from './threadNode';

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
