import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanges, openedRecord, recordFormReducer, type RecordFormEvent, type RecordFormState } from './recordFormState';

interface Values {
  name: string;
  code: string;
  rows: readonly number[];
}
type State = RecordFormState<Values, { version: number }>;
type Event = RecordFormEvent<Values, { version: number }>;

const read: Values = { name: '软件工程师', code: '2-02', rows: [60, 40] };
const record = { version: 1 };
const opened = openedRecord<Values, { version: number }>({ id: 7, record, values: read });
const after = (...events: Event[]) => events.reduce<State>((state, event) => recordFormReducer(state, event), opened);
const typed: Event = { type: 'changed', change: { name: '架构师' } };
const theirs: Values = { ...read, code: '2-03' };

describe('a record on a form', () => {
  it.each<[string, Event[], object]>([
    ['says what was typed', [typed], { values: { ...read, name: '架构师' }, baseline: read }],
    ['gives it up', [typed, { type: 'discarded' }], { values: read, save: { status: 'idle' } }],
    ['counts refusals', [{ type: 'saveRefused' }, { type: 'saveRefused' }], { refusals: 2 }],
    ['tells what was typed while it was saved', [{ type: 'saveStarted' }, typed, saved(read)], { values: { name: '架构师' } }],
    [
      'takes over what the server made of it',
      [typed, { type: 'saveStarted' }, saved({ ...read, name: '架构师。' })],
      { values: { name: '架构师。' } },
    ],
    ['has the id of a new record', [{ type: 'saveStarted' }, { ...saved(read), id: 9 }], { id: 9, save: { status: 'saved', at: 5 } }],
    ['must be read again where it was not read back', [{ type: 'saveStarted' }, unread()], { isStale: true, baseline: read }],
    ['keeps all after a failure', [typed, { type: 'saveStarted' }, failed()], { values: { name: '架构师' }, save: { status: 'failed' } }],
    ['marks what the server refused', [{ type: 'saveStarted' }, failed({ code: '已有' })], { refused: { code: '已有' }, refusals: 1 }],
    [
      'unmarks it when it is mended',
      [{ type: 'saveStarted' }, failed({ code: '已有', 'rows.1': '错' }), { type: 'changed', change: { rows: [] } }],
      { refused: { code: '已有' } },
    ],
    ['sets theirs beside mine', [typed, found()], { values: { name: '架构师', code: '2-02' }, save: { status: 'conflict', theirs } }],
    [
      'keeps mine when the choice is put off',
      [typed, found(), { type: 'conflictLeft', message: 'x' }],
      { values: { name: '架构师' }, record },
    ],
    [
      'goes on from theirs with what was chosen',
      [typed, found(), { type: 'conflictResolved', values: { ...theirs, name: '架构师' } }],
      { record: { version: 2 }, baseline: theirs, values: { name: '架构师', code: '2-03' } },
    ],
    [
      'goes on over a newer version',
      [typed, { type: 'versionMoved', record: { version: 2 }, values: theirs }],
      { record: { version: 2 }, values: { name: '架构师', code: '2-03' } },
    ],
  ])('%s', (_, events, expected) => expect(after(...events)).toMatchObject(expected));

  it('counts the fields that are not stored', () => {
    expect(countChanges(after(typed, { type: 'changed', change: { rows: [60, 40] } }))).toBe(1);
    expect(countChanges({ phase: 'loading' })).toBe(0);
  });

  it('loses nothing that was typed, whatever becomes of saving', () => {
    const change = fc.record<Partial<Values>>({ name: fc.string(), code: fc.string() }, { requiredKeys: [] });
    const event = fc.oneof<fc.Arbitrary<Event>[]>(
      change.map((part) => ({ type: 'changed', change: part })),
      fc.constantFrom<Event>(
        { type: 'saveRefused' },
        { type: 'saveStarted' },
        failed(),
        failed({ code: '已有' }),
        found(),
        unread(),
        saved(read),
      ),
      fc.constantFrom<Event>(
        { type: 'conflictLeft', message: 'x' },
        { type: 'versionMoved', record, values: theirs },
        { type: 'loadFailed', message: 'x' },
      ),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: State = opened;
        for (const each of events) {
          if (state.phase !== 'open') throw new Error('an open form stays open');
          const before = state;
          state = recordFormReducer(state, each);
          if (state.phase !== 'open') throw new Error('an open form stays open');
          // Mine is what differs from what was read, or from what was sent by the save that was just stored.
          const ground = each.type === 'saved' && before.save.status === 'saving' ? before.save.sent : before.baseline;
          const typedNow: Values = each.type === 'changed' ? { ...before.values, ...each.change } : before.values;
          for (const name of ['name', 'code'] as const)
            if (typedNow[name] !== ground[name]) expect(state.values[name]).toBe(typedNow[name]);
        }
      }),
    );
  });
});

function saved(values: Values): Event & { type: 'saved' } {
  return { type: 'saved', id: 7, reread: { record: { version: 2 }, values }, at: 5 };
}
function unread(): Event {
  return { type: 'saved', id: 7, reread: null, at: 5 };
}
function failed(problems?: Record<string, string>): Event {
  return { type: 'saveFailed', message: '忙', problems };
}
function found(): Event {
  return { type: 'conflictFound', record: { version: 2 }, values: theirs };
}
