import type { PointKsa } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countKsa, coursePointsReducer, pointsToSave, shownPoints, type CoursePoints, type CoursePointsEvent } from './importedPoints';

const list: PointKsa = {
  id: 1301,
  title: '链表',
  description: '单链表、双链表与循环链表的指针操作',
  ksa: [
    { id: 1401, title: 'S', level: 1, description: '能实现链表基本操作' },
    { id: 1402, title: 'K', level: 2, description: '线性结构特点' },
  ],
};
const stack: PointKsa = {
  id: 1302,
  title: '栈与队列',
  description: '实现和应用',
  ksa: [{ id: 1402, title: 'K', level: 2, description: '线性结构特点' }],
};
const start: CoursePoints = { saved: [list], imported: null };
const imported = { kind: 'pointksa' as const, fileName: '课点.xlsx', points: [stack] };

describe('coursePointsReducer', () => {
  it.each<[string, CoursePointsEvent[], readonly PointKsa[]]>([
    ['shows the stored list at first', [], [list]],
    ['replaces the shown list by an import', [{ type: 'pointsImported', imported }], [stack]],
    ['brings the earlier list back', [{ type: 'pointsImported', imported }, { type: 'pointsCleared' }], [list]],
    [
      'keeps what was stored by a save',
      [{ type: 'pointsImported', imported }, { type: 'pointsSaved', points: [stack] }, { type: 'pointsCleared' }],
      [stack],
    ],
  ])('%s', (_title, events, shown) => {
    expect(shownPoints(events.reduce(coursePointsReducer, start))).toEqual(shown);
  });

  it('is back where it was after any number of imports and one clear', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom([stack], [list, stack], [])), (imports) => {
        const after = imports.reduce<CoursePoints>(
          (points, rows) => coursePointsReducer(points, { type: 'pointsImported', imported: { ...imported, points: rows } }),
          start,
        );
        expect(coursePointsReducer(after, { type: 'pointsCleared' })).toEqual(start);
      }),
    );
  });
});

describe('pointsToSave', () => {
  it('sends nothing without an import', () => {
    expect(pointsToSave(start)).toBeUndefined();
  });

  it('sends imported points and KSA as new ones', () => {
    expect(pointsToSave({ imported: { ...imported, points: [list] } })).toEqual([
      { ...list, id: 0, ksa: list.ksa.map((item) => ({ ...item, id: 0 })) },
    ]);
  });

  it('says nothing of KSA for a file of points alone, so that the items stay (decision 68)', () => {
    const { ksa: _ksa, ...alone } = list;
    expect(pointsToSave({ imported: { ...imported, kind: 'point', points: [{ ...list, ksa: [] }] } })).toEqual([{ ...alone, id: 0 }]);
  });
});

it('counts a KSA item that supports two points once', () => {
  expect(countKsa([list, stack])).toBe(2);
});
