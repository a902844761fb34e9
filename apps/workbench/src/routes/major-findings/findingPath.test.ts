import type { ToldFinding } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { findingPath } from './findingPath';

const finding = (at: string, rule = 'goal.vague-verb', field?: string, id = `${rule}.${at}`) =>
  ({ id, at, here: at, rule, ...(field && { field }) }) as ToldFinding;
const current = { majorId: 1001, courseId: 1004 };

it.each([
  [finding('course:1004/goal:1031'), '/courseUnit/detail?majorId=1001&courseUnitId=1004&goal=1031'],
  [finding('course:1004/chapter:7', 'name.chapter'), '/courseUnit/detail?majorId=1001&courseUnitId=1004&edit=courseMatrixVOS&chapter=7'],
  [finding('course:1004', 'syllabus.field-empty', 'criterion'), '/courseUnit/detail?majorId=1001&courseUnitId=1004&edit=criterion'],
  [
    finding('course:1004', 'cover.content-missing', undefined, 'cover.content-missing.course:1004.ksa'),
    '/courseUnit/detail?majorId=1001&courseUnitId=1004&edit=points',
  ],
  [
    finding('course:1004/chapter:7', 'cover.chapter-without-task-goal'),
    '/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&column=taskGoals',
  ],
  [finding('course:1004/chapter:7', 'cover.chapter-without-point'), '/matrix?majorId=1001&courseId=1004&matrix=course&row=7'],
  [finding('course:1004/goal:31', 'cover.goal-without-point'), '/matrix?majorId=1001&courseId=1004&matrix=course&column=31'],
  [finding('course:1004/goal:31', 'cover.goal-unbound'), '/matrix?majorId=1001&courseId=1004&matrix=major&row=1004'],
  [finding('course:1004'), '/courseUnit/detail?majorId=1001&courseUnitId=1004'],
  [
    finding('course:1004/binding:1102', 'cover.support-without-goal'),
    '/matrix?majorId=1001&courseId=1004&matrix=major&row=1004&column=1102',
  ],
  [
    finding('course:1004/placedPoint:7-31-4', 'cover.point-without-ksa'),
    '/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&row=7+31+4',
  ],
  [finding('course:1004/taskGoal:9', 'cover.task-goal-without-ksa'), '/matrix?majorId=1001&courseId=1004&matrix=project&column=9'],
  [
    finding('course:1004/syllabus', 'assess.percent-sum', 'exampercent'),
    '/courseUnit/report?majorId=1001&courseUnitId=1004&field=exampercent',
  ],
  [finding('course:1004', 'syllabus.never-saved'), '/courseUnit/report?majorId=1001&courseUnitId=1004'],
])('leads to the record of a course: %j', (found, path) => expect(findingPath(found, current)).toBe(path));

it('leads to the major, to its requirements and indicator points, and to their columns where support is missing', () => {
  const major = { ...current, courseId: null };
  expect(findingPath(finding('major/indicator:1102', 'decompose.overlap'), major)).toBe('/major/detail?majorId=1001&indicator=1102');
  expect(findingPath(finding('major/indicator:1102', 'cover.indicator-unsupported'), major)).toBe(
    '/matrix?majorId=1001&matrix=major&column=1102',
  );
  expect(findingPath(finding('major/requirement:11', 'decompose.indicator-count'), major)).toBe(
    '/major/detail?majorId=1001&requirement=11',
  );
  expect(findingPath(finding('major', 'decompose.standard-missing'), major)).toBe('/major/detail?majorId=1001');
});

it('leads to the row of a draft, which has another number', () => {
  const draft = { majorId: 2001, courseId: 3004 };
  const found = { ...finding('course:1004/goal:1031'), here: 'course:3004/goal:4031' };
  expect(findingPath(found, draft)).toBe('/courseUnit/detail?majorId=2001&courseUnitId=3004&goal=4031');
});

it('leads to the page alone where it is not said which row it is', () => {
  const { here: _, ...found } = finding('course:1004/goal:1031');
  expect(findingPath(found, current)).toBe('/courseUnit/detail?majorId=1001&courseUnitId=1004');
});
