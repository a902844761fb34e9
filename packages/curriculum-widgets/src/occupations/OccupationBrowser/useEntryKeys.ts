import { isInComposition } from '@college/ui/composition';
import { activeElement } from '@college/ui/shadow';
import type { KeyboardEvent, RefObject } from 'react';

const entries = 'a[data-code], [role="link"][data-code]';

/** Up and down move through the entries of a list, Home and End to its ends, right opens and left moves one level up. */
export function useEntryKeys(area: RefObject<HTMLElement | null>, goUp: (() => void) | undefined) {
  return (event: KeyboardEvent) => {
    if (isInComposition(event) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const links = [...(area.current?.querySelectorAll<HTMLElement>(entries) ?? [])];
    const at = links.findIndex((link) => link === activeElement());
    if (at < 0) return;
    if (event.key === 'ArrowRight') links[at]?.click();
    else if (event.key === 'ArrowLeft' && goUp) goUp();
    else {
      const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
      if (next === undefined) return;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    }
    event.preventDefault();
  };
}

/** Leads from the search field to the first entry below it. */
export function focusFirstEntry(area: HTMLElement | null): boolean {
  const first = area?.querySelector<HTMLElement>(entries);
  first?.focus();
  return first !== null && first !== undefined;
}
