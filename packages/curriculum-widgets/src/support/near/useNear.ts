import { useState, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../desk/useLatest';
import { createNearPlace, type NearState } from './nearPlace';
import { markUndrawn } from './undrawn';

/** Whether a part of the page is near the window and to be drawn; `getTexts` says what it holds while it is not. The height counts for the content that had it. */
export function useNear<Content>(content: Content, getTexts: () => readonly string[]) {
  const [{ of, isNear, height }, setState] = useState<NearState & { of?: Content }>({ isNear: false });
  const latest = useLatest({ content, getTexts });
  const [refs] = useState(() => {
    const place = createNearPlace((next) => {
      setState((before) => (before.isNear === next.isNear ? before : { ...next, of: latest().content }));
    });
    const undrawn = { getTexts: () => latest().getTexts(), draw: () => flushSync(place.draw) };
    return {
      /** The ref of each element of the part, of what is drawn and of what keeps its room. */
      watch: ((element) => (element ? place.watch(element) : undefined)) satisfies RefCallback<Element>,
      /** The ref of the element that is there in place of the part. */
      markUndrawn: ((element) => (element ? markUndrawn(element, undrawn) : undefined)) satisfies RefCallback<Element>,
    };
  });
  return { isNear, height: of === content ? height : undefined, ...refs };
}
