import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Ksa } from './ksa';
import { addKsa, linkKsa, moveKsa, removeKsa } from './ksaList';
import { maxPoints, type Point } from './point';
import { addPoint, editPoint, importPoints, loadPointList, removePoints, type StoredPoints } from './pointList';
import {
  countPointChanges,
  isKsaModified,
  isPointListModified,
  ksaSaved,
  ksaToSave,
  pointsSaved,
  pointsToSave,
  rebasePointList,
} from './pointSaving';
import { saveKsaRequestSchema, savePointsRequestSchema } from './saveRequests';
import { aStoredList } from './storedList.test-data';

const list = loadPointList(aStoredList());

/** What a server answers: new points get ids from 3001. */
function stored(points: readonly Point[]): Point[] {
  let id = 3000;
  return points.filter((point) => point.id >= 0).map((point) => ({ ...point, id: point.id || (id += 1) }));
}

describe('points to save', () => {
  it('negate what was removed, send 0 for what is new and nothing for a new row that went again', () => {
    const edited = addPoint(removePoints(list, ['id-1001']), { title: ' 队列 ', description: '先进先出' });
    expect(pointsToSave(edited).map(({ id, title }) => [id, title])).toEqual([
      [1002, '链表'],
      [0, '队列'],
      [-1001, '顺序表'],
    ]);
    expect(pointsToSave(removePoints(edited, ['new-1'])).map(({ id }) => id)).toEqual([1002, -1001]);
  });

  it('carry nothing of the client, and never -0', () => {
    const act = fc.constantFrom('add', 'import', 'remove');
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let now = list;
        for (const one of acts) {
          if (one === 'add') now = addPoint(now, { title: 'a', description: 'b' });
          else if (one === 'import') now = importPoints(now, { points: aStoredList().points, kind: 'pointksa' });
          else now = removePoints(now, [now.rows[0]?.key ?? '']);
        }
        const points = pointsToSave(now);
        expect(savePointsRequestSchema.parse({ courseId: 1001, points }).points).toEqual(points);
        expect(points.some(({ id }) => Object.is(id, -0))).toBe(false);
      }),
    );
  });
});

describe('KSA to save', () => {
  it('names each point that an item supports, unties by null and negates what was removed', () => {
    const edited = linkKsa(removeKsa(linkKsa(list, 'id-2003', ['id-1001']), ['id-2002']), 'id-2001', []);
    expect(ksaToSave(edited).map(({ id, level, pointId }) => [id, level, pointId])).toEqual([
      [2001, 1, null],
      [2003, 1, 1001],
      [-2002, 2, undefined],
    ]);
    expect(saveKsaRequestSchema.safeParse({ courseId: 1001, ksa: ksaToSave(edited) }).success).toBe(true);
  });

  it('sends no links for an item that never had any', () => {
    expect(ksaToSave(list).find(({ id }) => id === 2003)).not.toHaveProperty('pointId');
  });

  it('ties items to points that were new before the points were saved', () => {
    const added = linkKsa(addPoint(list, { title: '队列', description: '先进先出' }), 'id-2002', ['id-1002', 'new-1']);
    const saved = pointsSaved(added, stored(pointsToSave(added)));
    expect(ksaToSave(saved).flatMap(({ id, pointId }) => (id === 2002 ? [pointId] : []))).toEqual([1002, 3001]);
  });
});

describe('after a save', () => {
  it('of the points, the KSA items stay to be saved', () => {
    const edited = addKsa(editPoint(list, 'id-1001', { title: ' 表 ' }), [{ letter: 'K', description: '新' }]);
    const saved = pointsSaved(edited, stored(pointsToSave(edited)));
    expect(saved.rows[0]).toMatchObject({ key: 'id-1001', title: '表' });
    expect([isPointListModified(saved), isKsaModified(saved)]).toEqual([true, true]);
  });

  it('of both, nothing is left to save, and a row keeps its key', () => {
    const imported = importPoints(list, { points: aStoredList().points, kind: 'pointksa' });
    const saved = pointsSaved(imported, stored(pointsToSave(imported)));
    expect(saved.rows.map(({ id }) => id)).toEqual([3001, 3002]);
    const entries = ksaToSave(saved).filter(({ id }) => id >= 0);
    const both = ksaSaved(saved, [
      ...new Map(entries.map(({ title, level, description }) => [level, { id: 4000 + level, title, level, description }])).values(),
    ]);
    expect(isPointListModified(both)).toBe(false);
    expect(both.rows.map(({ key }) => key)).toEqual(imported.rows.map(({ key }) => key));
    expect(both.loaded.points[1]!.ksa.map(({ id }) => id)).toEqual([4001, 4002]);
  });

  it('distinguishes new points of equal text by their order', () => {
    const twice = addPoint(addPoint(list, { title: '同', description: '名' }), { title: '同', description: '名' });
    expect(pointsSaved(twice, stored(pointsToSave(twice))).rows.map(({ id }) => id)).toEqual([1001, 1002, 3001, 3002]);
  });
});

