import { aPointKsaList } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLocked, isModified, pointPopupReducer, type PointEditing, type PointPopupEvent, type PointPopupState } from './pointPopupState';

const points = aPointKsaList(3);
const loaded: PointPopupEvent = { type: 'loaded', stored: { points, ksa: [], version: 4 } };
const imported: PointPopupEvent = { type: 'imported', kind: 'pointksa', fileName: '课点.xlsx', points: aPointKsaList(1) };

function after(...events: PointPopupEvent[]): PointEditing {
  const state = [loaded, ...events].reduce<PointPopupState>(pointPopupReducer, { phase: 'loading' });
  if (state.phase !== 'editing') throw new Error('after: the popup is not open.');
  return state;
}
const open = (key: string | null): PointPopupEvent => ({ type: 'draftOpened', key, field: 'title' });
const type = (text: { title?: string; description?: string }): PointPopupEvent => ({ type: 'draftTyped', text });
const titles = (state: PointEditing) => state.list.rows.map(({ title }) => title);

describe('an inline edit', () => {
  it.each<[string, PointPopupEvent[], string[], boolean]>([
    ['changes the row when confirmed', [open('id-5001'), type({ title: ' 表 ' }), { type: 'draftConfirmed' }], ['表'], false],
    ['leaves it when cancelled', [open('id-5001'), type({ title: '表' }), { type: 'draftCancelled' }], ['课点标题 1'], false],
    ['stays open when a text is blank', [open('id-5001'), type({ title: ' ' }), { type: 'draftConfirmed' }], ['课点标题 1'], true],
    ['is let go when another is opened and it was not touched', [open('id-5002'), open('id-5001')], ['课点标题 1'], true],
    ['is confirmed when another is opened', [open('id-5001'), type({ title: '表' }), open('id-5002')], ['表'], true],
  ])('%s', (_, events, [first], isOpen) => {
    const state = after(...events);
    expect(titles(state)[0]).toBe(first);
    expect(state.draft !== null).toBe(isOpen);
  });

  it('keeps a wrong text in sight when another row is opened', () => {
    const state = after(open('id-5001'), type({ title: '' }), open('id-5002'));
    expect(state.draft).toMatchObject({ key: 'id-5001', isTried: true });
  });

  it('puts a new row into the list only when it is confirmed, and refuses it while blank', () => {
    expect(after(open(null), { type: 'draftConfirmed' }).draft).toMatchObject({ key: null, isTried: true });
    expect(isModified(after(open(null)))).toBe(false);
    expect(after(open(null), { type: 'draftsSettled' }).draft).toBeNull();
    const confirmed = after(open(null), type({ title: '栈', description: '后进先出' }), { type: 'draftConfirmed' });
    expect(titles(confirmed)).toHaveLength(4);
  });

  it('goes with its row', () => {
    expect(after(open('id-5001'), { type: 'pointsRemoved', keys: ['id-5001'] }).draft).toBeNull();
    expect(after(open('id-5002'), { type: 'pointsRemoved', keys: ['id-5001'] }).draft?.key).toBe('id-5002');
  });
});

describe('an import', () => {
  it('names its file until it is cleared or stored', () => {
    const state = after(imported);
    expect([state.fileName, isModified(state)]).toEqual(['课点.xlsx', true]);
    expect(isModified(after(imported, { type: 'importCleared' }))).toBe(false);
    const stored = { ...state.list, replaced: null };
    expect(after(imported, { type: 'stored', list: stored, version: 5 })).toMatchObject({ fileName: null, version: 5 });
    expect(after(imported, { type: 'stored', list: state.list, version: 4 }).fileName).toBe('课点.xlsx');
  });

  it('brings a changed list back changed', () => {
    const state = after({ type: 'pointsRemoved', keys: ['id-5003'] }, imported, imported, { type: 'importCleared' });
    expect(titles(state)).toEqual(['课点标题 1', '课点标题 2']);
    expect(isModified(state)).toBe(true);
  });
});

describe('while a save runs', () => {
  const edits: PointPopupEvent[] = [
    open('id-5001'),
    { type: 'pointsRemoved', keys: ['id-5001'] },
    imported,
    { type: 'selected', keys: new Set(['id-5001']) },
    { type: 'ksaChanged', change: (list) => ({ ...list, ksa: [] }) },
    { type: 'saveStarted', isClosing: false },
  ];

  it('nothing but the save has an effect', () => {
    const saving = after({ type: 'saveStarted', isClosing: true });
    expect(isLocked(saving)).toBe(true);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...edits)), (events) => {
        expect(events.reduce<PointPopupState>(pointPopupReducer, saving)).toBe(saving);
      }),
    );
  });

  it.each<[PointPopupEvent, string]>([
    [{ type: 'saveEnded', at: 1 }, 'saved'],
    [{ type: 'saveFailed', isConflict: false }, 'failed'],
    [{ type: 'saveFailed', isConflict: true }, 'conflict'],
  ])('%o ends it', (event, status) => {
    const state = after({ type: 'saveStarted', isClosing: false }, event);
    expect(state.save.status).toBe(status);
    expect(isLocked(state)).toBe(false);
  });
});

it('ignores what comes before the lists do', () => {
  const loading: PointPopupState = { phase: 'loading' };
  expect(pointPopupReducer(loading, open('id-5001'))).toBe(loading);
  expect(pointPopupReducer(loading, { type: 'saveEnded', at: 1 })).toBe(loading);
});
