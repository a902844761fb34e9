import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isMoving,
  isSetMoving,
  lastPosition,
  shownJobs,
  startTicker,
  tickerReducer,
  type TickerEvent,
  type TickerState,
} from './tickerState';

const count = shownJobs + 2;
const tick = 'tick';
const step = (state: TickerState, event: TickerEvent | typeof tick) =>
  tickerReducer(state, event === tick ? { type: 'timePassed', from: state.position, count } : event);
const after = (events: readonly (TickerEvent | typeof tick)[], start: TickerState = startTicker()) => events.reduce(step, start);

describe('the moving list', () => {
  it('moves on by one row and from the last to the first', () => {
    expect([1, 2, 3].map((times) => after(Array.from({ length: times }, () => tick)).position)).toEqual([1, 2, 0]);
  });

  it.each<[string, TickerEvent, TickerEvent]>([
    ['the pointer', { type: 'pointerCrossed', isInside: true }, { type: 'pointerCrossed', isInside: false }],
    ['the focus', { type: 'focusCrossed', isInside: true }, { type: 'focusCrossed', isInside: false }],
    ['a hidden tab', { type: 'tabChanged', isHidden: true }, { type: 'tabChanged', isHidden: false }],
    ['less motion', { type: 'motionChanged', isReduced: true }, { type: 'motionChanged', isReduced: false }],
    ['the button', { type: 'buttonPressed' }, { type: 'buttonPressed' }],
  ])('is held by %s and goes on after it', (_, hold, letGo) => {
    expect(after([hold, tick]).position).toBe(0);
    expect(after([hold, tick, letGo, tick]).position).toBe(1);
  });

  it('moves under reduced motion only on request', () => {
    const reduced = startTicker({ isReduced: true });
    expect(isSetMoving(reduced)).toBe(false);
    expect(after([{ type: 'buttonPressed' }, tick], reduced).position).toBe(1);
  });

  it('stays where all rows fit, and continues from where a person scrolled to', () => {
    const passed = (from: number, of: number) => tickerReducer(startTicker(), { type: 'timePassed', from, count: of }).position;
    expect([passed(0, shownJobs), passed(7, 40), passed(34, 40), passed(99, 40)]).toEqual([0, 8, 0, 0]);
  });

  const anyEvent: fc.Arbitrary<TickerEvent> = fc.oneof(
    fc.record({ type: fc.constant('timePassed' as const), from: fc.integer({ min: -5, max: 60 }), count: fc.nat(50) }),
    fc.record({ type: fc.constantFrom('pointerCrossed' as const, 'focusCrossed' as const), isInside: fc.boolean() }),
    fc.record({ type: fc.constant('tabChanged' as const), isHidden: fc.boolean() }),
    fc.record({ type: fc.constant('motionChanged' as const), isReduced: fc.boolean() }),
    fc.constant<TickerEvent>({ type: 'buttonPressed' }),
  );

  it('never leaves the list, and never moves while it is held', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.nat(50), fc.integer({ min: -5, max: 60 }), (events, rows, from) => {
        const state = after(events);
        const next = tickerReducer(state, { type: 'timePassed', from, count: rows });
        if (!isMoving(state, rows)) {
          expect(next).toBe(state);
          return;
        }
        expect(next.moves).toBe(state.moves + 1);
        expect(next.position).toBeGreaterThanOrEqual(0);
        expect(next.position).toBeLessThanOrEqual(lastPosition(rows));
        expect([state.isPointerInside, state.isFocusInside, state.isHidden, state.choice === 'pause']).not.toContain(true);
      }),
    );
  });
});
