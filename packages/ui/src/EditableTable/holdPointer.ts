/**
 * Holds a pointer that drags: it shows a closed hand everywhere and selects no text; returns what lets go of it. An element of its own takes the pointer, as a cursor
 * or `user-select` on the page would have the styles of all its elements worked out again.
 */
export function holdPointer({ pointerId }: PointerEvent): () => void {
  const { body } = document;
  const hand = document.createElement('div');
  hand.style.cssText = 'position: fixed; inset: 0 auto auto 0; inline-size: 0; block-size: 0; cursor: grabbing';
  const prevent = (event: Event) => event.preventDefault();
  body.append(hand);
  if (body.hasPointerCapture(pointerId)) hand.setPointerCapture(pointerId);
  getSelection()?.removeAllRanges();
  document.addEventListener('selectstart', prevent);
  return () => {
    document.removeEventListener('selectstart', prevent);
    hand.remove();
  };
}
