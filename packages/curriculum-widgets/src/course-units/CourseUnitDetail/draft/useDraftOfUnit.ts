import { useCallback, useEffect, useRef } from 'react';
import { isDirty, type CourseUnitDetailState, type CourseUnitEditing } from '../courseUnitDetailState';
import type { DraftKeeper } from './useDraft';

/** Milliseconds of quiet after which unsaved work is written down. */
export const DRAFT_DELAY = 300;

/** Keeps the draft in step with the page: written while there is unsaved work, at the latest when the page goes; cleared when there is none. */
export function useDraftOfUnit(state: CourseUnitDetailState, keeper: DraftKeeper, now: () => number) {
  const pending = useRef<(() => void) | null>(null);
  const latest = useRef({ state, now });
  // Saved or given up already; the page learns of a save only when the unit is read back.
  const settled = useRef<CourseUnitDetailState>(undefined);
  useEffect(() => {
    latest.current = { state, now };
  });

  useEffect(() => {
    if (state.phase !== 'editing') return;
    if (!isDirty(state)) {
      pending.current = null;
      keeper.clear();
      return;
    }
    if (isSameWork(state, settled.current)) return;
    const { form, baseline, points, loaded } = state;
    function write() {
      pending.current = null;
      keeper.write({ form, baseline, version: loaded.version, imported: points.imported, writtenAt: latest.current.now() });
    }
    pending.current = write;
    const timer = setTimeout(() => pending.current?.(), DRAFT_DELAY);
    return () => clearTimeout(timer);
  }, [state, keeper]);

  useEffect(() => {
    function flush() {
      pending.current?.();
    }
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    /** Drops the draft, and what was about to be written. */
    forget: useCallback(() => {
      pending.current = null;
      settled.current = latest.current.state;
      keeper.clear();
    }, [keeper]),
  };
}

function isSameWork(one: CourseUnitEditing, other?: CourseUnitDetailState): boolean {
  return other?.phase === 'editing' && one.form === other.form && one.points === other.points;
}
