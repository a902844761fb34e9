import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One Tab stop for the whole strip; the arrow keys, Home and End walk over its links. */
export function useStripKeys(indicators: readonly { id: number }[]) {
  const [focusedId, setFocusedId] = useState<number>();
  const stopId = indicators.find(({ id }) => id === focusedId)?.id ?? indicators[0]?.id;
  return {
    stopId,
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const { indicator } = target.dataset;
      if (indicator !== undefined) setFocusedId(Number(indicator));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-indicator]')];
      const at = links.findIndex((link) => link === event.target);
      const next = at < 0 ? undefined : links[steps[event.key]?.(at, links.length - 1) ?? -1];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
