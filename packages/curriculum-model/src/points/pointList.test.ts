import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ksaCode } from './ksaNumbering';
import { addKsa, editKsa, linkKsa, moveKsa, removeKsa, restoreKsa } from './ksaList';
import { addPoint, clearImport, editPoint, importPoints, loadPointList, removePoints, restorePoints, type PointList } from './pointList';
import { arePointsModified, isKsaModified, isPointListModified } from './pointSaving';
import { aStoredList } from './storedList.test-data';

const shared = { id: 0, title: 'S' as const, level: 5, description: '实现' };
const imported = [
  { id: 0, title: '图的存储', description: '邻接表', ksa: [shared, { ...shared, title: 'K' as const, level: 9, description: '邻接' }] },
  { id: 0, title: '最短路径', description: 'Dijkstra', ksa: [shared] },
];
const codes = (list: PointList) => list.ksa.map((row) => `${ksaCode(row)} ${row.description}`);
const supports = (list: PointList) =>
  list.rows.map((row) => row.ksaKeys.map((key) => ksaCode(list.ksa.find((item) => item.key === key)!)).join(' '));

describe('point list', () => {
  it('is unmodified when loaded, and again after an edit was taken back', () => {
    const list = loadPointList(aStoredList());
    expect(isPointListModified(list)).toBe(false);
    const edited = editPoint(list, 'id-1001', { title: '表' });
    expect([arePointsModified(edited), isKsaModified(edited)]).toEqual([true, false]);
    expect(isPointListModified(editPoint(edited, 'id-1001', { title: '顺序表' }))).toBe(false);
  });

  it('shows items that support no point, and is unmodified although their numbers had gaps', () => {
    const list = loadPointList(aStoredList());
    expect(codes(list)).toEqual(['K1 线性结构特点', 'K2 指针', 'A1 严谨']);
    expect(supports(list)).toEqual(['K1', 'K1 K2']);
  });

  it('counts deleting everything as a change, of the points alone', () => {
    const list = removePoints(loadPointList(aStoredList()), ['id-1001', 'id-1002']);
    expect([arePointsModified(list), isKsaModified(list)]).toEqual([true, false]);
  });

  it('is unmodified when a new row was dropped again', () => {
    const list = addPoint(loadPointList(aStoredList()), { title: '队列', description: '先进先出' });
    expect(isPointListModified(list)).toBe(true);
    expect(isPointListModified(removePoints(list, ['new-1']))).toBe(false);
  });

  it('replaces points and KSA by an import, an item under two points once, and restores both by clear', () => {
    const edited = editKsa(editPoint(loadPointList(aStoredList()), 'id-1002', { title: '单链表' }), 'id-2002', '指针与引用');
    const replaced = importPoints(importPoints(edited, { points: imported, kind: 'pointksa' }), { points: imported, kind: 'pointksa' });
    expect(replaced.rows.map((row) => row.title)).toEqual(['图的存储', '最短路径']);
    expect(codes(replaced)).toEqual(['K1 邻接', 'S1 实现']);
    expect(supports(replaced)).toEqual(['S1 K1', 'S1']);
    const cleared = clearImport(replaced);
    expect(cleared.rows.map((row) => row.title)).toEqual(['顺序表', '单链表']);
    expect(codes(cleared)).toContain('K2 指针与引用');
    expect(isPointListModified(cleared)).toBe(true);
    expect(clearImport(cleared)).toBe(cleared);
  });

  it('is unmodified after the import of an unmodified list was cleared', () => {
    const list = loadPointList(aStoredList());
    const replaced = importPoints(list, { points: aStoredList().points, kind: 'pointksa' });
    expect(isPointListModified(replaced)).toBe(true);
    expect(isPointListModified(clearImport(replaced))).toBe(false);
  });

  it('brings removed points back to their places with what supports them', () => {
    const list = loadPointList(aStoredList());
    const removed = list.rows.map((row, index) => ({ row, index }));
    const gone = addPoint(removePoints(list, ['id-1001', 'id-1002']), { title: '队列', description: 'x' });
    expect(restorePoints(gone, removed).rows.map(({ title }) => title)).toEqual(['顺序表', '链表', '队列']);
    expect(isPointListModified(restorePoints(removePoints(list, ['id-1002']), removed.slice(1)))).toBe(false);
    const saved = { ...gone, loaded: { ...gone.loaded, points: [] } };
    expect(restorePoints(saved, removed.slice(0, 1)).rows[0]).toMatchObject({ id: 0, title: '顺序表' });
  });

  it('keeps the KSA items when a file of points alone is imported', () => {
    const list = importPoints(loadPointList(aStoredList()), { points: imported, kind: 'point' });
    expect(codes(list)).toEqual(['K1 线性结构特点', 'K2 指针', 'A1 严谨']);
    expect(supports(list)).toEqual(['', '']);
    expect(isKsaModified(list)).toBe(false);
  });
});

