import { placeKey, type CommentMark, type MatrixKind, type ToldFinding } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { sampleMatrices as matrices } from '../fakes/sampleMatrices';
import { discussedThings } from './discussedThings';
import { discussionsOf, findingMarks } from './matrixDiscussions';

const placed = matrices.placedPoints[0]!;
const ksa = matrices.placedKsas[0]!;
const point = placeKey(ksa);
const pointKey = point.replaceAll(' ', '-');
const indicator = matrices.requirements[1]!.children[0]!.id;

const mark = (here: string, open = 1, resolved = 0): CommentMark => ({ place: here, here, open, resolved });

/** The marks as a list of what the grid draws. */
function drawn(matrix: MatrixKind, ...marks: CommentMark[]) {
  const { cells, rows, columns, groups } = discussionsOf(marks, matrix, matrices);
  return [
    ...[...cells].flatMap(([rowId, row]) => [...row].map(([columnId, count]) => `${rowId} × ${columnId}: ${count}`)),
    ...[...rows].map(([id, count]) => `row ${id}: ${count}`),
    ...[...columns].map(([id, count]) => `column ${id}: ${count}`),
    ...[...groups].map(([id, count]) => `group ${id}: ${count}`),
  ];
}

describe('the marks of discussions in a matrix', () => {
  it.each<[MatrixKind, string, string]>([
    ['major', 'course:1002/binding:31', '1002 × 31: 1'],
    ['major', 'course:1002/binding:31#relate', '1002 × 31: 1'],
    ['major', 'course:1002', 'row 1002: 1'],
    ['major', 'major/indicator:31', 'column 31: 1'],
    ['major', 'major/requirement:3#description', 'group 3: 1'],
    ['course', 'course:1004/chapter:7', 'row 7: 1'],
    ['course', 'course:1004/goal:9#description', 'column 9: 1'],
    ['course', 'course:1004/placedPoint:7-9', '7 × 9: 1'],
    ['course', 'course:1004/placedPoint:7-9-66', '7 × 9: 1'],
    ['course', 'major/indicator:31', 'group 31: 1'],
    ['project', 'course:1004/placedPoint:7-9-66', 'row 7 9 66: 1'],
    ['project', 'course:1004/placedPoint:7-9-66#theoryPeriod', '7 9 66 × hours: 1'],
    ['project', 'course:1004/placedPoint:7-9-66#study', '7 9 66 × study: 1'],
    ['project', 'course:1004/placedKsa:7-9-66-5', '7 9 66 × 5: 1'],
    ['project', 'course:1004/placedKsa:7-9-66-5-80', '7 9 66 × 5: 1'],
    ['project', 'course:1004/taskGoal:5', 'column 5: 1'],
    ['project', `course:1004/point:${placed.pointId}`, `row ${placeKey(placed)}: 1`],
  ])('of the %s matrix: %s', (matrix, place, expected) => {
    expect(drawn(matrix, mark(place))).toContain(expected);
  });

  it.each<[MatrixKind, string]>([
    ['major', 'course:1004#introduction'],
    ['major', 'course:1004/goal:9'],
    ['course', 'course:1005/goal:9'],
    ['course', 'course:1004/binding:31'],
    ['project', 'course:1004/goal:9'],
  ])('leave out of the %s matrix: %s', (matrix, place) => expect(drawn(matrix, mark(place))).toEqual([]));

  it('add up, and leave out what is resolved or gone', () => {
    const marks = [mark('course:1004/placedPoint:7-9', 2), mark('course:1004/placedPoint:7-9-66', 1), mark('course:1004/chapter:7', 0, 3)];
    expect(drawn('course', ...marks, { ...mark('course:1004/goal:9'), here: null })).toEqual(['7 × 9: 3']);
  });
});

const finding = (here: string, more: Partial<ToldFinding> = {}): ToldFinding => ({
  id: `rule.${here}`,
  aliases: [],
  rule: 'strength.rule',
  level: 'warning',
  at: here,
  here,
  sentence: { zh: '一句', en: 'One' },
  owner: { zh: '', en: '' },
  record: { zh: '', en: '' },
  basis: '',
  ...more,
});

