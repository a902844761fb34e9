import { useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../desk/useLatest';
import { createNearPlace, type NearState } from './nearPlace';
import { markUndrawn } from './undrawn';

/** Whether a part of the page is near the window and to be drawn; `getTexts` says what it holds while it is not. */
export function useNear(getTexts: () => readonly string[]) {
  const [state, setState] = useState<NearState>({ isNear: false });
  const latest = useLatest(getTexts);
  const [refs] = useState(() => {
    const place = createNearPlace((next) => setState((before) => (before.isNear === next.isNear ? before : next)));
    const undrawn = { getTexts: () => latest()(), draw: () => flushSync(place.draw) };
    return {
      /** The ref of each element of the part, of what is drawn and of what keeps its room. */
      watch: ((element) => (element ? place.watch(element) : undefined)) satisfies RefCallback<Element>,
      /** The ref of the element that is there in place of the part. */
      markUndrawn: ((element) => (element ? markUndrawn(element, undrawn) : undefined)) satisfies RefCallback<Element>,
    };
  });
  return { ...state, ...refs };
}
