import { useCallback, useEffect, useRef } from 'react';
import { countUnsaved, unsavedValues, type SyllabusStore } from '../../field';
import type { DraftKeeper } from './draftKeeper';

/** Milliseconds of quiet after which unsaved work is written down. */
export const draftDelay = 300;

interface UseSyllabusDraftOptions {
  /** The open syllabus; null before it is there. */
  store: SyllabusStore | null;
  keeper: DraftKeeper;
  courseName: string;
  now: () => number;
}

/** Keeps the draft in step with the fields: written while there is unsaved work, at the latest when the page goes; cleared when there is none. */
export function useSyllabusDraft({ store, keeper, courseName, now }: UseSyllabusDraftOptions) {
  const pending = useRef<(() => void) | null>(null);
  const latest = useRef({ now, courseName });
  useEffect(() => {
    latest.current = { now, courseName };
  });

  useEffect(() => {
    if (!store) return;
    const { getState, subscribe } = store;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function write() {
      pending.current = null;
      const { name, writtenAt } = { name: latest.current.courseName, writtenAt: latest.current.now() };
      keeper.write({ ...unsavedValues(getState()), name, writtenAt });
    }
    function update() {
      clearTimeout(timer);
      if (countUnsaved(getState()) === 0) {
        pending.current = null;
        keeper.clear();
        return;
      }
      pending.current = write;
      timer = setTimeout(() => pending.current?.(), draftDelay);
    }
    const flush = () => pending.current?.();
    const unsubscribe = subscribe(update);
    window.addEventListener('pagehide', flush);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [store, keeper]);

  /** Drops the draft, and what was about to be written. */
  return useCallback(() => {
    pending.current = null;
    keeper.clear();
  }, [keeper]);
}
