import { useCallback, useEffect, useMemo, useRef } from 'react';
import { writeDraft, type CourseUnitDraft } from './courseUnitDraft';
import { readDraft } from './readDraft';

/** The part of `Storage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface UseDraftOptions {
  /** Where drafts lie; without it none is kept. */
  storage?: DraftStorage;
  /** Whose draft it is. */
  key: string;
  /** Called when a draft cannot be kept, for example because the storage is full. The work on the page goes on. */
  onWriteError?: (error: unknown) => void;
}

/** A draft outside the page. */
export interface DraftKeeper {
  read: () => CourseUnitDraft | null;
  write: (draft: CourseUnitDraft) => void;
  clear: () => void;
}

/** Keeps unsaved work where a crashed tab cannot lose it; a storage that refuses is reported once and never stops the work. */
export function useDraft({ storage, key, onWriteError }: UseDraftOptions): DraftKeeper {
  const hasReported = useRef(false);
  const report = useRef(onWriteError);
  useEffect(() => {
    report.current = onWriteError;
  });

  const attempt = useCallback((act: () => void) => {
    try {
      act();
      hasReported.current = false;
    } catch (error) {
      if (!hasReported.current) report.current?.(error);
      hasReported.current = true;
    }
  }, []);

  return useMemo(
    () => ({
      read: () => {
        let text: string | null = null;
        attempt(() => {
          text = storage?.getItem(key) ?? null;
        });
        return readDraft(text);
      },
      write: (draft) => attempt(() => storage?.setItem(key, writeDraft(draft))),
      clear: () => attempt(() => storage?.removeItem(key)),
    }),
    [storage, key, attempt],
  );
}
