import { useLayoutEffect, useRef } from 'react';
import type { GoalEntry } from './addGoalsState';

/** Moves the focus to entries, also to those that render only after the next change. */
export function useEntryFocus(entries: readonly GoalEntry[]) {
  const fields = useRef(new Map<number, HTMLTextAreaElement>());
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    const field = wanted.current === null ? undefined : fields.current.get(wanted.current);
    if (!field) return;
    wanted.current = null;
    field.focus();
  }, [entries]);

  return {
    fieldRef: (key: number) => (field: HTMLTextAreaElement | null) => {
      if (field) fields.current.set(key, field);
      else fields.current.delete(key);
    },
    focusEntry(key: number | undefined) {
      if (key !== undefined) fields.current.get(key)?.focus();
    },
    focusEntryLater(key: number | undefined) {
      wanted.current = key ?? null;
    },
  };
}
