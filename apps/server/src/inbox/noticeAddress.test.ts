import { expect, it } from 'vitest';
import { noticeAddress } from './noticeAddress';

const notice = { id: 'thread:12', at: '2026-03-02T01:05:45.123Z' };
const about = { majorId: 1001, courseId: 1004, here: null, proposalId: null };

// The pages to which the workbench leads from the same places: apps/workbench/src/comments/commentPath.test.ts.
it.each([
  [{ proposalId: 12 }, '/course/major/review?majorId=1001&id=12'],
  [{ here: 'course:1004/goal:31' }, '/course/courseUnit/detail?majorId=1001&courseUnitId=1004&goal=31'],
  [{ here: 'course:1004/binding:31' }, '/course/matrix?majorId=1001&courseId=1004&matrix=major&row=1004&column=31'],
  [{ here: 'course:1004/placedPoint:7-9' }, '/course/matrix?majorId=1001&courseId=1004&matrix=course&row=7&column=9'],
  [
    { here: 'course:1004/placedPoint:7-9-66#practicePeriod' },
    '/course/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&row=7+9+66&column=hours',
  ],
  [{ here: 'course:1004/placedKsa:7-9-66-5' }, '/course/matrix?majorId=1001&courseId=1004&matrix=project&projectId=7&row=7+9+66&column=5'],
  [{ here: 'course:1004/taskGoal:5' }, '/course/matrix?majorId=1001&courseId=1004&matrix=project&column=5'],
  [{ here: 'course:1004/syllabus#paper' }, '/course/courseUnit/report?majorId=1001&courseUnitId=1004&field=paper'],
  [{ here: 'course:1004/chapter:7' }, '/course/matrix?majorId=1001&courseId=1004&matrix=course&row=7'],
  [{ here: 'course:1004#introduction' }, '/course/courseUnit/detail?majorId=1001&courseUnitId=1004&field=introduction'],
  [{ here: 'major/requirement:1100' }, '/course/major/detail?majorId=1001&requirement=1100'],
  [{ here: 'major/indicator:1102' }, '/course/major/detail?majorId=1001&indicator=1102'],
  [{ here: 'course:1004' }, '/course/courseUnit/detail?majorId=1001&courseUnitId=1004'],
  [{ courseId: null }, '/course/major/detail?majorId=1001'],
])('a mail about %j leads to its very place', (place, address) => {
  const led = noticeAddress({ ...notice, place: { ...about, ...place } }, 1006);
  expect(led).toBe(`${address}&notice=1006-1772413545123-thread%3A12`);
});
