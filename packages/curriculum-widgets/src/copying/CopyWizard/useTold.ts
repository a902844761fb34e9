import { useEffect, useRef } from 'react';

/** Tells of each change of a flag, and that it is down again when the widget goes. */
export function useTold(value: boolean, tell: ((value: boolean) => void) | undefined) {
  const told = useRef(false);
  const listener = useRef(tell);
  useEffect(() => {
    listener.current = tell;
  });
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    listener.current?.(value);
  }, [value]);
  useEffect(
    () => () => {
      if (!told.current) return;
      told.current = false;
      listener.current?.(false);
    },
    [],
  );
}
