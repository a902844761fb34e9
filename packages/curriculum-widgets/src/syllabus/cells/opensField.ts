import { treeOf } from '@college/ui/shadow';
import type { MouseEvent } from 'react';

/** Whether a click on a read-only value starts editing: not one on a button, and not the end of a text selection. */
export function opensField({ target, currentTarget }: MouseEvent): boolean {
  const selection = window.getSelection();
  const isMarked = selection?.isCollapsed === false && currentTarget instanceof Node && selection.containsNode(currentTarget, true);
  return !isMarked && target instanceof Element && !target.closest('button, a, [role="dialog"]');
}

/** The place in a text that was pressed, counted in characters; undefined where it was pressed beside the text. */
export function caretAt({ target, clientX, clientY }: MouseEvent, text: string): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const tree = treeOf(target);
  // Not every browser has it: there the caret goes to the end.
  const place = document.caretPositionFromPoint?.(clientX, clientY, tree instanceof ShadowRoot ? { shadowRoots: [tree] } : {});
  return place?.offsetNode.textContent === text && target.contains(place.offsetNode) ? place.offset : undefined;
}
