import { useCallback, useRef } from 'react';

/** Gives a field focus when its dialog opens, before the dialog gives it to itself, and again when it is asked for. */
export function useFirstFocus(isFirst: boolean) {
  const field = useRef<HTMLElement | null>(null);
  const fieldRef = useCallback(
    (element: HTMLElement | null) => {
      field.current = element;
      if (isFirst) controlIn(element)?.focus();
    },
    [isFirst],
  );
  const focusField = useCallback(() => controlIn(field.current)?.focus(), []);
  return [fieldRef, focusField] as const;
}

function controlIn(element: HTMLElement | null) {
  return element?.querySelector<HTMLElement>('button, textarea, input');
}
