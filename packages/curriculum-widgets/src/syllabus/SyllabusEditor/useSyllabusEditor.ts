import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { isConflict } from '../../support/saving/conflict';
import { messageOf } from '../../support/messageOf';
import { keptValues, storedValues, type FieldName } from '../field';
import { conflictNames } from './conflict/conflictNames';
import type { DraftKeeper } from './draft/draftKeeper';
import { useSyllabusDraft } from './draft/useSyllabusDraft';
import { isOtherVersion, openReport, savedReport, storedOf, takeTyped } from './openReport';
import { toInfo } from './reportValues';
import { syllabusEditorReducer, type OpenSyllabus } from './syllabusEditorState';
import type { SyllabusSource } from './SyllabusSource';

/** What a save did besides saving. */
export interface SaveNews {
  /** Fields that stood open and went along. */
  taken: number;
  /** Whether somebody else's newer version was brought together with this one. */
  isMerged: boolean;
}

export interface UseSyllabusEditorOptions {
  source: SyllabusSource;
  courseId: number;
  isRevisable: boolean;
  draft: DraftKeeper;
  now: () => number;
  onLoadFail: (message: string) => void;
  onSaved: (news: SaveNews) => void;
  onSaveFail: (error: unknown) => void;
  /** A field stands open with a value that cannot be saved. */
  onSaveRefuse: (name: FieldName) => void;
}

/** What `useSyllabusEditor` gives. */
export type SyllabusEditorHandle = ReturnType<typeof useSyllabusEditor>;

/** Loads a report, keeps the draft of its fields, and saves them over the newest version; the rules are in the two reducers. */
export function useSyllabusEditor(options: UseSyllabusEditorOptions) {
  const { source, courseId, isRevisable, draft, now } = options;
  const [state, dispatch] = useReducer(syllabusEditorReducer, { phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, state });
  useEffect(() => {
    latest.current = { options, state };
  });
  const store = state.phase === 'open' ? state.store : null;
  const forget = useSyllabusDraft({ store, keeper: draft, courseName: state.phase === 'open' ? state.report.intro.name : '', now });

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      dispatch({ type: 'loadStarted' });
      try {
        const report = await source.loadReport(courseId, { signal });
        if (signal.aborted) return;
        dispatch({ type: 'loaded', report, ...openReport(report, latest.current.options) });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'loadFailed', message: messageOf(error) });
        latest.current.options.onLoadFail(messageOf(error));
      }
    }
  }, [source, courseId, attempt]);

  useEffect(() => store?.dispatch({ type: 'revisableChanged', isRevisable }), [store, isRevisable]);

  /** Sends what is kept over the newest version, as long as nobody's work is in the way. */
  const send = useCallback(
    async (open: OpenSyllabus, news: SaveNews, givenUp: readonly FieldName[] = []): Promise<boolean> => {
      const { onSaved, onSaveFail } = latest.current.options;
      let { report } = open;
      let isAsked = givenUp.length > 0 || open.save.status === 'conflict';
      dispatch({ type: 'saveStarted' });
      for (;;) {
        const theirs = storedOf(report);
        const names = isAsked ? [] : conflictNames(open.store.getState(), theirs.values);
        if (names.length > 0) {
          dispatch({ type: 'conflictFound', names });
          return false;
        }
        open.store.dispatch({ type: 'rebased', theirs, givenUp: isAsked ? givenUp : [] });
        isAsked = false;
        const fields = open.store.getState();
        const { confirmed } = fields;
        const values = keptValues(fields);
        const sentAt = latest.current.options.now();
        const info = toInfo(report, { values, stored: storedValues(fields), confirmed, now: new Date(sentAt).toISOString() });
        try {
          const { version } = await source.saveReport(info);
          open.store.dispatch({ type: 'saved', values, confirmed });
          dispatch({ type: 'saved', report: savedReport(report, info, version), at: latest.current.options.now() });
          onSaved(news);
          return true;
        } catch (error) {
          const fresh = isConflict(error) ? await source.loadReport(courseId).catch(() => null) : null;
          if (fresh && isOtherVersion(fresh, report)) {
            report = fresh;
            news = { ...news, isMerged: true };
            dispatch({ type: 'reportMoved', report });
            continue;
          }
          dispatch({ type: 'saveFailed', message: messageOf(error) });
          onSaveFail(error);
          return false;
        }
      }
    },
    [source, courseId],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { state: open, options: now } = latest.current;
    if (open.phase !== 'open' || open.save.status === 'saving' || !now.isRevisable) return false;
    const taken = takeTyped(open.store);
    if (typeof taken !== 'number') {
      now.onSaveRefuse(taken.wrong);
      return false;
    }
    return send(open, { taken, isMerged: false });
  }, [send]);

  const resolveConflict = useCallback(
    async (givenUp: readonly FieldName[]): Promise<boolean> => {
      const { state: open } = latest.current;
      return open.phase === 'open' ? send(open, { taken: 0, isMerged: true }, givenUp) : false;
    },
    [send],
  );

  return {
    state,
    dispatch,
    save,
    resolveConflict,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    /** Reads the texts of the tables again; where the report itself was changed meanwhile, the next save brings both together. */
    refresh: useCallback(async () => {
      const { state: open, options: now } = latest.current;
      if (open.phase !== 'open') return;
      try {
        const report = await source.loadReport(courseId);
        if (!isOtherVersion(report, open.report)) dispatch({ type: 'reportMoved', report });
      } catch (error) {
        now.onLoadFail(messageOf(error));
      }
    }, [source, courseId]),
    /** Gives unsaved work up, here and in the draft. */
    discard: useCallback(() => {
      const { state: open } = latest.current;
      if (open.phase !== 'open') return;
      open.store.dispatch({ type: 'rebased', theirs: storedOf(open.report), givenUp: [] });
      open.store.dispatch({ type: 'discarded' });
      forget();
      dispatch({ type: 'draftDiscarded' });
    }, [forget]),
  };
}
