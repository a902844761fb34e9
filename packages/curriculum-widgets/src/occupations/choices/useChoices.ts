import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';

interface UseChoicesOptions<Item> {
  load: (options: { signal: AbortSignal }) => Promise<readonly Item[]>;
  /** A change of language reloads them. */
  language: string;
  /** Called with the error message when they could not be loaded. */
  onFail?: (message: string) => void;
}

/** What one may choose from. What was read stays until what replaces it has arrived. */
export interface Choices<Item> {
  items: readonly Item[];
  isPending: boolean;
  reload: () => void;
  /** Takes over a list that another call gave. */
  replace: (items: readonly Item[]) => void;
}

/** Reads a list of choices once, and again when the language changes. */
export function useChoices<Item>({ load, language, onFail }: UseChoicesOptions<Item>): Choices<Item> {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [isPending, setPending] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ load, onFail });
  useEffect(() => {
    latest.current = { load, onFail };
  });

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      setPending(true);
      try {
        const loaded = await latest.current.load({ signal });
        if (!signal.aborted) setItems(loaded);
      } catch (error) {
        if (!signal.aborted) latest.current.onFail?.(messageOf(error));
      }
      if (!signal.aborted) setPending(false);
    }
  }, [language, attempt]);

  return { items, isPending, reload: () => setAttempt((count) => count + 1), replace: setItems };
}
