import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';
import { registerAbandoner } from './abandonRegistry';
import { createNewCourseUnit, type NewCourseUnitPorts } from './createNewCourseUnit';
import type { NewCourseUnitState } from './newCourseUnitState';

export interface UseNewCourseUnitOptions {
  source: Pick<CourseUnitDetailSource, 'createCourseUnit' | 'abandonCourseUnit'>;
  /** The major to create in; undefined creates nothing. */
  majorId: number | undefined;
  /** Whether the session is still valid; a unit is not deleted by someone who may no longer do so. @default always */
  isSignedIn?: () => boolean;
  /** Called when an abandoned unit could not be deleted. The user has left by then; servers purge such units in time. */
  onAbandonError?: (error: unknown) => void;
}

/** The result of the hook. */
export interface NewCourseUnit {
  state: NewCourseUnitState;
  retry: () => void;
  saveStarted: () => void;
  saved: () => void;
  saveFailed: () => void;
}

/**
 * Creates a unit when its page opens, once, and deletes it when the person leaves without having saved: by navigation, by closing or
 * reloading the page, or by signing out (core §2). A page that the browser brings back from its memory gets a new unit.
 */
export function useNewCourseUnit(options: UseNewCourseUnitOptions): NewCourseUnit {
  const { majorId } = options;
  const [held, setHeld] = useState(() => ({ majorId, unit: unitFor(options) }));
  if (held.majorId !== majorId) setHeld({ majorId, unit: unitFor(options) });
  const { unit } = held;
  const state = useSyncExternalStore(unit?.subscribe ?? subscribeToNothing, unit?.getState ?? getNothing, getNothing);

  useEffect(() => {
    unit?.connect(portsOf(options));
  });

  useEffect(() => {
    if (!unit) return;
    unit.mounted();
    const unregister = registerAbandoner(() => unit.abandonNow());
    function handlePageHide() {
      unit?.pageHidden();
    }
    function handlePageShow(event: PageTransitionEvent) {
      if (event.persisted) unit?.pageReturned();
    }
    window.addEventListener('pagehide', handlePageHide);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
      unit.unmounted();
      // Signing out leaves the page first: the deletion that this starts needs the login until it is answered.
      void unit.settled().then(unregister);
    };
  }, [unit]);

  return useMemo(
    () => ({
      state,
      retry: () => unit?.wanted(),
      saveStarted: () => unit?.saveStarted(),
      saved: () => unit?.saved(),
      saveFailed: () => unit?.saveFailed(),
    }),
    [unit, state],
  );
}

const nothing: NewCourseUnitState = { status: 'none' };
const getNothing = () => nothing;
const subscribeToNothing = () => () => {};

function unitFor(options: UseNewCourseUnitOptions) {
  return options.majorId === undefined ? null : createNewCourseUnit(portsOf(options));
}

function portsOf({ source, majorId, isSignedIn, onAbandonError }: UseNewCourseUnitOptions): NewCourseUnitPorts {
  return {
    create: () =>
      majorId === undefined ? Promise.reject(new Error('useNewCourseUnit: a unit needs a major.')) : source.createCourseUnit(majorId),
    abandon: (id, how) => source.abandonCourseUnit(id, how),
    isSignedIn: isSignedIn ?? (() => true),
    onAbandonError: onAbandonError ?? (() => {}),
  };
}
