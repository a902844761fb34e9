import { relateValues, type Relate } from '@college/curriculum-model';

/** What a key means in a list: where to go, what to choose, where to move things. */
export type ListAct =
  | { type: 'go'; by: number | 'first' | 'last'; isRange: boolean }
  | { type: 'leave'; to: 'previous' | 'next' }
  | { type: 'choose' }
  | { type: 'chooseAll' }
  | { type: 'move'; to: Relate }
  | { type: 'confirm' };

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

// The digits are keys, not wire values: strong is 0 on the wire and 1 under the finger.
const digits: Readonly<Record<string, Relate>> = {
  1: relateValues.strong,
  2: relateValues.weak,
  0: relateValues.none,
  Delete: relateValues.none,
};

/** Reads a key press; a page is as many rows as the list shows. */
export function listActOf(press: Press, page: number): ListAct | null {
  const isCommand = press.ctrlKey || press.metaKey;
  if (press.altKey) return null;
  if (isCommand) return press.key.toLowerCase() === 'a' && !press.shiftKey ? { type: 'chooseAll' } : null;
  const to = digits[press.key];
  if (to !== undefined && !press.shiftKey) return { type: 'move', to };
  const isRange = press.shiftKey;
  switch (press.key) {
    case 'ArrowUp':
      return { type: 'go', by: -1, isRange };
    case 'ArrowDown':
      return { type: 'go', by: 1, isRange };
    case 'PageUp':
      return { type: 'go', by: -page, isRange };
    case 'PageDown':
      return { type: 'go', by: page, isRange };
    case 'Home':
      return { type: 'go', by: 'first', isRange };
    case 'End':
      return { type: 'go', by: 'last', isRange };
    case 'ArrowLeft':
      return { type: 'leave', to: 'previous' };
    case 'ArrowRight':
      return { type: 'leave', to: 'next' };
    case ' ':
      return { type: 'choose' };
    case 'Enter':
      return { type: 'confirm' };
    default:
      return null;
  }
}

/** The row to go to, past the heads of groups, which are no items. */
export function rowAfter(rows: ArrayLike<number>, from: number, by: number | 'first' | 'last'): number {
  const last = rows.length - 1;
  const target = by === 'first' ? 0 : by === 'last' ? last : Math.min(last, Math.max(0, from + by));
  const direction = target >= from && by !== 'first' ? 1 : -1;
  return nearestItem(rows, target, direction) ?? from;
}

/** The item at a row or next to it, first in one direction and then in the other. */
export function nearestItem(rows: ArrayLike<number>, row: number, direction: 1 | -1): number | undefined {
  for (const step of [direction, -direction]) {
    for (let at = row; at >= 0 && at < rows.length; at += step) if (rows[at]! >= 0) return at;
  }
  return undefined;
}
