import { treeOf } from '@college/ui/shadow';

/** What is marked on the page, as it is known in the tree of an element; nothing where only the caret stands. */
export function markedText(element: Element): Range | null {
  const selection = window.getSelection();
  if (!selection || selection.rangeCount === 0) return null;
  const tree = treeOf(element);
  // The document's own ranges end at the host of a shadow tree.
  const [inTree] = tree instanceof ShadowRoot ? (selection.getComposedRanges?.({ shadowRoots: [tree] }) ?? []) : [];
  const { startContainer, startOffset, endContainer, endOffset } = inTree ?? selection.getRangeAt(0);
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range.collapsed ? null : range;
}
