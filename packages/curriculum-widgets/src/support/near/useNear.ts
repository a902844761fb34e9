import { useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../desk/useLatest';
import { createNearPlace } from './nearPlace';
import { markUndrawn } from './undrawn';

/** Whether a part of the page is near the window and to be drawn; `getTexts` says what it holds while it is not. */
export function useNear(getTexts: () => readonly string[]) {
  const [isNear, setNear] = useState(false);
  const latest = useLatest(getTexts);
  const [place] = useState(() => {
    const { watch, draw, getHeight } = createNearPlace(setNear);
    const undrawn = { getTexts: () => latest()(), draw: () => flushSync(draw) };
    return {
      /** The room that the part took when it was last drawn. */
      getHeight,
      /** The ref of each element of the part, of what is drawn and of what keeps its room. */
      watch: ((element) => (element ? watch(element) : undefined)) satisfies RefCallback<Element>,
      /** The ref of the element that is there in place of the part. */
      markUndrawn: ((element) => (element ? markUndrawn(element, undrawn) : undefined)) satisfies RefCallback<Element>,
    };
  });
  return { isNear, ...place };
}
