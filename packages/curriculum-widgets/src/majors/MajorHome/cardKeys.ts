import type { KeyboardEvent } from 'react';

/** Arrow keys, Home and End on the name of a card lead to the name of another; the last may have to be drawn first. */
export function handleCardKeys(event: KeyboardEvent<HTMLElement>, drawAll: () => void) {
  const list = event.currentTarget;
  if (event.key === 'End' && event.target instanceof Element && event.target.closest('h3')) drawAll();
  const names = [...list.querySelectorAll<HTMLElement>('h3 a')];
  const at = names.indexOf(event.target as HTMLElement);
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const columnCount = getComputedStyle(list).gridTemplateColumns.split(' ').length;
  const next = nextCard({ key: event.key, at, count: names.length, columnCount });
  if (next === null) return;
  event.preventDefault();
  names[next]?.focus();
}

/** The card that a key leads to; null where the key means nothing here. It stays where there is no further card. */
export function nextCard({ key, at, count, columnCount }: { key: string; at: number; count: number; columnCount: number }): number | null {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columnCount, ArrowDown: columnCount };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}
