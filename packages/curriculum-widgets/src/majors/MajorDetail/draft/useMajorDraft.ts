import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { DraftStorage } from '../../../course-units/CourseUnitDetail';
import { isMajorDirty, type MajorDetailState } from '../majorDetailState';
import { readMajorDraft, writeMajorDraft, type MajorDraft } from './majorDraft';

/** Milliseconds of quiet after which unsaved work is written down. */
const delay = 300;

interface UseMajorDraftOptions {
  /** Where drafts lie; without it none is kept. */
  storage?: DraftStorage;
  key: string;
  /** Called once when drafts cannot be kept, for example because the storage is full. The work on the page goes on. */
  onWriteError: () => void;
}

/** A draft outside the page; a storage that refuses is reported once and never stops the work. */
export function useMajorDraftKeeper({ storage, key, onWriteError }: UseMajorDraftOptions) {
  const hasReported = useRef(false);
  const report = useRef(onWriteError);
  useEffect(() => {
    report.current = onWriteError;
  });
  return useMemo(() => {
    function attempt(act: () => void) {
      try {
        act();
        hasReported.current = false;
      } catch {
        if (!hasReported.current) report.current();
        hasReported.current = true;
      }
    }
    return {
      read() {
        let text: string | null = null;
        attempt(() => {
          text = storage?.getItem(key) ?? null;
        });
        return readMajorDraft(text);
      },
      write: (draft: MajorDraft) => attempt(() => storage?.setItem(key, writeMajorDraft(draft))),
      clear: () => attempt(() => storage?.removeItem(key)),
    };
  }, [storage, key]);
}

export type MajorDraftKeeper = ReturnType<typeof useMajorDraftKeeper>;

/** Keeps the draft in step with the page: written while there is unsaved work, at the latest when the page goes; cleared when there is none. */
export function useMajorDraft(state: MajorDetailState, keeper: MajorDraftKeeper, now: () => number) {
  const pending = useRef<(() => void) | null>(null);
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });

  useEffect(() => {
    if (state.phase !== 'open') return;
    if (!isMajorDirty(state)) {
      pending.current = null;
      keeper.clear();
      return;
    }
    const { history, baseline, version, major } = state;
    function write() {
      pending.current = null;
      const { present, nextNumber } = history;
      keeper.write({ requirements: present, baseline, version, name: major.name, nextNumber, writtenAt: clock.current() });
    }
    pending.current = write;
    const timer = setTimeout(() => pending.current?.(), delay);
    return () => clearTimeout(timer);
  }, [state, keeper]);

  useEffect(() => {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  /** Drops the draft, and what was about to be written. */
  const forget = useCallback(() => {
    pending.current = null;
    keeper.clear();
  }, [keeper]);
  return { forget };
}
