import { activeElement } from '@college/ui/shadow';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OccupationBrowserState } from './occupationBrowserState';

interface Position {
  isSearch: boolean;
  codes: readonly string[];
}

/** After a step the focus is on the new heading, after a step back on the entry that was left; a focus elsewhere is not moved. */
export function useBrowserFocus(area: RefObject<HTMLElement | null>, { path, search }: OccupationBrowserState) {
  const position: Position = { isSearch: search !== null, codes: (search?.opened ?? path).map(({ code }) => code) };
  const key = JSON.stringify(position);
  const renamedFrom = (search?.opened ?? path).at(-1)?.renamedFrom;
  const before = useRef(key);

  useLayoutEffect(() => {
    if (before.current === key) return;
    const left = JSON.parse(before.current) as Position;
    const here = JSON.parse(key) as Position;
    before.current = key;
    // An old code that turned into the present one is no step of the reader.
    if (renamedFrom !== undefined && left.codes.at(-1) === renamedFrom) return;
    if (!isFree(area.current, here)) return;
    const isBack = left.isSearch === here.isSearch && here.codes.every((code, at) => left.codes[at] === code);
    const leftEntry = isBack ? left.codes[here.codes.length] : undefined;
    const entry = leftEntry === undefined ? null : area.current?.querySelector<HTMLElement>(`[data-code="${CSS.escape(leftEntry)}"]`);
    (entry ?? area.current?.querySelector<HTMLElement>('[data-part="heading"]'))?.focus();
  }, [area, key, renamedFrom]);
}

/** Whether the focus may be moved: it is in the entries, or on something that was removed or disabled. */
function isFree(area: HTMLElement | null, here: Position): boolean {
  const focused = activeElement();
  if (focused === null || focused === document.body || area?.contains(focused)) return true;
  const crumb = focused.closest('nav li');
  if (!crumb || !area?.parentElement?.contains(crumb)) return false;
  // The breadcrumb renders a moment later: only the position shows that a crumb will be the last one or be removed.
  const last = here.isSearch ? here.codes.length + 1 : here.codes.length - 1;
  return [...crumb.parentElement!.children].indexOf(crumb) >= last;
}
