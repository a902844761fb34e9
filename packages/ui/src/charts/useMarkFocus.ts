import { useRef, useState, type KeyboardEvent } from 'react';

/** One stop of the Tab key for all parts of a chart; arrow keys, Home and End go from part to part. */
export function useMarkFocus(count: number, { wraps = false }: { wraps?: boolean } = {}) {
  const [chosen, setCurrent] = useState(0);
  const marks = useRef(new Map<number, HTMLElement | SVGElement>());
  const current = Math.min(chosen, Math.max(0, count - 1));

  function targetOf(key: string, index: number) {
    if (key === 'Home') return 0;
    if (key === 'End') return count - 1;
    const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return undefined;
    return wraps ? (index + step + count) % count : Math.min(count - 1, Math.max(0, index + step));
  }

  /** What the element of one part needs; `isCurrent` is the one that Tab reaches. */
  return (index: number) => ({
    isCurrent: index === current,
    ref: (element: HTMLElement | SVGElement | null) => {
      if (element) marks.current.set(index, element);
      else marks.current.delete(index);
    },
    onFocus: () => setCurrent(index),
    onKeyDown: (event: Pick<KeyboardEvent, 'key' | 'preventDefault' | 'altKey' | 'ctrlKey' | 'metaKey'>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = targetOf(event.key, index);
      if (target === undefined) return;
      event.preventDefault();
      marks.current.get(target)?.focus();
    },
  });
}
