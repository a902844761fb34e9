/** The life of a unit that was created when its page opened (core §4: new until saved). */
export type NewCourseUnitState =
  /** Nothing was requested. */
  | { status: 'none' }
  /** `previousId` is the abandoned unit that this one replaces. */
  | { status: 'creating'; previousId?: number }
  /** The person left before the server answered: the unit must go as soon as its id is known. */
  | { status: 'creatingUnwanted' }
  | { status: 'created'; id: number }
  /** Its first save is under way; someone who leaves meanwhile decides nothing until the outcome is known. */
  | { status: 'saving'; id: number; hasLeft: boolean }
  /** Saved: nobody deletes it any more. */
  | { status: 'kept'; id: number }
  | { status: 'abandoned'; id: number }
  | { status: 'failed'; error: unknown };

/** What happens to it. */
export type NewCourseUnitEvent =
  | { type: 'wanted' }
  | { type: 'created'; id: number }
  | { type: 'creationFailed'; error: unknown }
  | { type: 'saveStarted' }
  | { type: 'saved' }
  | { type: 'saveFailed' }
  | { type: 'left' }
  /** The page came back from the browser's memory after its unit was abandoned. */
  | { type: 'returned' };

/** What must be done after a step. */
export type NewCourseUnitEffect = { type: 'create' } | { type: 'abandon'; id: number };

/** One step: the next state and what must be done. A unit is created once, abandoned at most once, and never after a save. */
export function stepNewCourseUnit(state: NewCourseUnitState, event: NewCourseUnitEvent): [NewCourseUnitState, NewCourseUnitEffect?] {
  switch (event.type) {
    case 'wanted':
      if (state.status === 'saving') return [{ ...state, hasLeft: false }];
      if (state.status === 'creatingUnwanted') return [{ status: 'creating' }];
      return state.status === 'none' || state.status === 'failed' ? [{ status: 'creating' }, { type: 'create' }] : [state];
    case 'created':
      if (state.status === 'creating') return [{ status: 'created', id: event.id }];
      return state.status === 'creatingUnwanted' ? abandoned(event.id) : [state];
    case 'creationFailed':
      if (state.status === 'creatingUnwanted') return [{ status: 'none' }];
      return state.status === 'creating' ? [{ status: 'failed', error: event.error }] : [state];
    case 'saveStarted':
      return state.status === 'created' ? [{ status: 'saving', id: state.id, hasLeft: false }] : [state];
    case 'saved':
      return state.status === 'saving' ? [{ status: 'kept', id: state.id }] : [state];
    case 'saveFailed':
      if (state.status !== 'saving') return [state];
      return state.hasLeft ? abandoned(state.id) : [{ status: 'created', id: state.id }];
    case 'left':
      if (state.status === 'saving') return [{ ...state, hasLeft: true }];
      if (state.status === 'creating') return [{ status: 'creatingUnwanted' }];
      return state.status === 'created' ? abandoned(state.id) : [state];
    case 'returned':
      if (state.status === 'saving') return [{ ...state, hasLeft: false }];
      if (state.status === 'creatingUnwanted') return [{ status: 'creating' }];
      return state.status === 'abandoned' ? [{ status: 'creating', previousId: state.id }, { type: 'create' }] : [state];
  }
}

function abandoned(id: number): [NewCourseUnitState, NewCourseUnitEffect] {
  return [
    { status: 'abandoned', id },
    { type: 'abandon', id },
  ];
}

/** The id to work with; while an abandoned unit is being replaced, the old one, so that the page stays mounted. */
export function idOfNewUnit(state: NewCourseUnitState): number | undefined {
  if ('id' in state) return state.id;
  return state.status === 'creating' ? state.previousId : undefined;
}
