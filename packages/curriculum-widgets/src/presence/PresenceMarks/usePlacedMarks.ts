import { useEffect, useLayoutEffect, useRef } from 'react';
import { seenRect } from './placeMarks';

/** Around a field with its label; a cell has no room for it. */
const edgeOf = (height: number) => (height > 48 ? 4 : 0);
/** How often marks are put in place where nothing tells that something moved. */
const lookMilliseconds = 400;

/** Keeps each mark, by its field, over the element of the field. Nothing runs while there are no marks. */
export function usePlacedMarks(fields: readonly string[], elementOf: (field: string) => Element | null, onPlaced: () => void) {
  const marks = useRef(new Map<string, HTMLElement>());
  const latest = useRef({ elementOf, onPlaced });
  const frame = useRef(0);

  function place() {
    for (const [field, mark] of marks.current) {
      const element = latest.current.elementOf(field);
      const rect = element && seenRect(element);
      mark.hidden = rect === null;
      if (!rect) continue;
      const { left, top, width, height } = rect;
      const edge = edgeOf(height);
      Object.assign(mark.style, {
        left: `${left - edge}px`,
        top: `${top - edge}px`,
        inlineSize: `${width + 2 * edge}px`,
        blockSize: `${height + 2 * edge}px`,
      });
      // Where there is no room above, the name stands inside.
      mark.toggleAttribute('data-inside', top < 20);
    }
    latest.current.onPlaced();
  }

  useLayoutEffect(() => {
    latest.current = { elementOf, onPlaced };
  });
  const key = fields.join(' ');
  useEffect(() => {
    if (key === '') return undefined;
    const placeSoon = () => {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(place);
    };
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('scroll', placeSoon, { signal, capture: true, passive: true });
    document.addEventListener('focusin', placeSoon, { signal });
    window.addEventListener('resize', placeSoon, { signal });
    const looking = setInterval(placeSoon, lookMilliseconds);
    place();
    return () => {
      controller.abort();
      clearInterval(looking);
      cancelAnimationFrame(frame.current);
    };
  }, [key]);

  return (field: string) => (mark: HTMLElement | null) => {
    if (mark) marks.current.set(field, mark);
    else marks.current.delete(field);
  };
}
