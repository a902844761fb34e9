import { useCallback, useRef } from 'react';

/** Focuses a field when its dialog opens, before the dialog focuses itself, and again on request. */
export function useFirstFocus(isFirst: boolean) {
  const field = useRef<HTMLElement | null>(null);
  const fieldRef = useCallback(
    (element: HTMLElement | null) => {
      field.current = element;
      if (isFirst) focusIn(element);
    },
    [isFirst],
  );
  const focusField = useCallback(() => focusIn(field.current), []);
  return [fieldRef, focusField] as const;
}

/** Existing text is continued: the caret is placed after it. */
function focusIn(element: HTMLElement | null) {
  const control = element?.querySelector<HTMLElement>('button, textarea, input');
  control?.focus();
  if (control instanceof HTMLTextAreaElement) control.setSelectionRange(control.value.length, control.value.length);
}
