import { activeElement } from '@college/ui/shadow';
import { useEffect, useRef } from 'react';

/** Gives the focus to the decision once something is done, and at once where it is wanted: the button that was pressed is gone then. */
export function useDecisionFocus(isWanted: boolean) {
  const decisionRef = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted && activeElement() === document.body) decisionRef.current?.focus();
  }, [isWanted]);
  function focusDecision() {
    requestAnimationFrame(() => requestAnimationFrame(() => activeElement() === document.body && decisionRef.current?.focus()));
  }
  return { decisionRef, focusDecision };
}
