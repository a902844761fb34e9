import { applyMatrixEdit, changesOf, countChanges, isWithoutLoss, lossOfEdit } from '@college/curriculum-model';
import type { CellAddress, LinkedMatrices, MatrixEdit, ProjectTaskGoal } from '@college/curriculum-model';
import { createDesk } from '../../support/desk/createDesk';
import type { DeskNews, DeskPort } from '../../support/desk/DeskPort';
import type { DeskState, OpenDesk } from '../../support/desk/deskState';
import type { Drafts } from '../../support/desk/drafts';
import type { MatricesSource } from './MatricesSource';
import type * as MergeRules from './mergeRules';
import { versionWriter, withTaskGoals } from './storedParts';

/** What the user is notified of. */
export type MatrixNews =
  | Exclude<DeskNews<LinkedMatrices>, { type: 'othersTakenIn' | 'saved' }>
  | { type: 'saved' }
  /** Others' changes were taken in, none of them where this person works. */
  | { type: 'othersTakenIn'; count: number }
  /** Entries of this person whose chapter, goal, point, KSA item or task goal somebody deleted. */
  | { type: 'notKept'; count: number };

/** The desk, and an edit that takes other things with it, while it waits for an answer. */
export type MatrixDeskState = Exclude<DeskState<LinkedMatrices>, { phase: 'open' }> | OpenMatrixDesk;
export type OpenMatrixDesk = OpenDesk<LinkedMatrices> & {
  asked: MatrixEdit | null;
  /** Cells of a conflict that was put off, as long as both sides differ there. */
  conflictCells: readonly CellAddress[];
};

export interface MatrixDeskStoreOptions {
  source: MatricesSource;
  courseId: number;
  /** Where unsaved work is kept. @default it is lost with the desk */
  drafts?: Drafts<LinkedMatrices> | undefined;
  now?: () => number;
}

/** The result of `createMatrixDeskStore`. */
export type MatrixDeskStore = ReturnType<typeof createMatrixDeskStore>;

/** The desk of the three matrices of a course; it asks for confirmation before an edit that deletes other entries. */
export function createMatrixDeskStore({ now, ...place }: MatrixDeskStoreOptions) {
  const merging = mergeRulesLater();
  const { onNews, change, follow, ...desk } = createDesk(matrixPort(place, merging), now);
  let answer: ((isDone: boolean) => void) | null = null;
  let asked: MatrixEdit | null = null;
  let putOff: PutOff | null = null;
  let shown: MatrixDeskState = stateOf(desk.getState(), { asked, conflictCells: none });
  const listeners = new Set<() => void>();
  desk.subscribe(show);

  function show() {
    shown = stateOf(desk.getState(), { asked, conflictCells: conflictCells() });
    for (const listener of listeners) listener();
  }

  /** What is stored in between, or is asked about again, is no longer put off. */
  function conflictCells(): readonly CellAddress[] {
    const state = desk.getState();
    if (!putOff || state.phase !== 'open') return none;
    if (state.base !== putOff.base || state.save.status === 'conflict') putOff = null;
    return putOff ? merging.rules().conflictsOf(putOff.base, state.history.present, putOff.theirs) : none;
  }

  function carryOut(edit: MatrixEdit): boolean {
    change((matrices) => applyMatrixEdit(matrices, edit));
    return true;
  }

  function answerQuestion(isWanted: boolean) {
    const wanted = asked;
    asked = null;
    show();
    answer?.(isWanted && wanted !== null && carryOut(wanted));
    answer = null;
  }

  return {
    ...desk,
    getState: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onNews: (listener: (news: MatrixNews) => void) =>
      onNews((news) => {
        for (const one of matrixNews(news, merging)) listener(one);
      }),
    /** Applies an edit; resolves with whether it was applied. */
    async edit(wanted: MatrixEdit): Promise<boolean> {
      const state = desk.getState();
      if (state.phase !== 'open') return false;
      const before = state.history.present;
      if (isWithoutLoss(lossOfEdit(before, applyMatrixEdit(before, wanted)))) return carryOut(wanted);
      answer?.(false);
      return new Promise((resolve) => {
        [answer, asked] = [resolve, wanted];
        show();
      });
    },
    leaveConflict() {
      const state = desk.getState();
      desk.leaveConflict();
      if (state.phase !== 'open' || state.save.status !== 'conflict') return;
      putOff = { base: state.base, theirs: state.save.theirs };
      show();
    },
    confirm: () => answerQuestion(true),
    cancel: () => answerQuestion(false),
    discard() {
      answerQuestion(false);
      desk.discard();
    },
    taskGoalsStored: (projectId: number, goals: readonly ProjectTaskGoal[]) =>
      follow((matrices) => withTaskGoals(matrices, projectId, goals)),
  };
}

/** A conflict that the person did not decide yet. */
interface PutOff {
  base: LinkedMatrices;
  theirs: LinkedMatrices;
}

const none: readonly CellAddress[] = [];

function stateOf(state: DeskState<LinkedMatrices>, own: Pick<OpenMatrixDesk, 'asked' | 'conflictCells'>): MatrixDeskState {
  return state.phase === 'open' ? { ...state, ...own } : state;
}

/** The rules for others' changes, there as soon as what is stored is read again. */
function mergeRulesLater() {
  let rules: typeof MergeRules | undefined;
  return {
    async prepare() {
      rules ??= await import('./mergeRules');
    },
    rules(): typeof MergeRules {
      if (!rules) throw new Error('Nothing is merged before it is read again.');
      return rules;
    },
  };
}
type Merging = ReturnType<typeof mergeRulesLater>;

type MatrixPlace = Omit<MatrixDeskStoreOptions, 'now'>;

function matrixPort({ source, courseId, drafts }: MatrixPlace, { prepare, rules }: Merging): DeskPort<LinkedMatrices> {
  let isReadAgain = false;
  return {
    async load(options) {
      if (isReadAgain) await prepare();
      const matrices = await source.loadMatrices(courseId, options);
      // What was restored is laid over what is stored when it is saved.
      if (!isReadAgain && drafts?.read(matrices)) await prepare();
      isReadAgain = true;
      return matrices;
    },
    async save(mine, base) {
      const changes = changesOf(base, mine);
      return { stored: changes ? versionWriter(await source.saveMatrices(changes))(mine) : mine };
    },
    drafts,
    isSame: (one, other) => countChanges(one, other) === 0,
    rebase: (base, mine, newer) => rules().mergeMatrices(base, mine, newer),
    // Only versions move by a save, so steps of the history go on sharing what they share.
    follow: (_, stored) =>
      versionWriter(stored.courses.flatMap(({ id, version }) => (version === undefined ? [] : [{ courseId: id, version }]))),
    isRival: ({ base, mine, theirs }) => rules().conflictsOf(base, mine, theirs).length > 0,
  };
}

function matrixNews(news: DeskNews<LinkedMatrices>, { rules }: Merging): MatrixNews[] {
  if (news.type === 'saved') return [{ type: 'saved' }];
  if (news.type !== 'othersTakenIn') return [news];
  const { bindings, points, ksas } = rules().mergeWithLoss(news).dropped;
  const lost = bindings.length + points.length + ksas.length;
  const taken = { type: 'othersTakenIn', count: countChanges(news.base, news.theirs) } as const;
  return [...(news.isQuiet ? [] : [taken]), ...(lost > 0 ? [{ type: 'notKept' as const, count: lost }] : [])];
}
