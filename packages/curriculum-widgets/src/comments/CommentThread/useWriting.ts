import { useRef, useState } from 'react';

/** Whether somebody writes in one of several fields; `onChange` is called when the first one has text, and when the last one has none. */
export function useWriting(onChange: (isWriting: boolean) => void) {
  const fields = useRef(new Set<number | string>());
  const [isWriting, setWriting] = useState(false);

  function noteWriting(field: number | string, now: boolean) {
    const { size } = fields.current;
    if (now) fields.current.add(field);
    else fields.current.delete(field);
    const isAny = fields.current.size > 0;
    if (isAny === size > 0) return;
    setWriting(isAny);
    onChange(isAny);
  }

  return { isWriting, noteWriting };
}