/** A course of so many points and items, with each item under so many of the points. */
function aCourseOf({ points, ksa, ties }: { points: number; ksa: number; ties: number }): StoredPoints {
  const items = Array.from({ length: ksa }, (_, at): Ksa => ({ id: 20_001 + at, title: 'K', level: at + 1, description: `知识 ${at}` }));
  const under = Array.from({ length: points }, (): Ksa[] => []);
  for (const [at, item] of items.entries()) {
    for (let tie = 0; tie < Math.min(ties, points); tie += 1) under[(at + tie) % points]!.push(item);
  }
  return { points: under.map((own, at) => ({ id: 10_001 + at, title: `课点 ${at}`, description: '描述', ksa: own })), ksa: items };
}

describe('what a course may have', () => {
  const courseId = 1001;
  const size = fc.constantFrom(0, 1, 700, maxPoints / 2 + 1, maxPoints);
  const course = fc.record({ points: size, ksa: size, ties: fc.constantFrom(0, 1, 3) }).map(aCourseOf);
  const faults = ({ error }: { error?: { issues: readonly unknown[] } | undefined }) => error?.issues ?? [];

  it('can be saved as it is, and in place of anything else that a course may have', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(course, course, fc.constantFrom('pointksa' as const, 'point' as const, 'nothing' as const), (before, after, kind) => {
        const loaded = loadPointList(before);
        const edited = kind === 'nothing' ? loaded : importPoints(loaded, { points: after.points, kind });
        const points = pointsToSave(edited);
        expect(faults(savePointsRequestSchema.safeParse({ courseId, points }))).toEqual([]);
        const ksa = ksaToSave(pointsSaved(edited, stored(points)));
        expect(faults(saveKsaRequestSchema.safeParse({ courseId, ksa }))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is counted without deletions and without the points that an item supports', () => {
    const { points } = aCourseOf({ points: maxPoints + 1, ksa: 0, ties: 0 });
    const ksa = points.map(({ id }): Ksa => ({ id, title: 'K', level: 1, description: '知识' }));
    const tooMany = [expect.objectContaining({ code: 'too_big', maximum: maxPoints })];
    expect(faults(savePointsRequestSchema.safeParse({ courseId, points }))).toEqual(tooMany);
    expect(faults(saveKsaRequestSchema.safeParse({ courseId, ksa }))).toEqual(tooMany);
    const loose = ksa.map((item) => ({ ...item, id: 0, level: 0 }));
    expect(faults(saveKsaRequestSchema.safeParse({ courseId, ksa: loose }))).toEqual(tooMany);
    expect(faults(saveKsaRequestSchema.safeParse({ courseId, ksa: loose.slice(1) }))).toEqual([]);
  });
});

it('puts mine over theirs: what they deleted becomes new, what they added is deleted', () => {
  const theirs = {
    points: [
      { id: 1002, title: '双链表', description: 'x', ksa: [] },
      { id: 1009, title: '栈', description: 'y', ksa: [] },
    ],
    ksa: [],
  };
  const mine = rebasePointList(editPoint(list, 'id-1002', { title: '单链表' }), theirs);
  expect(pointsToSave(mine).map(({ id, title }) => [id, title])).toEqual([
    [0, '顺序表'],
    [1002, '单链表'],
    [-1009, '栈'],
  ]);
});

describe('the number of changes', () => {
  it.each([
    ['nothing', list, 0],
    ['a text', editPoint(list, 'id-1001', { title: '表' }), 1],
    ['a new and a removed point', addPoint(removePoints(list, ['id-1001']), { title: '队列', description: 'x' }), 2],
    ['a removed item, though the numbers after it close up', removeKsa(list, ['id-2001']), 1],
    ['a tie', linkKsa(list, 'id-2003', ['id-1001']), 1],
    ['an order', moveKsa(list, 'id-2002', 1), 1],
    ['an import', importPoints(list, { points: aStoredList().points, kind: 'pointksa' }), 9],
  ])('counts %s', (_, edited, count) => {
    expect(countPointChanges(edited)).toBe(count);
  });
});