describe('KSA items of the list', () => {
  const list = loadPointList(aStoredList());

  it('are numbered at the end of their letter when added', () => {
    const added = addKsa(list, [
      { letter: 'A', description: ' 规范 ' },
      { letter: 'S', description: '实现' },
      { letter: 'K', description: '存储' },
    ]);
    expect(codes(added)).toEqual(['K1 线性结构特点', 'K2 指针', 'K3 存储', 'S1 实现', 'A1 严谨', 'A2 规范']);
    expect(isKsaModified(added)).toBe(true);
  });

  it('close their numbers and leave their points when removed', () => {
    const removed = removeKsa(list, ['id-2001']);
    expect(codes(removed)).toEqual(['K1 指针', 'A1 严谨']);
    expect(supports(removed)).toEqual(['', 'K1']);
  });

  it('come back to their number and their points', () => {
    const restored = restoreKsa(removeKsa(list, ['id-2001']), list.ksa[0]!, ['id-1001', 'id-1002']);
    expect(codes(restored)).toEqual(codes(list));
    expect(isPointListModified(restored)).toBe(false);
  });

  it.each([
    [1, ['K1 指针', 'K2 线性结构特点', 'A1 严谨']],
    [-5, ['K1 指针', 'K2 线性结构特点', 'A1 严谨']],
    [2, ['K1 线性结构特点', 'K2 指针', 'A1 严谨']],
    [99, ['K1 线性结构特点', 'K2 指针', 'A1 严谨']],
  ])('move to number %d of their letter', (level, expected) => {
    expect(codes(moveKsa(list, 'id-2002', level))).toEqual(expected);
  });

  it('support exactly the points named', () => {
    const linked = linkKsa(list, 'id-2003', ['id-1002']);
    expect(supports(linked)).toEqual(['K1', 'K1 K2 A1']);
    expect([arePointsModified(linked), isKsaModified(linked)]).toEqual([false, true]);
    expect(isPointListModified(linkKsa(linked, 'id-2003', []))).toBe(false);
  });

  it('have numbers without gaps, keys of their own and existing supports whatever is done', () => {
    const act = fc.constantFrom('add', 'point', 'import', 'points', 'clear', 'remove', 'move', 'drop', 'link');
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), fc.nat(5), (acts, at) => {
        let now = list;
        for (const one of acts) {
          const key = now.ksa[at % Math.max(1, now.ksa.length)]?.key ?? '';
          if (one === 'add') now = addKsa(now, [{ letter: 'S', description: 'x' }]);
          else if (one === 'point') now = addPoint(now, { title: 'a', description: 'b' });
          else if (one === 'import') now = importPoints(now, { points: imported, kind: 'pointksa' });
          else if (one === 'points') now = importPoints(now, { points: imported, kind: 'point' });
          else if (one === 'clear') now = clearImport(now);
          else if (one === 'remove') now = removeKsa(now, [key]);
          else if (one === 'move') now = moveKsa(now, key, at);
          else if (one === 'drop') now = removePoints(now, [now.rows[0]?.key ?? '']);
          else now = linkKsa(now, key, [now.rows[0]?.key ?? '']);
          const keys = [...now.rows, ...now.ksa].map((row) => row.key);
          expect(new Set(now.rows.map((row) => row.key)).size).toBe(now.rows.length);
          expect(new Set(now.ksa.map((row) => row.key)).size).toBe(now.ksa.length);
          for (const letter of ['K', 'S', 'A']) {
            const levels = now.ksa.filter((row) => row.title === letter).map((row) => row.level);
            expect(levels).toEqual(levels.map((_, index) => index + 1));
          }
          for (const row of now.rows) for (const tie of row.ksaKeys) expect(keys).toContain(tie);
        }
      }),
    );
  });
});
