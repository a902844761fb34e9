import type { SaveCourseUnitRequest } from '@college/curriculum-model';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import { pointsToSave } from '../PointsPreview/importedPoints';
import type { CourseUnitDetailSource } from './CourseUnitDetailSource';
import { courseUnitDetailReducer, isDirty, type CourseUnitDetailState, type CourseUnitEditing } from './courseUnitDetailState';
import { canSave, formProblems, isSameForm, toSavedCourse, type CourseUnitForm } from './courseUnitForm';
import type { DraftKeeper } from './draft/useDraft';
import { useDraftOfUnit } from './draft/useDraftOfUnit';
import { currentOfConflict, isConflict } from '../../support/saving/conflict';

/** Who saves; sent along as documented and never trusted by the server. */
export type CourseUnitActor = Pick<SaveCourseUnitRequest, 'manage' | 'current'>;

export interface UseCourseUnitDetailOptions {
  source: CourseUnitDetailSource;
  courseUnitId: number;
  actor: CourseUnitActor;
  draft: DraftKeeper;
  now: () => number;
  onLoadFail: (message: string) => void;
  onSaveStart: () => void;
  onSaved: (saved: { id: number; wasNew: boolean }) => void;
  /** Null where somebody else saved first, which is shown as such. */
  onSaveFail: (error: unknown) => void;
}

/** The result of `useCourseUnitDetail`. */
export type CourseUnitDetailHandle = ReturnType<typeof useCourseUnitDetail>;

/** Loads a unit, keeps its draft, and saves it; the rules are in the reducer. */
export function useCourseUnitDetail(options: UseCourseUnitDetailOptions) {
  const { courseUnitId, draft } = options;
  const [state, dispatch] = useReducer(courseUnitDetailReducer, { phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef({ options, state });
  const areRowsValid = useRef(true);
  useEffect(() => {
    latest.current = { options, state };
  });

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();

    async function load(signal: AbortSignal) {
      const { source, onLoadFail, draft: keeper } = latest.current.options;
      dispatch({ type: 'loadStarted' });
      try {
        const unit = await source.loadCourseUnit(courseUnitId, { signal });
        if (signal.aborted) return;
        const isOpen = latest.current.state.phase === 'editing';
        dispatch(isOpen ? { type: 'recreated', unit } : { type: 'loaded', unit, draft: keeper.read() });
      } catch (error) {
        if (signal.aborted) return;
        dispatch({ type: 'loadFailed', message: messageOf(error) });
        onLoadFail(messageOf(error));
      }
    }
  }, [courseUnitId, attempt]);

  const { forget } = useDraftOfUnit(state, draft, options.now);

  /** Sends a form that was checked; resolves to whether it is stored. */
  const send = useCallback(
    async (editing: CourseUnitEditing): Promise<boolean> => {
      const { source, actor, now, onSaveStart, onSaved, onSaveFail } = latest.current.options;
      const id = editing.loaded.id;
      const wasNew = editing.loaded.initing === true;
      let current: CourseUnitDetailState = courseUnitDetailReducer(editing, { type: 'saveStarted' });
      dispatch({ type: 'saveStarted' });
      onSaveStart();
      try {
        if (editing.isStale) {
          const unit = await source.loadCourseUnit(id);
          current = courseUnitDetailReducer(current, { type: 'reread', unit });
          dispatch({ type: 'reread', unit });
        }
        if (current.phase !== 'editing') return false;
        const reply = await source.saveCourseUnit({
          ...actor,
          course: toSavedCourse(current.form, current.loaded),
          pointksa: pointsToSave(current.points),
        });
        // At once: a page that goes while the unit is read back must not leave a draft of what is saved.
        forgetUnlessEdited(current.form);
        onSaved({ id: reply.id, wasNew });
        // The reply names no row ids; without them a second save would double the new rows.
        const stored = await source.loadCourseUnit(reply.id).catch(() => null);
        dispatch({ type: 'saved', version: reply.version, pointksa: reply.pointksa, stored, at: now() });
        forgetUnlessEdited(current.form);
        return true;
      } catch (error) {
        const theirs = isConflict(error) ? (currentOfConflict(error) ?? (await source.loadCourseUnit(id).catch(() => null))?.course) : null;
        if (theirs) dispatch({ type: 'conflictFound', theirs });
        else dispatch({ type: 'saveFailed', message: messageOf(error) });
        onSaveFail(theirs ? null : error);
        return false;
      }

      function forgetUnlessEdited(savedForm: CourseUnitForm) {
        const { state: after } = latest.current;
        if (after.phase !== 'editing' || isSameForm(after.form, savedForm)) forget();
      }
    },
    [forget],
  );

  const save = useCallback(async (): Promise<boolean> => {
    const { state: current } = latest.current;
    if (current.phase !== 'editing' || current.save.status === 'saving') return false;
    if (!areRowsValid.current || !canSave(formProblems(current.form))) {
      dispatch({ type: 'saveRefused' });
      return false;
    }
    return send(current);
  }, [send]);

  const resolveConflict = useCallback(
    async (form: CourseUnitForm): Promise<boolean> => {
      const resolved = courseUnitDetailReducer(latest.current.state, { type: 'conflictResolved', form });
      dispatch({ type: 'conflictResolved', form });
      return resolved.phase === 'editing' ? send(resolved) : false;
    },
    [send],
  );

  return {
    state,
    dispatch,
    save,
    resolveConflict,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
    setRowsValid: useCallback((isValid: boolean) => {
      areRowsValid.current = isValid;
    }, []),
    /** Gives unsaved work up, here and in the draft. */
    discard: useCallback(() => {
      forget();
      dispatch({ type: 'draftDiscarded' });
    }, [forget]),
    isDirty: state.phase === 'editing' && isDirty(state),
  };
}
