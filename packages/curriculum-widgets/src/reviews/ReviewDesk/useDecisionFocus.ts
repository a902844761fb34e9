import { activeElement } from '@college/ui/shadow';
import { useRef } from 'react';

/** Gives the focus to the decision once something is done: the button that was pressed is gone then. */
export function useDecisionFocus() {
  const decisionRef = useRef<HTMLElement>(null);
  function focusDecision() {
    requestAnimationFrame(() => requestAnimationFrame(() => activeElement() === document.body && decisionRef.current?.focus()));
  }
  return { decisionRef, focusDecision };
}
