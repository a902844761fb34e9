import { requirementItemsOf, type Requirements } from '@college/curriculum-model';
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { isFocusLost } from '../../support/isFocusLost';

/** A part of an item's row: one of its texts or one of its buttons. */
export type ItemColumn = 'description' | 'english' | 'add' | 'up' | 'down' | 'remove';

interface Place {
  key: string;
  column: ItemColumn;
}

/**
 * Keeps focus alive across the list's own acts: a row that moved is another element, a new one is not there yet, and where a row went the
 * next one takes its place, unless the focus is elsewhere by then.
 */
export function useItemFocus(root: RefObject<HTMLElement | null>, requirements: Requirements) {
  const wish = useRef<Place | null>(null);
  const wishForNew = useRef<ItemColumn | null>(null);
  const last = useRef<(Place & { index: number }) | null>(null);
  const shown = useRef(requirements);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = requirements;
    const added = before === requirements || wishForNew.current === null ? undefined : lastNewKey(before, requirements);
    const wished = added === undefined ? wish.current : { key: added, column: wishForNew.current! };
    if (added !== undefined) wishForNew.current = null;
    if (wished && focusItem(root.current, wished)) {
      wish.current = null;
      return;
    }
    const { current } = last;
    if (before === requirements || !current) return;
    const keys = requirementItemsOf(requirements).map(({ key }) => key);
    const wasThere = requirementItemsOf(before).some(({ key }) => key === current.key);
    if (!wasThere || keys.includes(current.key)) return;
    const next = keys[Math.min(current.index, keys.length - 1)];
    last.current = null;
    // A closing confirmation restores focus in the next frame, to a button that is unmounted by then.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (!isFocusLost()) return;
        if (next === undefined) root.current?.querySelector<HTMLElement>('[data-add]')?.focus();
        else focusItem(root.current, { key: next, column: current.column });
      }),
    );
  }, [requirements, root]);

  return {
    /** The element to focus once the list has changed. */
    requestFocus(key: string, column: ItemColumn) {
      wish.current = { key, column };
    },
    /** The part to focus in the last added item. */
    requestFocusOnNew(column: ItemColumn) {
      wishForNew.current = column;
    },
    /** Puts focus into a text now; false when there is none. */
    focusNow: (key: string, column: ItemColumn) => focusItem(root.current, { key, column }),
    handleFocus({ target }: FocusEvent) {
      const row = target.closest<HTMLElement>('[data-key]');
      const column = target.closest<HTMLElement>('[data-column]')?.dataset.column as ItemColumn | undefined;
      if (!row || !column) return;
      const index = requirementItemsOf(shown.current).findIndex(({ key }) => key === row.dataset.key);
      last.current = { key: row.dataset.key!, column, index };
    },
  };
}

function lastNewKey(before: Requirements, now: Requirements): string | undefined {
  const known = new Set(requirementItemsOf(before).map(({ key }) => key));
  return requirementItemsOf(now).findLast(({ key }) => !known.has(key))?.key;
}

function focusItem(root: HTMLElement | null, { key, column }: Place): boolean {
  const row = root?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
  const parts = [...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
  const wanted = parts.find((part) => part.dataset.column === column);
  // A button at the end of its way is switched off; then its twin takes the focus.
  const part = wanted?.matches(':disabled') ? parts.find((other) => isTwin(column, other.dataset.column)) : wanted;
  part?.focus();
  if (part instanceof HTMLTextAreaElement) part.setSelectionRange(part.value.length, part.value.length);
  return part !== undefined;
}

function isTwin(column: ItemColumn, other: string | undefined) {
  return (column === 'up' && other === 'down') || (column === 'down' && other === 'up');
}
