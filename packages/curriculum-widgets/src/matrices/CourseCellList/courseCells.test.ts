import type { CourseMatrixRow, Relate } from '@college/curriculum-model';
import { courseCells, sampleCourseUnit } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsAt, entriesOf, goalColumns, saveOfCell } from './courseCells';

const unit = sampleCourseUnit(1004);
const rows: CourseMatrixRow[] = unit.courseMatrixVOS.map((project) => ({
  project,
  data: courseCells.filter(({ projectId }) => projectId === project.id),
  version: 7,
}));
const [, lists] = unit.courseMatrixVOS;
const cell = { courseId: 1004, projectId: lists!.id, goalId: courseCells[0]!.graduateRequireId };
const [sequence, linked, other] = rows[1]!.data;

describe('a cell of the course matrix', () => {
  it('opens with what it holds', () => {
    expect(entriesOf(cellsAt(rows, cell.projectId, cell.goalId))).toEqual([
      { id: sequence!.point.id, relate: 0 },
      { id: linked!.point.id, relate: 0 },
    ]);
  });

  it('is saved with its whole chapter and the version it was read in', () => {
    const result = [
      { id: sequence!.point.id, relate: 1 as const },
      { id: 9001, relate: 0 as const },
      { id: linked!.point.id, relate: -1 as const },
    ];
    const { version, list } = saveOfCell(rows, cell, result);
    expect(version).toBe(7);
    expect(list).toHaveLength(1);
    expect(list[0]!.data).toEqual([
      expect.objectContaining({ id: sequence!.id, relate: { relate: 1 }, study: sequence!.study, week: sequence!.week }),
      expect.objectContaining({ id: other!.id, relate: { relate: 1 }, graduateRequireId: other!.graduateRequireId }),
      expect.objectContaining({ id: 0, point: { id: 9001 }, relate: { relate: 0 }, graduateRequireId: cell.goalId }),
    ]);
  });

  it('keeps what others put into it meanwhile', () => {
    const { list } = saveOfCell(rows, cell, [{ id: sequence!.point.id, relate: 0 }]);
    expect(list[0]!.data.map(({ id }) => id)).toEqual([sequence!.id, linked!.id, other!.id]);
  });

  it('never names a point twice under a goal and never sends -1', () => {
    const change = fc.record({
      id: fc.integer({ min: sequence!.point.id - 1, max: sequence!.point.id + 6 }),
      relate: fc.constantFrom<Relate>(0, 1, -1),
    });
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ({ id }) => id }), (result) => {
        const { data } = saveOfCell(rows, cell, result).list[0]!;
        const places = data.map(({ graduateRequireId, point }) => `${graduateRequireId} ${point.id}`);
        expect(new Set(places).size).toBe(places.length);
        expect(data.every(({ relate }) => relate.relate !== -1)).toBe(true);
        for (const { id, relate } of result) {
          const found = data.find((one) => one.graduateRequireId === cell.goalId && one.point.id === id);
          expect(found?.relate.relate ?? -1).toBe(relate);
        }
      }),
    );
  });
});

describe('columns', () => {
  it('are the bound goals, numbered through', () => {
    const goal = (id: number) => ({ id, parentId: 1, courseId: 1004, description: `目标 ${id}` });
    const axes = {
      projects: [],
      goals: [
        { id: 1, description: '1.2', children: [goal(11), goal(12)] },
        { id: 2, description: '2.1', children: [] },
        { id: 3, description: '3.1', children: [goal(13)] },
      ],
    };
    expect(goalColumns(axes).map(({ number, goal: { id }, indicator }) => [number, id, indicator.id])).toEqual([
      [1, 11, 1],
      [2, 12, 1],
      [3, 13, 3],
    ]);
  });
});
