import { activeElement } from '@college/ui/shadow';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { editButton } from '../../cells';
import { mostDepth } from '../../../support/near/undrawn';
import { bringFoundIntoSight } from './bringFoundIntoSight';
import { findIn, type Found } from './findIn';
import { clearHighlights, highlight, isDrawn } from './highlights';

/** The find over the text of the paper, what is not drawn included. */
export function useFind(sheet: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState({ current: 0, count: 0 });
  const here = useRef<Found>(undefined);
  const before = useRef<{ element: HTMLElement | null; field: string | undefined }>(null);

  function find(text: string): Found[] {
    return sheet.current ? findIn(sheet.current, text) : [];
  }

  /** Marks what is found, one of it as the place where one is. */
  function stand(found: readonly Found[], current: number) {
    here.current = found[current];
    highlight(found, current);
    setPlace((known) => (known.current === current && known.count === found.length ? known : { current, count: found.length }));
  }

  /** Goes to one place; a part that is far is drawn first, then the piece of it. */
  function show(text: string, wanted: number) {
    let found = find(text);
    const current = found.length === 0 ? 0 : (wanted + found.length) % found.length;
    for (let depth = 0; found[current]?.part && depth < mostDepth; depth += 1) {
      found[current].part.draw();
      found = find(text);
    }
    const wantedPlace = found[current];
    if (isDrawn(wantedPlace)) bringFoundIntoSight(wantedPlace);
    stand(found, current);
  }

  // What is drawn or changed meanwhile is marked too; one stays where one is, though the texts before it change.
  useEffect(() => {
    const root = sheet.current;
    if (!isOpen || !root) return;
    let frame = 0;
    const follow = () => {
      const found = findIn(root, query);
      const same = found.findIndex(({ node, start }) => node !== undefined && node === here.current?.node && start === here.current.start);
      stand(found, same >= 0 ? same : Math.min(place.current, Math.max(0, found.length - 1)));
    };
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
    follow();
    watch.observe(root, { childList: true, characterData: true, subtree: true });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [sheet, isOpen, query, place]);
  useEffect(() => (isOpen ? clearHighlights : undefined), [isOpen]);

  return {
    isOpen,
    query,
    ...place,
    open() {
      const element = activeElement();
      const isSomewhere = element instanceof HTMLElement && element !== document.body;
      before.current = { element: isSomewhere ? element : null, field: fieldOf(element) };
      setOpen(true);
    },
    /** Closes and gives the focus back; a field that was left is closed, so its stop takes it. Where nothing had the focus, what was found takes it. */
    close() {
      setOpen(false);
      const { element, field } = before.current ?? {};
      const stop =
        field === undefined ? null : sheet.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${editButton}`);
      (element?.isConnected ? element : (stop ?? placeOf(here.current)))?.focus({ preventScroll: true });
    },
    search(text: string) {
      setQuery(text);
      show(text, 0);
    },
    step: (by: 1 | -1) => show(query, place.current + by),
  };
}

function fieldOf(element: Element | null): string | undefined {
  return element?.closest<HTMLElement>('[data-field]')?.dataset.field;
}

/** What takes the focus at a place: the button that opens its field, else the element that holds the text. */
function placeOf(found: Found | undefined): HTMLElement | null {
  const holder = found?.node?.parentElement ?? null;
  const edit = holder?.closest('[data-field]')?.querySelector<HTMLElement>(editButton);
  if (edit) return edit;
  if (holder && holder.tabIndex < 0) holder.tabIndex = -1;
  return holder;
}
