import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isConflict } from '../../support/saving/conflict';
import { messageOf } from '../../support/messageOf';
import type { LoadedPoints, PointPopupSource } from './PointPopupSource';
import { isModified, pointPopupReducer, type PointEditing, type PointPopupEvent, type PointPopupState } from './pointPopupState';
import { storePoints, type SavedPart } from './storePoints';

interface UsePointPopupOptions {
  source: PointPopupSource;
  courseId: number;
  now: () => number;
  onLoadFail: (message: string) => void;
  /** Something is stored; `isAll` is false when only the points were. */
  onStored: (stored: { isAll: boolean }) => void;
  onSaveFail: (failure: { part: SavedPart; error: unknown }) => void;
}

/** What came of pressing Save or closing. */
export type SaveOutcome = 'nothing' | 'saved' | 'refused' | 'failed';

/** Loads a course's points, and saves them; the rules are in the reducer. */
export function usePointPopup(options: UsePointPopupOptions) {
  const { courseId } = options;
  const [state, setState] = useReducer(pointPopupReducer, { phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef<{ options: UsePointPopupOptions; state: PointPopupState }>({ options, state });
  useEffect(() => {
    latest.current.options = options;
  });

  /** Changes the state, for what follows in the same handler too. */
  const dispatch = useCallback((event: PointPopupEvent): PointPopupState => {
    latest.current = { ...latest.current, state: pointPopupReducer(latest.current.state, event) };
    setState(event);
    return latest.current.state;
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      const { source, onLoadFail } = latest.current.options;
      dispatch({ type: 'loadStarted' });
      try {
        const stored = await source.loadPoints(courseId, { signal });
        if (!signal.aborted) dispatch({ type: 'loaded', stored });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'loadFailed', message: messageOf(error) });
        onLoadFail(messageOf(error));
      }
    }
  }, [courseId, attempt, dispatch]);

  const store = useCallback(
    async (editing: PointEditing): Promise<SaveOutcome> => {
      const { source, now, onStored, onSaveFail } = latest.current.options;
      const outcome = await storePoints({ source, courseId, list: editing.list, version: editing.version });
      dispatch({ type: 'stored', list: outcome.list, version: outcome.version });
      if (outcome.isStored) {
        dispatch({ type: 'saveEnded', at: now() });
        onStored({ isAll: true });
        return 'saved';
      }
      dispatch({ type: 'saveFailed', isConflict: isConflict(outcome.error) });
      if (outcome.list !== editing.list) onStored({ isAll: false });
      if (!isConflict(outcome.error)) onSaveFail({ part: outcome.part, error: outcome.error });
      return 'failed';
    },
    [courseId, dispatch],
  );

  /** Ends open edits, then saves what differs; without a difference no request is made. */
  const save = useCallback(
    async ({ isClosing }: { isClosing: boolean }): Promise<SaveOutcome> => {
      const settled = dispatch({ type: 'draftsSettled' });
      if (settled.phase !== 'editing') return 'nothing';
      if (settled.save.status === 'saving' || settled.draft || settled.ksaDraft) return 'refused';
      if (!isModified(settled)) return 'nothing';
      dispatch({ type: 'saveStarted', isClosing });
      return store(settled);
    },
    [dispatch, store],
  );

  /** After a conflict: my lists over theirs, or theirs instead of mine. */
  const resolveConflict = useCallback(
    async (which: 'mine' | 'theirs'): Promise<SaveOutcome> => {
      const { source, onSaveFail } = latest.current.options;
      if (dispatch({ type: 'draftsSettled' }).phase !== 'editing') return 'nothing';
      dispatch({ type: 'saveStarted', isClosing: false });
      let stored: LoadedPoints;
      try {
        stored = await source.loadPoints(courseId);
      } catch (error) {
        dispatch({ type: 'saveFailed', isConflict: true });
        onSaveFail({ part: 'points', error });
        return 'failed';
      }
      const resolved = dispatch(which === 'mine' ? { type: 'rebased', stored } : { type: 'loaded', stored });
      return which === 'mine' && resolved.phase === 'editing' ? store(resolved) : 'nothing';
    },
    [courseId, dispatch, store],
  );

  return { state, dispatch, save, resolveConflict, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
