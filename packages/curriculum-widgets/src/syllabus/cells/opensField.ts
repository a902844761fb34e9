import type { MouseEvent } from 'react';

/** Whether a click on a read-only value starts editing: not one on a button, and not the end of a text selection. */
export function opensField({ target, currentTarget }: MouseEvent): boolean {
  const selection = window.getSelection();
  const isMarked = selection?.isCollapsed === false && currentTarget instanceof Node && selection.containsNode(currentTarget, true);
  return !isMarked && target instanceof Element && !target.closest('button, a');
}

/** The value of the choice that was clicked, while the choices are only read. */
export function clickedChoice(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest('label')?.querySelector('input')?.value : undefined;
}
