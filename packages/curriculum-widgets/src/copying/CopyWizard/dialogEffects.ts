import { useEffect, useRef } from 'react';

/** Puts focus into the body when another step shows; the button that led there may be gone. */
export function useFocusOnStep(step: number) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.focus();
  }, [step]);
  return body;
}

/** Calls back when a flag changes, and with false on unmount if it was true. */
export function useNotifyChange(value: boolean, notify: ((value: boolean) => void) | undefined) {
  const notified = useRef(false);
  const listener = useRef(notify);
  useEffect(() => {
    listener.current = notify;
  });
  useEffect(() => {
    if (notified.current === value) return;
    notified.current = value;
    listener.current?.(value);
  }, [value]);
  useEffect(
    () => () => {
      if (!notified.current) return;
      notified.current = false;
      listener.current?.(false);
    },
    [],
  );
}
