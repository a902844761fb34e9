import { useState, type KeyboardEvent } from 'react';

const keys: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

/** One Tab stop for a long list of boxes: arrows, Home and End go from box to box. */
export function useRovingFocus(ids: readonly number[]) {
  const [current, setCurrent] = useState<number | null>(null);
  const stop = current !== null && ids.includes(current) ? current : ids[0];

  return {
    propsOf: (id: number) => ({ tabIndex: id === stop ? 0 : -1, 'data-roving': id, onFocus: () => setCurrent(id) }),
    handleKeyDown(event: KeyboardEvent<HTMLElement>) {
      const move = keys[event.key];
      const id = Number((event.target as HTMLElement).dataset.roving);
      const index = ids.indexOf(id);
      if (!move || index < 0) return;
      event.preventDefault();
      const next = ids[move(index, ids.length - 1)];
      event.currentTarget.querySelector<HTMLElement>(`[data-roving="${next}"]`)?.focus();
    },
  };
}
