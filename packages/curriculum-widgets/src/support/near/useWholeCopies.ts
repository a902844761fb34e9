import { useEffect, type RefObject } from 'react';
import { markedText } from './markedText';
import { mostDepth, undrawnAt } from './undrawn';

/** Draws what is marked before it is copied, so that nothing is missing where it is pasted. */
export function useWholeCopies(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const draw = () => root.current && drawMarked(root.current);
    // The target is where the marked text begins, which need not be inside.
    document.addEventListener('copy', draw, true);
    return () => document.removeEventListener('copy', draw, true);
  }, [root]);
}

function drawMarked(root: HTMLElement) {
  for (let depth = 0; depth < mostDepth; depth += 1) {
    const marked = markedText(root);
    const undrawn = [...root.querySelectorAll('table, tr')].filter((element) => undrawnAt(element) && marked?.intersectsNode(element));
    if (undrawn.length === 0) return;
    for (const element of undrawn) undrawnAt(element)?.draw();
  }
}