describe('the marks of findings in a matrix', () => {
  const said = (matrix: MatrixKind, ...findings: ToldFinding[]) => {
    const { cells, rows, columns, groups } = findingMarks(findings, matrix, matrices, 'zh');
    return [
      ...[...cells].flatMap(([rowId, row]) => [...row].map(([columnId, { words }]) => `${rowId} × ${columnId}: ${words}`)),
      ...[...rows].map(([id, { words }]) => `row ${id}: ${words}`),
      ...[...columns].map(([id, { words }]) => `column ${id}: ${words}`),
      ...[...groups].map(([id, { words }]) => `group ${id}: ${words}`),
    ];
  };

  it.each<[MatrixKind, string, string | undefined, string]>([
    ['major', 'course:1002/binding:31', undefined, '1002 × 31: 警告：一句'],
    ['major', 'course:1002', 'name', 'row 1002: 警告：一句'],
    ['major', 'major/indicator:31', 'description', 'column 31: 警告：一句'],
    ['major', 'major/requirement:3', undefined, 'group 3: 警告：一句'],
    ['course', 'course:1004/goal:9', 'exampercent', 'column 9: 警告：一句'],
    ['course', 'course:1004/chapter:7', 'theoryPeriod', 'row 7: 警告：一句'],
    ['project', 'course:1004/placedPoint:7-9-66', 'week', '7 9 66 × week: 警告：一句'],
    ['project', 'course:1004/taskGoal:5', 'product', 'column 5: 警告：一句'],
  ])('of the %s matrix: %s %s', (matrix, here, field, expected) => {
    expect(said(matrix, finding(here, field === undefined ? {} : { field }))).toEqual([expected]);
  });

  it('say all of a spot, what weighs most first', () => {
    const [advice, error] = [finding('course:1002', { level: 'advice' }), finding('course:1002', { level: 'error' })];
    expect(said('major', advice, error)).toEqual(['row 1002: 错误：一句；建议：一句']);
    expect(findingMarks([advice, error], 'major', matrices, 'en').rows.get('1002')).toEqual({
      level: 'error',
      words: 'Error: One; Advice: One',
    });
  });

  it('leave out what the matrices mark themselves, and what does not say where it stands', () => {
    const { here: _, ...nowhere } = finding('course:1002');
    expect(said('major', nowhere, finding('major/indicator:31', { aliases: ['indicatorWeakOnly.31'] }))).toEqual([]);
  });
});

describe('what one may comment on at a cell', () => {
  const at = (matrix: MatrixKind, rowId: string, columnId: string, ...marks: CommentMark[]) =>
    discussedThings({ rowId, columnId }, matrix, { matrices, marks, findings: [], language: 'zh' });

  it('of the major matrix is the support, the course, the indicator point and the requirement', () => {
    const things = at('major', '1004', String(indicator), mark(`course:1004/binding:${indicator}`, 2, 1));
    expect(things.map(({ at: where, place }) => [where, place])).toEqual([
      ['cell', `course:1004/binding:${indicator}`],
      ['row', 'course:1004'],
      ['column', `major/indicator:${indicator}`],
      ['group', `major/requirement:${matrices.requirements[1]!.id}`],
    ]);
    expect(things[0]).toMatchObject({ name: '数据结构 × 2.1', open: 2, resolved: 1 });
  });

  it('of the course matrix is the cell, the chapter, the goal and its indicator point; points where somebody commented on them', () => {
    const { projectId, goalId, pointId } = placed;
    const place = `course:1004/placedPoint:${projectId}-${goalId}-${pointId}`;
    const things = at('course', String(projectId), String(goalId), mark(place));
    expect(things.map(({ at: where }) => where)).toEqual(['cell', 'cell', 'row', 'column', 'group']);
    expect(things[1]).toMatchObject({ place, open: 1 });
    expect(at('course', String(projectId), String(goalId))).toHaveLength(4);
  });

  it('of a project matrix is the cell, the point and the task goal', () => {
    const things = at('project', point, String(ksa.taskGoalId));
    expect(things.map(({ place }) => place)).toEqual([
      `course:1004/placedKsa:${pointKey}-${ksa.taskGoalId}`,
      `course:1004/point:${ksa.pointId}`,
      `course:1004/taskGoal:${ksa.taskGoalId}`,
    ]);
    expect(at('project', point, 'hours')[0]!.place).toBe(`course:1004/placedPoint:${pointKey}#theoryPeriod`);
  });

  it('is nothing where the line is not there', () => expect(at('major', '1004', '999999')).toEqual([]));
});
