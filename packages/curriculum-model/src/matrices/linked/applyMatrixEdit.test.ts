import { describe, expect, it } from 'vitest';
import { largeLinkedMatrices, sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from './applyMatrixEdit';
import { columnGoals, columnGroups } from './columnGoals';
import { bindingAt, bindingsOfCourse, ksasAt, placedPointAt, pointsAt, rowsOfProject } from './finders';
import { indicatorsOf } from './indicators';
import type { LinkedMatrices } from './linkedMatrices';
import { isWithoutLoss, lossOfEdit } from './lossOfEdit';
import type { CourseCellEdit, MatrixEdit, SupportEdit } from './matrixEdit';

const [trees, traversal] = [1064, 1065];
const place = { projectId: trees, goalId: 1033, pointId: traversal };
const supported = (...cells: SupportEdit[]): MatrixEdit => ({ type: 'supported', cells });
const placed = (...cells: CourseCellEdit[]): MatrixEdit => ({ type: 'pointsPlaced', cells });
const ids = (matrices: LinkedMatrices, projectId = trees, goalId = 1033) =>
  pointsAt(matrices, projectId, goalId).map(({ pointId }) => pointId);

describe('strengths', () => {
  it('when removed, the column is deleted with its points and their KSA; when restored, the goal is back and the column is empty', () => {
    const out = applyMatrixEdit(sample, supported({ courseId: 1004, requireId: 1106, relate: -1 }));
    expect(columnGoals(out).map(({ code, id }) => [code, id])).toEqual([
      ['G1', 1031],
      ['G2', 1032],
      ['G3', 1034],
    ]);
    expect(lossOfEdit(sample, out)).toMatchObject({ bindings: [], points: { length: 3 }, ksas: { length: 6 } });
    expect(out.placedPoints).toHaveLength(6);
    expect(out.placedKsas).toEqual([]);
    const back = applyMatrixEdit(out, supported({ courseId: 1004, requireId: 1106, relate: 0 }));
    expect(bindingAt(back, 1004, 1106)).toEqual({ courseId: 1004, requireId: 1106, relate: 0, goals: [1033] });
    expect(ids(back)).toEqual([]);
  });

  it('changed, everything else keeps its identity', () => {
    const after = applyMatrixEdit(sample, supported({ courseId: 1004, requireId: 1106, relate: 0 }));
    expect(bindingAt(after, 1004, 1106)).toMatchObject({ relate: 0, goals: [1033] });
    expect([after.placedPoints, after.goals, after.courses]).toEqual([sample.placedPoints, sample.goals, sample.courses]);
    expect(after.placedPoints).toBe(sample.placedPoints);
    expect(bindingsOfCourse(after, 1005)).toBe(bindingsOfCourse(sample, 1005));
    expect(bindingAt(after, 1004, 1104)).toBe(bindingAt(sample, 1004, 1104));
    expect(isWithoutLoss(lossOfEdit(sample, after))).toBe(true);
  });

  it('of other courses taken out lose columns that are not here, and say so', () => {
    const after = applyMatrixEdit(sample, supported({ courseId: 1011, requireId: 1118, relate: -1 }));
    expect(lossOfEdit(sample, after).bindings).toEqual([bindingAt(sample, 1011, 1118)]);
  });

  it.each<[string, LinkedMatrices, SupportEdit]>([
    ['of an unknown course', sample, { courseId: 99, requireId: 1106, relate: 0 }],
    ['under an indicator point of another major', sample, { courseId: 1004, requireId: 1125, relate: 0 }],
    ['of a course that may only be read', readOnly(1005), { courseId: 1005, requireId: 1106, relate: 0 }],
    ['that stand already', sample, { courseId: 1004, requireId: 1106, relate: 1 }],
    ['taken out where nothing stands', sample, { courseId: 1004, requireId: 1101, relate: -1 }],
  ])('%s change nothing', (_what, before, cell) => expect(applyMatrixEdit(before, supported(cell))).toBe(before));
});

describe('the binding form', () => {
  const bind = (goals: number[], requireId = 1105): MatrixEdit => ({ type: 'bound', courseId: 1004, requireId, relate: 1, goals });

  it('moves goals from their other bindings with the content of their columns', () => {
    const after = applyMatrixEdit(sample, bind([1032]));
    expect(bindingAt(after, 1004, 1105)).toEqual({ courseId: 1004, requireId: 1105, relate: 1, goals: [1032] });
    expect(bindingAt(after, 1004, 1104)?.goals).toEqual([]);
    expect(after.goals.find(({ id }) => id === 1032)?.parentId).toBe(1105);
    expect(after.placedPoints).toBe(sample.placedPoints);
    expect(lossOfEdit(sample, after)).toMatchObject({ bindings: [{ requireId: 1104, goals: [1032] }], points: [], ksas: [] });
    expect(columnGroups(after).map(({ indicator, columns }) => [indicator.number, columns.length])).toEqual([
      ['1.2', 1],
      ['2.1', 0],
      ['2.2', 1],
      ['3.1', 1],
      ['4.1', 1],
    ]);
  });

  it('omits a goal: its column is deleted', () => {
    const both = applyMatrixEdit(sample, bind([1032, 1033], 1104));
    const after = applyMatrixEdit(both, bind([1032], 1104));
    expect(lossOfEdit(both, after)).toMatchObject({ points: { length: 3 }, ksas: { length: 6 } });
  });

  it.each([
    ['without a goal', bind([])],
    ['with another course’s goal', bind([1032, 1041])],
    ['under an unknown indicator point', bind([1032], 7)],
  ])('%s changes nothing', (_what, edit) => expect(applyMatrixEdit(sample, edit)).toBe(sample));
});

describe('points in a cell', () => {
  it('that stay keep how they are taught; new ones wait for it; taken out they lose their row', () => {
    const after = applyMatrixEdit(
      sample,
      placed({
        projectId: trees,
        goalId: 1033,
        entries: [
          { id: 1068, relate: 1 },
          { id: traversal, relate: 1 },
          { id: 1066, relate: -1 },
        ],
      }),
    );
    expect(ids(after)).toEqual([traversal, 1068]);
    expect(placedPointAt(after, place)).toEqual({ ...placedPointAt(sample, place), relate: 1 });
    expect(placedPointAt(after, { ...place, pointId: 1068 })).toMatchObject({ study: '', theoryPeriod: 0 });
    expect(after.placedKsas.map(({ pointId }) => pointId)).toEqual([traversal, traversal, traversal]);
    expect(lossOfEdit(sample, after)).toMatchObject({ points: [], ksas: { length: 3 } });
    expect(pointsAt(after, 1065, 1033)).toBe(pointsAt(sample, 1065, 1033));
  });

  it.each<[string, CourseCellEdit]>([
    ['of an unknown chapter', { projectId: 9, goalId: 1033, entries: [] }],
    ['under a goal that is not bound', { projectId: trees, goalId: 1041, entries: [] }],
    ['with an unknown point', { projectId: trees, goalId: 1033, entries: [{ id: 9, relate: 0 }] }],
  ])('%s change nothing', (_what, cell) => expect(applyMatrixEdit(sample, placed(cell))).toBe(sample));

  it('and how they are taught stay as they are where the course may only be read', () => {
    const before = readOnly(1004);
    expect(applyMatrixEdit(before, placed({ projectId: trees, goalId: 1033, entries: [] }))).toBe(before);
    expect(applyMatrixEdit(before, { type: 'arranged', rows: [{ place, change: { study: '讲授' } }] })).toBe(before);
  });
});

describe('how a point is taught', () => {
  it.each([
    [{ theoryPeriod: -1, study: '讲授' }, false],
    [{ theoryPeriod: Number.NaN }, false],
    [{ week: '周'.repeat(51) }, false],
    [{ theoryPeriod: 0.5 }, true],
  ])('%j is taken: %s', (change, isTaken) => {
    const after = applyMatrixEdit(sample, { type: 'arranged', rows: [{ place, change }] });
    expect(after !== sample).toBe(isTaken);
  });
});

describe('KSA items in a cell', () => {
  it('are those passed, in the order K, S, A', () => {
    const entries = [
      { id: 1069, relate: 0 as const },
      { id: 1061, relate: 1 as const },
    ];
    const after = applyMatrixEdit(sample, { type: 'ksasPlaced', cells: [{ place, taskGoalId: 1001, entries }] });
    expect(ksasAt(after, place, 1001).map(({ ksaId, relate }) => [ksaId, relate])).toEqual([
      [1061, 1],
      [1069, 0],
    ]);
    expect(ksasAt(after, { ...place, pointId: 1066 }, 1002)).toBe(ksasAt(sample, { ...place, pointId: 1066 }, 1002));
  });

  it.each([
    ['of a point that is not placed', { place: { ...place, pointId: 1061 }, taskGoalId: 1001, entries: [] }],
    ['under an unknown task goal', { place, taskGoalId: 9, entries: [] }],
    ['that nobody knows', { place, taskGoalId: 1001, entries: [{ id: 9, relate: 0 as const }] }],
  ])('%s change nothing', (_what, cell) => expect(applyMatrixEdit(sample, { type: 'ksasPlaced', cells: [cell] })).toBe(sample));
});

describe('several acts as one', () => {
  it('are what they are one after the other', () => {
    const edits: MatrixEdit[] = [
      supported({ courseId: 1004, requireId: 1106, relate: 0 }),
      { type: 'arranged', rows: [{ place, change: { study: '讲授' } }] },
    ];
    const after = applyMatrixEdit(sample, { type: 'together', edits });
    expect(after).toEqual(edits.reduce(applyMatrixEdit, sample));
    expect(placedPointAt(after, place)?.study).toBe('讲授');
    expect(applyMatrixEdit(sample, { type: 'together', edits: [] })).toBe(sample);
  });
});

describe('numbers', () => {
  it('come from the order', () => {
    const numbers = indicatorsOf(sample).flatMap(({ indicators }) => indicators.map(({ number }) => number));
    expect([numbers.length, numbers[0], numbers[3], numbers.at(-1)]).toEqual([24, '1.1', '2.1', '11.2']);
    expect(rowsOfProject(sample, trees).map(({ pointId }) => pointId)).toEqual([1065, 1066]);
  });
});

describe('a large matrix', () => {
  it('takes an edit without going through all of it', () => {
    const large = largeLinkedMatrices(200, 100);
    const course = large.courses[120]!.id;
    const before = large.bindings.length;
    const after = applyMatrixEdit(large, supported({ courseId: course, requireId: 30_001, relate: 0 }));
    expect(after.bindings.length).toBe(before);
    for (const { id } of large.courses) expect(bindingsOfCourse(after, id) === bindingsOfCourse(large, id)).toBe(id !== course);
  });
});

/** The sample with one course that may only be read. */
function readOnly(courseId: number): LinkedMatrices {
  return { ...sample, courses: sample.courses.map((course) => (course.id === courseId ? { ...course, editable: false } : course)) };
}
