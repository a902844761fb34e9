import type { LinkedMatrices, MatrixEdit, ProjectTaskGoal, SavedMatrices } from '@college/curriculum-model';
import { historyOf, mapHistory, recorded, redone, undone, type DeskHistory } from './deskHistory';
import { versionWriter, withTaskGoals } from './storedParts';

/** What the desk knows; the views see it as a `MatrixDesk`. */
export type DeskState = { phase: 'loading' } | { phase: 'failed'; message: string } | OpenDesk;

export interface OpenDesk {
  phase: 'open';
  /** As last read or saved. */
  base: LinkedMatrices;
  history: DeskHistory<LinkedMatrices>;
  /** `sent`: what is on its way; the desk may have moved on since. */
  save: { status: 'idle'; savedAt?: Date } | { status: 'running'; sent: LinkedMatrices } | { status: 'failed'; message: string };
  /** What somebody else stored meanwhile, while it waits for a choice. */
  theirs: LinkedMatrices | null;
  /** An edit that takes other things with it, while it waits for an answer. */
  asked: MatrixEdit | null;
}

/** Takes a state of the desk onto what somebody else stored. */
export type Rebase = (matrices: LinkedMatrices) => LinkedMatrices;

export type DeskEvent =
  | { type: 'loadStarted' }
  | { type: 'loaded'; matrices: LinkedMatrices }
  | { type: 'loadFailed'; message: string }
  | { type: 'edited'; matrices: LinkedMatrices }
  | { type: 'editAsked'; edit: MatrixEdit }
  | { type: 'editAnswered' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'discarded' }
  | { type: 'saveStarted' }
  | { type: 'saved'; versions: SavedMatrices; at: Date }
  | { type: 'saveFailed'; message: string }
  /** Others' changes touch none of this person's: they are taken in under every step. */
  | { type: 'rebased'; theirs: LinkedMatrices; rebase: Rebase }
  | { type: 'conflictFound'; theirs: LinkedMatrices }
  | { type: 'conflictLeft' }
  /** The outcome of the three-way view is one act on top of what is stored. */
  | { type: 'conflictResolved'; merged: LinkedMatrices; rebase: Rebase }
  | { type: 'taskGoalsStored'; projectId: number; goals: readonly ProjectTaskGoal[] };

/** What happens on the desk. Events that make no sense in a state leave it as it is. */
export function deskReducer(state: DeskState, event: DeskEvent): DeskState {
  switch (event.type) {
    case 'loadStarted':
      return state.phase === 'open' ? state : { phase: 'loading' };
    case 'loadFailed':
      return state.phase === 'open' ? state : { phase: 'failed', message: event.message };
    case 'loaded':
      // Somebody may have begun to work on an earlier reply.
      return state.phase === 'open' ? state : opened(event.matrices);
    default:
      return state.phase === 'open' ? openDeskReducer(state, event) : state;
  }
}

function opened(matrices: LinkedMatrices): OpenDesk {
  return { phase: 'open', base: matrices, history: historyOf(matrices), save: { status: 'idle' }, theirs: null, asked: null };
}

type OpenDeskEvent = Exclude<DeskEvent, { type: 'loadStarted' | 'loaded' | 'loadFailed' }>;

function openDeskReducer(desk: OpenDesk, event: OpenDeskEvent): OpenDesk {
  const { base, history, save } = desk;
  switch (event.type) {
    case 'edited':
      return { ...desk, history: recorded(history, event.matrices) };
    case 'editAsked':
      return { ...desk, asked: event.edit };
    case 'editAnswered':
      return desk.asked ? { ...desk, asked: null } : desk;
    case 'undone':
      return { ...desk, history: undone(history) };
    case 'redone':
      return { ...desk, history: redone(history) };
    case 'discarded':
      // What is on its way is as good as stored; if it is refused, it is still here to be sent again.
      return {
        ...desk,
        history: historyOf(save.status === 'running' ? save.sent : base),
        save: save.status === 'failed' ? { status: 'idle' } : save,
        theirs: null,
        asked: null,
      };
    case 'saveStarted':
      return { ...desk, save: { status: 'running', sent: history.present }, theirs: null };
    case 'saved':
      return save.status === 'running' ? stored(desk, save.sent, event) : desk;
    case 'saveFailed':
      return save.status === 'running' ? { ...desk, save: { status: 'failed', message: event.message } } : desk;
    case 'rebased':
      return { ...desk, base: event.theirs, history: mapHistory(history, event.rebase), save: { status: 'idle' }, theirs: null };
    case 'conflictFound':
      return { ...desk, theirs: event.theirs, save: { status: 'idle' } };
    case 'conflictLeft':
      return { ...desk, theirs: null };
    case 'conflictResolved':
      if (!desk.theirs) return desk;
      return { ...desk, base: desk.theirs, history: recorded(mapHistory(history, event.rebase), event.merged), theirs: null };
    case 'taskGoalsStored': {
      const follow = (matrices: LinkedMatrices) => withTaskGoals(matrices, event.projectId, event.goals);
      return {
        ...desk,
        base: follow(base),
        history: mapHistory(history, follow),
        save: save.status === 'running' ? { ...save, sent: follow(save.sent) } : save,
      };
    }
  }
}

function stored(desk: OpenDesk, sent: LinkedMatrices, { versions, at }: { versions: SavedMatrices; at: Date }): OpenDesk {
  const write = versionWriter(versions);
  return { ...desk, base: write(sent), history: mapHistory(desk.history, write), save: { status: 'idle', savedAt: at } };
}
