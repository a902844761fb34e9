import { isInComposition } from '@college/ui/composition';
import type { KeyboardEvent } from 'react';

/** The arrow keys walk from the field into the links below it, over them, and back into the field. */
export function useLinkKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || isInComposition(event) || !(event.target instanceof HTMLElement)) return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    const next = stops[stops.indexOf(event.target) + step];
    if (!next || !stops.includes(event.target)) return;
    event.preventDefault();
    next.focus();
  };
}
