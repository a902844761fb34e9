import type { NewsItem } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { NewsSource } from './NewsSource';

/** The item that is read: on its way, not to be had, or there. */
export type OpenItem =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'open'; item: NewsItem };

type Reading = { id: number; saves: number } & ({ status: 'failed'; message: string } | { status: 'open'; item: NewsItem });

interface UseOpenItemOptions {
  /** Absent while none is read. */
  id: number | undefined;
  /** What the list shows: an item of it need not be asked for. */
  items: readonly NewsItem[];
  source: NewsSource;
  /** Grows with every save: what was read before is read again. */
  saves: number;
}

/** The item that an address names, also where it stands on another page of the list; null while none is named. */
export function useOpenItem({ id, items, source, saves }: UseOpenItemOptions): OpenItem | null {
  const [reading, setReading] = useState<Reading | null>(null);
  const [attempt, setAttempt] = useState(0);
  const listed = items.find((item) => item.id === id);
  const isListed = listed !== undefined;
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    if (id === undefined || isListed) return undefined;
    const controller = new AbortController();
    void read(id, controller.signal);
    return () => controller.abort();

    async function read(asked: number, signal: AbortSignal) {
      try {
        const item = await latest.current.getNews(asked, { signal });
        if (!signal.aborted) setReading({ id: asked, saves, status: 'open', item });
      } catch (error) {
        if (!signal.aborted) setReading({ id: asked, saves, status: 'failed', message: messageOf(error) });
      }
    }
  }, [id, isListed, attempt, saves]);

  if (id === undefined) return null;
  if (listed) return { status: 'open', item: listed };
  if (reading?.id !== id || reading.saves !== saves) return { status: 'loading' };
  if (reading.status === 'open') return reading;
  const retry = () => {
    setReading(null);
    setAttempt((count) => count + 1);
  };
  return { status: 'failed', message: reading.message, retry };
}
