import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  projectRowsReducer,
  toEditableRows,
  toProjectRows,
  unnamedRows,
  visibleRows,
  withFirstRow,
  type ProjectRowsEvent,
} from './projectRows';

const chapters = [
  { id: 1101, courseUnitId: 1004, courseClassId: 1, courseTypeId: 2, name: '绪论与算法分析', theoryPeriod: 6, practicePeriod: 2 },
  { id: 1102, courseUnitId: 1004, courseClassId: 1, courseTypeId: 3, name: '线性表', theoryPeriod: 10, practicePeriod: 4 },
  { id: 1103, courseUnitId: 1004, courseClassId: 2, courseTypeId: 2, name: '栈与队列', theoryPeriod: 6, practicePeriod: 2 },
];
const rows = toEditableRows(chapters);

function after(...events: ProjectRowsEvent[]) {
  return events.reduce(projectRowsReducer, rows);
}
const names = (list: readonly { name: string }[]) => list.map((row) => row.name);

describe('projectRowsReducer', () => {
  it.each([
    ['moves a row up', after({ type: 'rowMoved', key: 'row-1103', toIndex: 0 }), ['栈与队列', '绪论与算法分析', '线性表']],
    ['moves a row down', after({ type: 'rowMoved', key: 'row-1101', toIndex: 2 }), ['线性表', '栈与队列', '绪论与算法分析']],
    [
      'keeps a row that is moved beyond the end',
      after({ type: 'rowMoved', key: 'row-1101', toIndex: 9 }),
      ['线性表', '栈与队列', '绪论与算法分析'],
    ],
    ['ignores a row that is not there', after({ type: 'rowMoved', key: 'row-9', toIndex: 0 }), ['绪论与算法分析', '线性表', '栈与队列']],
    ['takes a row out', after({ type: 'rowRemoved', key: 'row-1102' }), ['绪论与算法分析', '栈与队列']],
    [
      'takes a row back to its place',
      after({ type: 'rowRemoved', key: 'row-1102' }, { type: 'rowRestored', key: 'row-1102' }),
      names(chapters),
    ],
    ['adds a row at the end', after({ type: 'rowAdded' }), [...names(chapters), '']],
    [
      'moves among the shown rows only',
      after({ type: 'rowRemoved', key: 'row-1102' }, { type: 'rowMoved', key: 'row-1103', toIndex: 0 }),
      ['栈与队列', '绪论与算法分析'],
    ],
  ])('%s', (_title, result, expected) => {
    expect(names(visibleRows(result))).toEqual(expected);
  });

  it('keeps the last shown row', () => {
    const one = after(
      { type: 'rowRemoved', key: 'row-1101' },
      { type: 'rowRemoved', key: 'row-1102' },
      { type: 'rowRemoved', key: 'row-1103' },
    );
    expect(names(visibleRows(one))).toEqual(['栈与队列']);
  });

  it('assigns each new row a unique key', () => {
    const keys = after({ type: 'rowAdded' }, { type: 'rowAdded' }).map((row) => row.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('toProjectRows', () => {
  it('sends the shown order first and what was taken out with courseUnitId -1, class and type untouched', () => {
    const sent = toProjectRows(after({ type: 'rowRemoved', key: 'row-1101' }, { type: 'rowMoved', key: 'row-1103', toIndex: 0 }), 1004);
    expect(sent).toEqual([chapters[2], chapters[1], { ...chapters[0], courseUnitId: -1 }]);
  });

  it('leaves out a row that was added and taken out again', () => {
    expect(toProjectRows(after({ type: 'rowAdded' }, { type: 'rowRemoved', key: 'new-1' }), 1004)).toEqual(chapters);
  });

  it('leaves out the one blank row of a unit without chapters', () => {
    expect(toProjectRows(withFirstRow([]), 1004)).toEqual([]);
  });

  it('loses no saved row and no class or type, whatever is done', () => {
    const key = fc.constantFrom('row-1101', 'row-1102', 'row-1103', 'new-1', 'new-2');
    const event: fc.Arbitrary<ProjectRowsEvent> = fc.oneof(
      fc.constant<ProjectRowsEvent>({ type: 'rowAdded' }),
      fc.record({ type: fc.constant('rowRemoved' as const), key }),
      fc.record({ type: fc.constant('rowRestored' as const), key }),
      fc.record({ type: fc.constant('rowMoved' as const), key, toIndex: fc.integer({ min: -2, max: 9 }) }),
      fc.record({ type: fc.constant('rowChanged' as const), key, change: fc.record({ name: fc.string(), theoryPeriod: fc.nat(200) }) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const result = events.reduce(projectRowsReducer, rows);
        const sent = toProjectRows(result, 1004);
        expect(visibleRows(result).length).toBeGreaterThan(0);
        for (const chapter of chapters) {
          const found = sent.filter((row) => row.id === chapter.id);
          expect(found).toHaveLength(1);
          expect(found[0]).toMatchObject({ courseClassId: chapter.courseClassId, courseTypeId: chapter.courseTypeId });
          expect(found[0]!.courseUnitId).toBe(visibleRows(result).some((row) => row.id === chapter.id) ? 1004 : -1);
        }
      }),
    );
  });
});

describe('unnamedRows', () => {
  it('marks rows without a name, but not the first blank row', () => {
    expect(unnamedRows(after({ type: 'rowAdded' }, { type: 'rowChanged', key: 'row-1102', change: { name: '  ' } }))).toEqual([
      'row-1102',
      'new-1',
    ]);
    expect(unnamedRows(withFirstRow([]))).toEqual([]);
  });
});

describe('filled rows', () => {
  const filled = { name: '字符串', theoryPeriod: 4, practicePeriod: 2 };

  it('are after the others, each with a unique key', () => {
    const result = after({ type: 'rowsFilled', rows: [filled, filled] });
    expect(names(visibleRows(result))).toEqual([...names(chapters), '字符串', '字符串']);
    expect(new Set(result.map((row) => row.key)).size).toBe(5);
    expect(result[4]).toMatchObject({ id: 0, theoryPeriod: 4, practicePeriod: 2, isRemoved: false });
  });

  it('replace the blank row of a unit without chapters', () => {
    expect(names(projectRowsReducer(withFirstRow([]), { type: 'rowsFilled', rows: [filled] }))).toEqual(['字符串']);
  });
});
