import { describe, expect, it } from 'vitest';
import { deskReducer, type DeskEvent, type DeskState, type OpenDesk } from './deskState';

interface Value {
  ids: readonly number[];
  version: number;
}
type Event = DeskEvent<Value>;

/** The loaded value with these ids. */
const read: Value = { ids: [], version: 1 };
const having = (...ids: number[]): Value => ({ ids, version: 1 });
const after = (...events: Event[]) =>
  events.reduce<DeskState<Value>>(
    deskReducer,
    deskReducer<Value>({ phase: 'loading' }, { type: 'loaded', value: read }),
  ) as OpenDesk<Value>;
const edited = (...ids: number[]): Event => ({ type: 'changed', value: having(...ids), isStep: true });
const typed = (...ids: number[]): Event => ({ type: 'changed', value: having(...ids), isStep: false });
const versionTwo = (value: Value): Value => ({ ...value, version: 2 });
const saved: Event = { type: 'saved', stored: { ids: [1], version: 2 }, isStale: false, follow: versionTwo, at: 5 };

describe('loading', () => {
  it.each<[string, DeskState<Value>, Event, DeskState<Value>['phase']]>([
    ['fails', { phase: 'loading' }, { type: 'loadFailed', message: '断网' }, 'failed'],
    ['is tried again', { phase: 'failed', message: '断网' }, { type: 'loadStarted' }, 'loading'],
    ['opens the desk', { phase: 'loading' }, { type: 'loaded', value: read }, 'open'],
    ['ignores edits before it is loaded', { phase: 'loading' }, edited(1), 'loading'],
  ])('%s', (_, state, event, phase) => expect(deskReducer(state, event).phase).toBe(phase));

  it.each<Event>([{ type: 'loadStarted' }, { type: 'loaded', value: having(9) }, { type: 'loadFailed', message: '迟到' }])(
    'never overwrites an open desk by a late $type',
    (event) => {
      const open = after(edited(1));
      expect(deskReducer(open, event)).toBe(open);
    },
  );
});

describe('undo and redo', () => {
  it('go back and forth over acts', () => {
    const open = after(edited(1), edited(1, 2), { type: 'undone' });
    expect(open.history.present.ids).toEqual([1]);
    expect((deskReducer(open, { type: 'redone' }) as OpenDesk<Value>).history.present.ids).toEqual([1, 2]);
  });
  it('lose what was taken back with the next act', () => {
    expect(after(edited(1), { type: 'undone' }, edited(2)).history.future).toEqual([]);
  });
  it.each<Event>([{ type: 'undone' }, { type: 'redone' }])('do nothing at the end ($type)', (event) => {
    expect(after(event).history).toEqual(after().history);
  });
});

describe('saving', () => {
  it('makes what was sent the base, with its new version under every step', () => {
    const open = after(edited(1), { type: 'saveStarted' }, saved);
    expect(open.base.ids).toEqual([1]);
    expect([open.base, open.history.present, ...open.history.past].map(({ version }) => version)).toEqual([2, 2, 2]);
    expect(open).toMatchObject({ save: { status: 'idle' }, savedAt: 5, refusals: 0 });
  });
  it('keeps what is edited while it runs as unsaved', () => {
    const open = after(edited(1), { type: 'saveStarted' }, edited(1, 2), saved);
    expect(open.base.ids).toEqual([1]);
    expect(open.history.present.ids).toEqual([1, 2]);
  });
  it('keeps everything when it fails', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'saveFailed', message: '断网' });
    expect(open.history.present.ids).toEqual([1]);
    expect(open.base.ids).toEqual([]);
    expect(open.save).toEqual({ status: 'failed', message: '断网', sent: having(1) });
  });
  it('goes on with the rest when a part of it is stored', () => {
    const part: Event = { type: 'partSaved', stored: { ids: [1], version: 2 }, follow: versionTwo };
    const open = after(edited(1), edited(1, 2), { type: 'saveStarted' }, part);
    expect([open.base, open.history.present, ...open.history.past].map(({ version }) => version)).toEqual([2, 2, 2, 2]);
    expect(open.save).toEqual({ status: 'saving', sent: { ids: [1, 2], version: 2 } });
    expect(open.savedAt).toBeNull();
  });
  it.each<Event>([saved, { type: 'saveFailed', message: '迟到' }, { type: 'partSaved', stored: having(1), follow: versionTwo }])(
    'ignores a response that it does not wait for ($type)',
    (event) => {
      const open = after(edited(1));
      expect(deskReducer(open, event)).toBe(open);
    },
  );
  it('discards what is not stored, but not what is being saved', () => {
    expect(after(edited(1), { type: 'discarded' }).history.present.ids).toEqual([]);
    const sent = after(edited(1), { type: 'saveStarted' }, edited(1, 2), { type: 'discarded' });
    expect(sent.history.present.ids).toEqual([1]);
  });
});

describe('a conflict', () => {
  const follow = (value: Value): Value => ({ ...value, ids: [...value.ids, 8] });

  it('waits with everything as it was, and is put away without a trace', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'conflictFound', theirs: having(8) });
    expect(open.save).toEqual({ status: 'conflict', theirs: having(8) });
    expect(open.history.present.ids).toEqual([1]);
    expect(open.base.ids).toEqual([]);
    expect(deskReducer(open, { type: 'conflictLeft' })).toMatchObject({ save: { status: 'idle' }, base: open.base, history: open.history });
  });
  it('takes others’ changes in under every step', () => {
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'rebased', theirs: having(8), follow });
    expect(open.base.ids).toEqual([8]);
    expect(open.history.present.ids).toEqual([1, 8]);
    expect(open.history.past[0]!.ids).toEqual([8]);
  });
  it('is resolved by one act, which can be taken back', () => {
    const open = after(edited(1), { type: 'conflictFound', theirs: having(8) }, { type: 'conflictResolved', value: having(8, 9), follow });
    expect(open.base.ids).toEqual([8]);
    expect(open.history.present.ids).toEqual([8, 9]);
    expect((deskReducer(open, { type: 'undone' }) as OpenDesk<Value>).history.present.ids).toEqual([1, 8]);
  });
});

describe('what is stored past the desk', () => {
  it('is rebased under every step, the value being saved included', () => {
    const follow = (value: Value): Value => ({ ...value, ids: [...value.ids, 9] });
    const open = after(edited(1), { type: 'saveStarted' }, { type: 'followed', follow });
    expect([open.base, open.history.present, ...open.history.past].map(({ ids }) => ids)).toEqual([[9], [1, 9], [9]]);
    expect(open.save).toEqual({ status: 'saving', sent: having(1, 9) });
  });
});

describe('typing', () => {
  it('leaves no step of its own', () => {
    expect(after(typed(1), typed(1, 2)).history).toEqual({ past: [], present: having(1, 2), future: [] });
  });
  it('is marked by as many refusals as there were, until it is stored', () => {
    const open = after(typed(1), { type: 'saveRefused' }, { type: 'saveRefused' });
    expect(open.refusals).toBe(2);
    expect((deskReducer<Value>(deskReducer<Value>(open, { type: 'saveStarted' }), saved) as OpenDesk<Value>).refusals).toBe(0);
  });
});
