/** Rows of the list that show at the same time. */
export const shownJobs = 6;

/** A list that moves on by itself, and everything that holds it. */
export interface TickerState {
  /** The row that the list last moved to. */
  position: number;
  /** What the person said; nothing at first. */
  choice: 'none' | 'move' | 'pause';
  isPointerInside: boolean;
  isFocusInside: boolean;
  /** Whether the page is in a background tab. */
  isHidden: boolean;
  /** Whether the person prefers reduced motion. */
  isReduced: boolean;
  /** Counts the moves. */
  moves: number;
}

export type TickerEvent =
  /** With the row at the top, which a person may have scrolled there, and the rows in all. */
  | { type: 'timePassed'; from: number; count: number }
  | { type: 'pointerCrossed'; isInside: boolean }
  | { type: 'focusCrossed'; isInside: boolean }
  | { type: 'tabChanged'; isHidden: boolean }
  | { type: 'motionChanged'; isReduced: boolean }
  | { type: 'buttonPressed' };

/** The list at its start. */
export function startTicker(held: Partial<Pick<TickerState, 'isHidden' | 'isReduced'>> = {}): TickerState {
  return {
    position: 0,
    choice: 'none',
    isPointerInside: false,
    isFocusInside: false,
    isHidden: false,
    isReduced: false,
    moves: 0,
    ...held,
  };
}

/** The last row that can be at the top. */
export function lastPosition(count: number): number {
  return Math.max(0, count - shownJobs);
}

/** Whether the list is meant to move, apart from what holds it for a moment. */
export function isSetMoving({ choice, isReduced }: TickerState): boolean {
  return choice === 'move' || (choice === 'none' && !isReduced);
}

/** Whether the list moves now (WCAG 2.2.2): not when stopped, hovered, focused within or hidden. */
export function isMoving(state: TickerState, count: number): boolean {
  return isSetMoving(state) && lastPosition(count) > 0 && !state.isPointerInside && !state.isFocusInside && !state.isHidden;
}

/** Time moves the list on by one row, from the last row back to the first; people hold it and let it go. */
export function tickerReducer(state: TickerState, event: TickerEvent): TickerState {
  switch (event.type) {
    case 'timePassed': {
      if (!isMoving(state, event.count)) return state;
      const position = event.from >= lastPosition(event.count) ? 0 : Math.max(0, event.from) + 1;
      return { ...state, position, moves: state.moves + 1 };
    }
    case 'pointerCrossed':
      return { ...state, isPointerInside: event.isInside };
    case 'focusCrossed':
      return { ...state, isFocusInside: event.isInside };
    case 'tabChanged':
      return { ...state, isHidden: event.isHidden };
    case 'motionChanged':
      return { ...state, isReduced: event.isReduced };
    case 'buttonPressed':
      return { ...state, choice: isSetMoving(state) ? 'pause' : 'move' };
  }
}
