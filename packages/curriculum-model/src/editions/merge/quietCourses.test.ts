import { expect, it } from 'vitest';
import { aState, without, write } from '../programme.test-data';
import type { CurriculumState } from '../state';
import { mergeEditions } from './mergeEditions';

/** With a second course that is as in `aState`. */
const withTwo = (change?: Parameters<typeof aState>[0]): CurriculumState => {
  const { major, courses } = aState(change);
  return { major, courses: [...courses, { ...aState().courses[0]!, lineage: 1002 }] };
};
const base = withTwo();

it('a course that nobody changed is as it was, in its place, and the other one is merged', () => {
  const draft = withTwo((_, course) => write(course.goal, '302', { description: '能评测' }));
  const current = withTwo((_, course) => write(course.chapter, '201', { name: '导论' }));
  const { merged, changes, conflicts } = mergeEditions({ base, draft, current });
  expect(conflicts).toEqual([]);
  expect(changes.map(({ at }) => at)).toEqual(['course:1001/goal:302']);
  expect(merged.courses.map(({ lineage }) => lineage)).toEqual([1001, 1002]);
  expect(merged.courses[1]).toEqual(base.courses[1]);
});

it('loses what belongs to an indicator point that the draft deleted, though nobody changed the course', () => {
  const before = { ...base, courses: base.courses.slice(1) };
  const gone = (major: Parameters<NonNullable<Parameters<typeof aState>[0]>>[0]) => without(major, 'indicator', '21');
  const { merged } = mergeEditions({ base: before, draft: { ...before, major: aState(gone).major }, current: before });
  expect(merged.courses[0]?.records.goal?.map(({ key }) => key)).toEqual(['301']);
});
