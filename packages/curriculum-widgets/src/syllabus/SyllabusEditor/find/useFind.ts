import { activeElement } from '@college/ui/shadow';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { editButton } from '../../cells';
import { findIn, type Found } from './findIn';
import { clearHighlights, highlight } from './highlights';

/** The find over the text of the paper, what is not drawn included. */
export function useFind(sheet: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [place, setPlace] = useState({ current: 0, count: 0 });
  const before = useRef<{ element: HTMLElement | null; field: string | undefined }>(null);

  function find(text: string): Found[] {
    return sheet.current ? findIn(sheet.current, text) : [];
  }

  /** Goes to one place; a part that is far is drawn first, then the piece of it. */
  function show(text: string, wanted: number) {
    let found = find(text);
    const current = found.length === 0 ? 0 : (wanted + found.length) % found.length;
    for (let depth = 0; found[current]?.part && depth < 3; depth += 1) {
      found[current].part.draw();
      found = find(text);
    }
    found[current]?.node?.parentElement?.scrollIntoView({ block: 'center' });
    highlight(found, current);
    setPlace({ current, count: found.length });
  }

  // What is drawn or changed meanwhile is marked too.
  useEffect(() => {
    const root = sheet.current;
    if (!isOpen || !root) return;
    let frame = 0;
    const follow = () => {
      const found = findIn(root, query);
      highlight(found, place.current);
      if (found.length !== place.count) setPlace({ current: Math.min(place.current, Math.max(0, found.length - 1)), count: found.length });
    };
    const watch = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(follow);
    });
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
      if (!isOpen) {
        const isSomewhere = element instanceof HTMLElement && element !== document.body;
        before.current = { element: isSomewhere ? element : null, field: element?.closest<HTMLElement>('[data-field]')?.dataset.field };
      }
      setOpen(true);
    },
    /** Closes and gives the focus back; a field that was left is closed, so its stop takes it. */
    close() {
      setOpen(false);
      const { element, field } = before.current ?? {};
      const stop =
        field === undefined ? null : sheet.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"] ${editButton}`);
      (element?.isConnected ? element : stop)?.focus({ preventScroll: true });
    },
    search(text: string) {
      setQuery(text);
      show(text, 0);
    },
    step: (by: 1 | -1) => show(query, place.current + by),
  };
}
