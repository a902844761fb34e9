import { useRef } from 'react';

/** An act on a step, as its button names it. */
export type StepAct = 'earlier' | 'later' | 'remove';

/** Keeps the focus on the buttons of the steps: a step that moves or goes takes it along, and the button at the end of the list is disabled. */
export function useStepFocus() {
  const listRef = useRef<HTMLUListElement>(null);
  return {
    listRef,
    /** Moves the focus to a button of the step that is at this place once the list is redrawn. */
    focusStep(at: number, act: StepAct) {
      requestAnimationFrame(() => {
        const steps = listRef.current?.children ?? [];
        const step = steps[Math.min(at, steps.length - 1)];
        const enabled = (selector: string) => step?.querySelector<HTMLElement>(`button${selector}:not(:disabled)`);
        (enabled(`[data-act='${act}']`) ?? enabled('[data-act]'))?.focus();
      });
    },
  };
}
