import type { MouseEvent } from 'react';

/** Whether a click on a value that is read asks to edit it: not one on a button, and not the end of marking text. */
export function opensField({ target }: MouseEvent): boolean {
  const isMarked = window.getSelection()?.isCollapsed === false;
  return !isMarked && target instanceof Element && !target.closest('button, a');
}
