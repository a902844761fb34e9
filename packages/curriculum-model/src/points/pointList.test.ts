import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PointKsa } from './ksa';
import {
  addPoint,
  canConfirmPoint,
  clearImport,
  countPoints,
  editPoint,
  importPoints,
  isPointListModified,
  loadPointList,
  pointKsaToSave,
  pointsToSave,
  removePoints,
} from './pointList';

const loaded: PointKsa[] = [
  { id: 1001, title: '顺序表', description: '连续存放', ksa: [{ id: 2001, title: 'K', level: 1, description: '线性结构特点' }] },
  { id: 1002, title: '链表', description: '指针相连', ksa: [{ id: 2002, title: 'K', level: 2, description: '指针' }] },
];
const imported = [
  { id: 0, title: '图的存储', description: '邻接表', ksa: [{ id: 0, title: 'S' as const, level: 5, description: '实现' }] },
];

describe('point list', () => {
  it('is unmodified when loaded, and again after an edit was taken back', () => {
    const list = loadPointList(loaded);
    expect(isPointListModified(list)).toBe(false);
    const edited = editPoint(list, 'id-1001', { title: '表' });
    expect(isPointListModified(edited)).toBe(true);
    expect(isPointListModified(editPoint(edited, 'id-1001', { title: '顺序表' }))).toBe(false);
  });

  it('sends a removed point with its negated id and drops a new one silently', () => {
    const list = addPoint(removePoints(loadPointList(loaded), ['id-1001']), { title: ' 队列 ', description: '先进先出' });
    expect(pointsToSave(list).map(({ id, title }) => [id, title])).toEqual([
      [1002, '链表'],
      [0, '队列'],
      [-1001, '顺序表'],
    ]);
    expect(pointsToSave(removePoints(list, ['new-1'])).map((point) => point.id)).toEqual([1002, -1001]);
  });

  it('counts deleting everything as a change', () => {
    const list = removePoints(loadPointList(loaded), ['id-1001', 'id-1002']);
    expect(isPointListModified(list)).toBe(true);
    expect(pointsToSave(list).map((point) => point.id)).toEqual([-1001, -1002]);
  });

  it('closes the KSA numbers after a removal', () => {
    expect(removePoints(loadPointList(loaded), ['id-1001']).rows[0]!.ksa[0]!.level).toBe(1);
  });

  it('replaces by an import and restores by clear, with the former changes', () => {
    const edited = editPoint(loadPointList(loaded), 'id-1002', { title: '单链表' });
    const replaced = importPoints(importPoints(edited, imported), imported);
    expect(replaced.rows.map((row) => row.title)).toEqual(['图的存储']);
    expect(replaced.rows[0]!.ksa[0]!.level).toBe(1);
    expect(countPoints(replaced)).toEqual({ points: 1, ksa: 1 });
    expect(pointsToSave(replaced).map((point) => point.id)).toEqual([0, -1001, -1002]);
    const cleared = clearImport(replaced);
    expect(cleared.rows.map((row) => row.title)).toEqual(['顺序表', '单链表']);
    expect(isPointListModified(cleared)).toBe(true);
    expect(clearImport(cleared)).toBe(cleared);
  });

  it('takes an import that repeats the stored list for a change', () => {
    expect(isPointListModified(importPoints(loadPointList(loaded), loaded))).toBe(true);
  });

  it('gives every row a key of its own whatever is done', () => {
    const act = fc.constantFrom('add', 'import', 'clear', 'remove');
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        let list = loadPointList(loaded);
        for (const one of acts) {
          if (one === 'add') list = addPoint(list, { title: 'a', description: 'b' });
          else if (one === 'import') list = importPoints(list, imported);
          else if (one === 'clear') list = clearImport(list);
          else list = removePoints(list, [list.rows[0]?.key ?? '']);
          expect(new Set(list.rows.map((row) => row.key)).size).toBe(list.rows.length);
          expect(pointsToSave(list).some((point) => Object.is(point.id, -0))).toBe(false);
        }
        expect(pointKsaToSave(list).every((point) => !('key' in point))).toBe(true);
      }),
    );
  });

  it('confirms an inline edit only when both texts hold something', () => {
    expect(canConfirmPoint({ title: ' ', description: 'b' })).toBe(false);
    expect(canConfirmPoint({ title: 'a', description: '\n' })).toBe(false);
    expect(canConfirmPoint({ title: 'a', description: 'b' })).toBe(true);
  });
});
