import { activeElement } from '@college/ui/shadow';
import type { FocusEvent } from 'react';

/** Whether the focus goes out of a field for good: not into a part or a layer of it, and not because another window came to the front. */
export function isLeaving({ target, currentTarget, relatedTarget }: FocusEvent): boolean {
  if (!currentTarget.contains(target)) return false;
  if (relatedTarget instanceof Element) return !currentTarget.contains(relatedTarget) && !relatedTarget.closest(layers);
  return activeElement() !== target;
}

const layers = '[role="menu"], [role="listbox"], [role="dialog"]';
