import {
  isSameRequirements,
  requirementChangesOf,
  requirementProblems,
  toRequirements,
  type Requirements,
  type RequirementsAct,
} from '@college/curriculum-model';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isConflict } from '../../support/saving/conflict';
import { messageOf } from '../../support/messageOf';
import { useMajorDraft, type MajorDraftKeeper } from './draft/useMajorDraft';
import { isMajorDirty, majorDetailReducer, type MajorOpen } from './majorDetailState';
import type { MajorDetailSource } from './MajorDetailSource';

export interface UseMajorDetailOptions {
  source: MajorDetailSource;
  majorId: number;
  isReadOnly: boolean;
  draft: MajorDraftKeeper;
  now: () => number;
  onSaved: () => void;
  /** Hears what a failed save said. */
  onSaveFail: (error: unknown) => void;
}

/** What `useMajorDetail` gives. */
export type MajorDetailHandle = ReturnType<typeof useMajorDetail>;

/** Loads a major with its requirements, keeps their draft, and saves them as one list; the rules are in the reducer. */
export function useMajorDetail(options: UseMajorDetailOptions) {
  const { source, majorId, draft } = options;
  const [state, dispatch] = useReducer(majorDetailReducer, { phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      dispatch({ type: 'loadStarted' });
      try {
        const loaded = await read(source, majorId, signal);
        if (signal.aborted) return;
        dispatch({ type: 'loaded', ...loaded, draft: latest.current.options.isReadOnly ? null : draft.read() });
      } catch (error) {
        if (!signal.aborted) dispatch({ type: 'loadFailed', message: messageOf(error) });
      }
    }
  }, [source, majorId, draft, attempt]);

  const { forget } = useMajorDraft(state, draft, options.now);

  /** Sends what is on the page; resolves to whether it is stored. */
  const send = useCallback(
    async (open: MajorOpen): Promise<boolean> => {
      const { now, onSaved, onSaveFail } = latest.current.options;
      const sent = open.history.present;
      let { version } = open;
      dispatch({ type: 'saveStarted' });
      for (;;) {
        const sentAt = new Date(now()).toISOString();
        try {
          const stored = await source.saveRequires(requirementChangesOf(sent, { majorId, version, now: sentAt }));
          dispatch({ type: 'saved', stored, sentAt, at: now() });
          onSaved();
          return true;
        } catch (error) {
          const current = isConflict(error) ? await read(source, majorId).catch(() => null) : null;
          // Whoever changed the facts alone is no rival: the same list goes over the newer version, once for every version.
          if (current && current.major.version !== version && isSameRequirements(toRequirements(current.requires), open.baseline)) {
            version = current.major.version;
            dispatch({ type: 'versionMoved', major: current.major });
            continue;
          }
          if (current) dispatch({ type: 'conflictFound', major: current.major, theirs: current.requires });
          else {
            dispatch({ type: 'saveFailed', message: messageOf(error) });
            onSaveFail(error);
          }
          return false;
        }
      }
    },
    [source, majorId],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { state: current } = latest.current;
    if (current.phase !== 'open' || current.save.status === 'saving') return false;
    if (requirementProblems(current.history.present).size > 0) {
      dispatch({ type: 'saveRefused' });
      return false;
    }
    return send(current);
  }, [send]);

  const resolveConflict = useCallback(
    async (requirements: Requirements): Promise<boolean> => {
      const resolved = majorDetailReducer(latest.current.state, { type: 'conflictResolved', requirements });
      dispatch({ type: 'conflictResolved', requirements });
      return resolved.phase === 'open' ? send(resolved) : false;
    },
    [send],
  );

  return {
    state,
    dispatch,
    act: useCallback((act: RequirementsAct) => dispatch({ type: 'acted', act }), []),
    save,
    resolveConflict,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    /** Gives unsaved work up, here and in the draft. */
    discard: useCallback(() => {
      forget();
      dispatch({ type: 'draftDiscarded' });
    }, [forget]),
    isDirty: state.phase === 'open' && isMajorDirty(state),
  };
}

/** The version is read first, so that a save in between shows as a conflict and not as a mixture. */
async function read(source: MajorDetailSource, majorId: number, signal?: AbortSignal) {
  const major = await source.loadMajorRecord(majorId, { signal });
  return { major, requires: await source.listGraduateRequires(majorId, { signal }) };
}
