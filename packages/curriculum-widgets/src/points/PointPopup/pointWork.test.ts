import {
  clearImport,
  importPoints,
  isPointListModified,
  loadPointList,
  removeKsa,
  restoreKsa,
  type PointList,
} from '@college/curriculum-model';
import { aPointKsaList } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointWorkReducer, startOfPoints, type PointAct, type PointWork } from './pointWork';

const start = startOfPoints({ points: aPointKsaList(3), ksa: [], version: 4 });
const imported = { type: 'imported' as const, kind: 'pointksa' as const, fileName: '课点.xlsx', points: aPointKsaList(1) };

const after = (...acts: PointAct[]) => acts.reduce(pointWorkReducer, start);
const isModified = (work: PointWork) => isPointListModified(work.list);
const open = (key: string | null): PointAct => ({ type: 'draftOpened', key, field: 'title' });
const type = (text: { title?: string; description?: string }): PointAct => ({ type: 'draftTyped', text });
const titles = (state: PointWork) => state.list.rows.map(({ title }) => title);

describe('an inline edit', () => {
  it.each<[string, PointAct[], string[], boolean]>([
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
  it('names its file until it is cleared', () => {
    const state = after(imported);
    expect([state.fileName, isModified(state)]).toEqual(['课点.xlsx', true]);
    expect(isModified(after(imported, { type: 'importCleared' }))).toBe(false);
  });

  it('brings a changed list back changed', () => {
    const state = after({ type: 'pointsRemoved', keys: ['id-5003'] }, imported, imported, { type: 'importCleared' });
    expect(titles(state)).toEqual(['课点标题 1', '课点标题 2']);
    expect(isModified(state)).toBe(true);
  });
});

describe('the undo of a deletion', () => {
  const acts = fc.constantFrom('remove', 'undo', 'import', 'importWithoutKsa', 'clear', 'add');
  const steps = fc.array(fc.tuple(acts, fc.nat(9)), { maxLength: 30 });
  const keys = ({ list }: PointWork) => list.rows.map(({ key }) => key);
  const add: PointAct[] = [open(null), type({ title: '栈', description: '后进先出' }), { type: 'draftConfirmed' }];

  it('brings points back to their places in the list that they were in, and into no other', () => {
    fc.assert(
      fc.property(steps, (taken) => {
        let work = start;
        let [shown, files] = [0, 0];
        const listOf = new Map(keys(work).map((key) => [key, shown]));
        const undos: PointAct[] = [];
        for (const [act, at] of taken) {
          const before = keys(work);
          const { rows, imports } = work.list;
          const row = rows[at % Math.max(1, rows.length)];
          const undo = undos[at % Math.max(1, undos.length)];
          if (act === 'remove' && row) {
            const restored: PointAct = { type: 'pointsRestored', removed: [{ row, index: rows.indexOf(row) }], imports };
            work = pointWorkReducer(work, { type: 'pointsRemoved', keys: [row.key] });
            expect(keys(pointWorkReducer(work, restored))).toEqual(before);
            undos.push(restored);
          } else if (act === 'undo' && undo) work = pointWorkReducer(work, undo);
          else if (act === 'import' || act === 'importWithoutKsa') {
            work = pointWorkReducer(work, { ...imported, kind: act === 'import' ? 'pointksa' : 'point' });
            files += 1;
            shown = files;
          } else if (act === 'clear') {
            work = pointWorkReducer(work, { type: 'importCleared' });
            shown = 0;
          } else if (act === 'add') work = add.reduce(pointWorkReducer, work);
          for (const key of keys(work)) if (!listOf.has(key)) listOf.set(key, shown);
          expect(keys(work).filter((key) => listOf.get(key) !== shown)).toEqual([]);
          expect(new Set(keys(work)).size).toBe(work.list.rows.length);
        }
      }),
    );
  });

  it('of a KSA item does nothing once a file brought others', () => {
    const list = loadPointList({ points: aPointKsaList(2) });
    const [row] = list.ksa;
    const undo = (from: PointList) => restoreKsa(from, row!, [list.rows[0]!.key], list.imports);
    const gone = removeKsa(list, [row!.key]);
    const replaced = importPoints(gone, { points: aPointKsaList(1), kind: 'pointksa' });
    expect(undo(replaced)).toBe(replaced);
    expect(undo(importPoints(gone, { points: aPointKsaList(1), kind: 'point' })).ksa).toEqual(list.ksa);
    expect(undo(clearImport(replaced)).ksa).toEqual(list.ksa);
  });
});
