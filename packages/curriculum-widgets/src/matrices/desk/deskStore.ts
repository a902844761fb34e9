import {
  applyMatrixEdit,
  changesOf,
  conflictsOf,
  countChanges,
  isWithoutLoss,
  lossOfEdit,
  mergeMatrices,
  mergeWithLoss,
} from '@college/curriculum-model';
import type { LinkedMatrices, MatrixEdit, ProjectTaskGoal } from '@college/curriculum-model';
import { isConflict } from '../../support/saving/conflict';
import { messageOf } from '../../support/messageOf';
import { deskReducer, type DeskEvent, type DeskState, type OpenDesk, type Rebase } from './deskState';
import type { MatricesSource } from './MatricesSource';

/** What the person at the desk hears of. */
export type DeskNews =
  | { type: 'loadFailed'; message: string }
  | { type: 'saved' }
  | { type: 'nothingToSave' }
  | { type: 'saveFailed'; error: unknown }
  /** Others' changes were taken in, none of them where this person works. */
  | { type: 'othersTakenIn'; count: number }
  /** Entries of this person whose chapter, goal, point, KSA item or task goal somebody deleted. */
  | { type: 'notKept'; count: number };

export interface DeskStoreOptions {
  source: MatricesSource;
  courseId: number;
  now?: () => Date;
}

/** Somebody who saves faster than this can be followed is not followed for ever. */
const MOST_TRIES = 5;

/** What `createDeskStore` gives. */
export type DeskStore = ReturnType<typeof createDeskStore>;

/** The desk without React: holds its state, asks before losses, and talks with the source; the rules are in the reducer. */
export function createDeskStore({ source, courseId, now = () => new Date() }: DeskStoreOptions) {
  let state: DeskState = { phase: 'loading' };
  let answer: ((isDone: boolean) => void) | null = null;
  let saving: Promise<boolean> | null = null;
  let loading = new AbortController();
  const listeners = new Set<() => void>();
  const newsListeners = new Set<(news: DeskNews) => void>();

  function dispatch(event: DeskEvent) {
    const next = deskReducer(state, event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  }

  function tell(news: DeskNews) {
    for (const listener of newsListeners) listener(news);
  }

  /** Reads the matrices; a reply to an earlier asking is not heard any more. */
  function load() {
    loading.abort();
    loading = new AbortController();
    const { signal } = loading;
    dispatch({ type: 'loadStarted' });
    source.loadMatrices(courseId, { signal }).then(
      (matrices) => signal.aborted || dispatch({ type: 'loaded', matrices }),
      (error: unknown) => {
        if (signal.aborted || state.phase === 'open') return;
        dispatch({ type: 'loadFailed', message: messageOf(error) });
        tell({ type: 'loadFailed', message: messageOf(error) });
      },
    );
  }

  function carryOut(desk: OpenDesk, edit: MatrixEdit): boolean {
    const after = applyMatrixEdit(desk.history.present, edit);
    if (after !== desk.history.present) dispatch({ type: 'edited', matrices: after });
    return true;
  }

  async function edit(wanted: MatrixEdit): Promise<boolean> {
    if (state.phase !== 'open') return false;
    const before = state.history.present;
    if (isWithoutLoss(lossOfEdit(before, applyMatrixEdit(before, wanted)))) return carryOut(state, wanted);
    answer?.(false);
    return new Promise((resolve) => {
      answer = resolve;
      dispatch({ type: 'editAsked', edit: wanted });
    });
  }

  function answerQuestion(isWanted: boolean) {
    const wanted = state.phase === 'open' ? state.asked : null;
    dispatch({ type: 'editAnswered' });
    answer?.(isWanted && wanted !== null && state.phase === 'open' && carryOut(state, wanted));
    answer = null;
  }

  /** One save at a time; what was edited while one ran goes with the next. */
  async function save(): Promise<boolean> {
    while (saving) await saving;
    saving = saveChanges().finally(() => (saving = null));
    return saving;
  }

  async function saveChanges(): Promise<boolean> {
    for (let tries = 1; state.phase === 'open'; tries += 1) {
      const change = changesOf(state.base, state.history.present);
      if (!change) {
        tell({ type: tries === 1 ? 'nothingToSave' : 'saved' });
        return true;
      }
      dispatch({ type: 'saveStarted' });
      try {
        const versions = await source.saveMatrices(change);
        dispatch({ type: 'saved', versions, at: now() });
        tell({ type: 'saved' });
        return true;
      } catch (error) {
        if (!isConflict(error) || tries === MOST_TRIES) return failSave(error);
        if (!(await takeTheirsIn())) return false;
      }
    }
    return false;
  }

  function failSave(error: unknown): false {
    dispatch({ type: 'saveFailed', message: messageOf(error) });
    tell({ type: 'saveFailed', error });
    return false;
  }

  /** Reads what is stored and takes it in where nothing overlaps; says whether it did. */
  async function takeTheirsIn(): Promise<boolean> {
    try {
      const theirs = await source.loadMatrices(courseId);
      if (state.phase !== 'open') return false;
      const { base, history } = state;
      if (conflictsOf(base, history.present, theirs).length > 0) {
        dispatch({ type: 'conflictFound', theirs });
        return false;
      }
      const count = countChanges(base, theirs);
      const { bindings, points, ksas } = mergeWithLoss({ base, mine: history.present, theirs }).dropped;
      dispatch({ type: 'rebased', theirs, rebase: rebaseOnto(base, theirs) });
      if (count > 0) tell({ type: 'othersTakenIn', count });
      const lost = bindings.length + points.length + ksas.length;
      if (lost > 0) tell({ type: 'notKept', count: lost });
      return true;
    } catch (error) {
      return failSave(error);
    }
  }

  /** Something was stored past this desk, by an import: it is read and taken in. */
  async function refresh(): Promise<boolean> {
    while (saving) await saving;
    return takeTheirsIn();
  }

  async function resolve(merged: LinkedMatrices): Promise<boolean> {
    if (state.phase !== 'open' || !state.theirs) return false;
    dispatch({ type: 'conflictResolved', merged, rebase: rebaseOnto(state.base, state.theirs) });
    return save();
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNews(listener: (news: DeskNews) => void) {
      newsListeners.add(listener);
      return () => void newsListeners.delete(listener);
    },
    load,
    leave: () => loading.abort(),
    edit,
    confirm: () => answerQuestion(true),
    cancel: () => answerQuestion(false),
    save,
    resolve,
    refresh,
    undo: () => dispatch({ type: 'undone' }),
    redo: () => dispatch({ type: 'redone' }),
    discard: () => dispatch({ type: 'discarded' }),
    dismissConflict: () => dispatch({ type: 'conflictLeft' }),
    taskGoalsStored: (projectId: number, goals: readonly ProjectTaskGoal[]) => dispatch({ type: 'taskGoalsStored', projectId, goals }),
  };
}

/** Every step of the history on top of what others stored; where both changed one place, the step keeps its own. */
function rebaseOnto(base: LinkedMatrices, theirs: LinkedMatrices): Rebase {
  return (matrices) => mergeMatrices(base, matrices, theirs);
}
