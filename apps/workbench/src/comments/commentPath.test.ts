import { expect, it } from 'vitest';
import { commentPath } from './commentPath';

it.each([
  ['course:1004/goal:31', '/courseUnit/detail?majorId=1001&courseUnitId=1004&goal=31'],
  ['course:1004/binding:31', '/matrix?majorId=1001&courseId=1004&matrix=major&row=1004&column=31'],
  ['course:1004/placedPoint:7-9', '/matrix?majorId=1001&courseId=1004&matrix=course&row=7&column=9'],
  [
    'course:1004/placedPoint:7-9-66#practicePeriod',
    '/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&row=7+9+66&column=hours',
  ],
  ['course:1004/placedKsa:7-9-66-5', '/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&row=7+9+66&column=5'],
  ['course:1004/taskGoal:5#product', '/matrix?majorId=1001&courseId=1004&matrix=project&column=5'],
  ['course:1004/syllabus#paper', '/courseUnit/report?majorId=1001&courseUnitId=1004&field=paper'],
  ['course:1004#introduction', '/courseUnit/detail?majorId=1001&courseUnitId=1004&field=introduction'],
  ['major/requirement:1100', '/major/detail?majorId=1001&requirement=1100'],
  ['course:1004/chapter:7', '/matrix?majorId=1001&courseId=1004&matrix=course&row=7'],
  ['major/indicator:1102', '/major/detail?majorId=1001&indicator=1102'],
  ['course:1004', undefined],
  ['major', undefined],
])('comments on %s are at %s', (here, path) => expect(commentPath(here, 1001)?.replaceAll('%20', '+')).toBe(path));
