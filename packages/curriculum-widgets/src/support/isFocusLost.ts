import { activeElement } from '@college/ui/shadow';

/** Whether nothing has the focus, as after the element that had it was removed: only then may it be moved for somebody. */
export function isFocusLost(): boolean {
  const focused = activeElement();
  return focused === null || focused === document.body;
}
