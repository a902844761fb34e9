import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepNewCourseUnit, type NewCourseUnitEffect, type NewCourseUnitEvent, type NewCourseUnitState } from './newCourseUnitState';

function run(events: readonly NewCourseUnitEvent[]) {
  const effects: NewCourseUnitEffect[] = [];
  let state: NewCourseUnitState = { status: 'none' };
  for (const event of events) {
    const [next, effect] = stepNewCourseUnit(state, event);
    state = next;
    if (effect) effects.push(effect);
  }
  return { state, effects };
}

const wanted: NewCourseUnitEvent = { type: 'wanted' };
const created: NewCourseUnitEvent = { type: 'created', id: 1050 };
const saving: NewCourseUnitEvent = { type: 'saveStarted' };
const saveFailed: NewCourseUnitEvent = { type: 'saveFailed' };
const saved: NewCourseUnitEvent = { type: 'saved' };
const left: NewCourseUnitEvent = { type: 'left' };
const returned: NewCourseUnitEvent = { type: 'returned' };
const create = { type: 'create' };
const abandon = { type: 'abandon', id: 1050 };

describe('stepNewCourseUnit', () => {
  it.each<[string, NewCourseUnitEvent[], string, object[]]>([
    ['creates once', [wanted, created], 'created', [create]],
    ['creates once when mounted twice', [wanted, left, wanted, created], 'created', [create]],
    ['abandons when left', [wanted, created, left], 'abandoned', [create, abandon]],
    ['abandons once', [wanted, created, left, left], 'abandoned', [create, abandon]],
    ['abandons as soon as the id is known when left early', [wanted, left, created], 'abandoned', [create, abandon]],
    ['keeps what was saved', [wanted, created, saving, saved, left], 'kept', [create]],
    ['keeps a unit whose save ends after the person left', [wanted, created, saving, left, saved], 'kept', [create]],
    ['abandons a unit whose save fails after the person left', [wanted, created, saving, left, saveFailed], 'abandoned', [create, abandon]],
    ['stays new when a save fails', [wanted, created, saving, saveFailed], 'created', [create]],
    ['has nothing to abandon before anything was wanted', [left], 'none', []],
    [
      'creates again when the page comes back',
      [wanted, created, left, returned, { type: 'created', id: 1051 }],
      'created',
      [create, abandon, create],
    ],
    ['does not create again when the page comes back to a saved unit', [wanted, created, saving, saved, left, returned], 'kept', [create]],
    [
      'tries again after a failure',
      [wanted, { type: 'creationFailed', error: new Error('offline') }, wanted],
      'creating',
      [create, create],
    ],
  ])('%s', (_title, events, status, effects) => {
    const result = run(events);
    expect(result.state.status).toBe(status);
    expect(result.effects).toEqual(effects);
  });

  it('leaves no orphan and deletes nothing saved, in any order of events', () => {
    const kinds = fc.constantFrom('wanted', 'saveStarted', 'saved', 'saveFailed', 'left', 'returned', 'answer');
    fc.assert(
      fc.property(fc.array(kinds, { maxLength: 30 }), (sequence) => {
        let state: NewCourseUnitState = { status: 'none' };
        let nextId = 1051;
        let waiting = 0;
        const alive = new Set<number>();
        const kept = new Set<number>();
        function step(event: NewCourseUnitEvent) {
          const [next, effect] = stepNewCourseUnit(state, event);
          state = next;
          if (next.status === 'kept') kept.add(next.id);
          if (effect?.type === 'create') waiting += 1;
          if (effect?.type === 'abandon') {
            expect(kept.has(effect.id)).toBe(false);
            expect(alive.delete(effect.id)).toBe(true);
          }
        }
        function answer() {
          if (waiting === 0) return;
          waiting -= 1;
          alive.add(nextId);
          step({ type: 'created', id: nextId++ });
        }
        for (const kind of sequence) {
          if (kind === 'answer') answer();
          else step({ type: kind });
        }
        expect(waiting).toBeLessThanOrEqual(1);
        step({ type: 'left' });
        step({ type: 'saveFailed' });
        answer();
        expect([...alive].filter((id) => !kept.has(id))).toEqual([]);
      }),
    );
  });
});
