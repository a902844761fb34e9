import { stepNewCourseUnit, type NewCourseUnitEvent, type NewCourseUnitState } from './newCourseUnitState';

/** What the life of a new unit needs from outside. */
export interface NewCourseUnitPorts {
  create: () => Promise<{ id: number }>;
  abandon: (id: number, how: { isClosing: boolean }) => Promise<void>;
  isSignedIn: () => boolean;
  onAbandonError: (error: unknown) => void;
}

/** Carries the steps of a new unit out, without React. No desk and no `useAnswer`: what runs are acts, a creation and a deletion, each at most once. */
export function createNewCourseUnit(start: NewCourseUnitPorts) {
  let ports = start;
  let state: NewCourseUnitState = { status: 'none' };
  let mounts = 0;
  let creating: Promise<void> = Promise.resolve();
  let abandoning: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function dispatch(event: NewCourseUnitEvent, isClosing = false) {
    const [next, effect] = stepNewCourseUnit(state, event);
    const hasChanged = next !== state;
    state = next;
    if (effect?.type === 'create') creating = runCreate();
    if (effect?.type === 'abandon' && ports.isSignedIn()) abandoning = runAbandon(effect.id, isClosing);
    if (!hasChanged) return;
    for (const listener of listeners) listener();
  }

  async function runCreate() {
    try {
      const { id } = await ports.create();
      dispatch({ type: 'created', id });
    } catch (error) {
      dispatch({ type: 'creationFailed', error });
    }
  }

  async function runAbandon(id: number, isClosing: boolean) {
    try {
      await ports.abandon(id, { isClosing });
    } catch (error) {
      ports.onAbandonError(error);
    }
  }

  /** Resolves when nothing is under way any more: a creation may be followed by the deletion of what it created. */
  async function settled() {
    await creating;
    await abandoning;
  }

  return {
    settled,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Uses other ports from now on. */
    connect(next: NewCourseUnitPorts) {
      ports = next;
    },
    mounted() {
      mounts += 1;
      dispatch({ type: 'wanted' });
    },
    unmounted() {
      mounts -= 1;
      // React's development mode unmounts and mounts again in one go: only what stays away has left.
      queueMicrotask(() => {
        if (mounts === 0) dispatch({ type: 'left' });
      });
    },
    wanted: () => dispatch({ type: 'wanted' }),
    pageHidden: () => dispatch({ type: 'left' }, true),
    pageReturned: () => dispatch({ type: 'returned' }),
    saveStarted: () => dispatch({ type: 'saveStarted' }),
    saved: () => dispatch({ type: 'saved' }),
    saveFailed: () => dispatch({ type: 'saveFailed' }),
    /** Leaves, and resolves when the deletion has been answered. */
    async abandonNow() {
      dispatch({ type: 'left' });
      await settled();
    },
  };
}
