import { useEffect, useMemo, useRef, useState } from 'react';
import type { CourseUnitDetailSource } from '../CourseUnitDetailSource';
import { registerAbandoner } from './abandonRegistry';
import { createNewCourseUnit } from './createNewCourseUnit';
import type { NewCourseUnitState } from './newCourseUnitState';

export interface UseNewCourseUnitOptions {
  source: Pick<CourseUnitDetailSource, 'createCourseUnit' | 'abandonCourseUnit'>;
  /** The major to create in; undefined creates nothing. */
  majorId: number | undefined;
  /** Whether the login still stands; a unit is not deleted by someone who may no longer do so. @default always */
  isSignedIn?: () => boolean;
  /** Hears that an abandoned unit could not be deleted. Nobody is there any more to be told; servers clear such units away in time. */
  onAbandonError?: (error: unknown) => void;
}

/** What the hook hands out. */
export interface NewCourseUnit {
  state: NewCourseUnitState;
  retry: () => void;
  saveStarted: () => void;
  saved: () => void;
  saveFailed: () => void;
}

const nothing: NewCourseUnitState = { status: 'none' };

/**
 * Creates a unit when its page opens, once, and deletes it when the person leaves without having saved: by navigation, by closing or
 * reloading the page, or by signing out (core §2). A page that the browser brings back from its memory gets a new unit.
 */
export function useNewCourseUnit({ source, majorId, isSignedIn, onAbandonError }: UseNewCourseUnitOptions): NewCourseUnit {
  const [state, setState] = useState<NewCourseUnitState>(nothing);
  const active = useRef<unknown>(null);
  const options = useRef({ source, isSignedIn, onAbandonError });
  useEffect(() => {
    options.current = { source, isSignedIn, onAbandonError };
  });

  const unit = useMemo(() => {
    if (majorId === undefined) return null;
    const created = createNewCourseUnit({
      create: () => options.current.source.createCourseUnit(majorId),
      abandon: (id, how) => options.current.source.abandonCourseUnit(id, how),
      isSignedIn: () => options.current.isSignedIn?.() ?? true,
      onAbandonError: (error) => options.current.onAbandonError?.(error),
      // The late end of a unit that was left says nothing about the one on the page.
      onChange: (next) => {
        if (active.current === created) setState(next);
      },
    });
    return created;
  }, [majorId]);

  useEffect(() => {
    active.current = unit;
    setState(nothing);
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
      state: unit ? state : nothing,
      retry: () => unit?.wanted(),
      saveStarted: () => unit?.saveStarted(),
      saved: () => unit?.saved(),
      saveFailed: () => unit?.saveFailed(),
    }),
    [unit, state],
  );
}
