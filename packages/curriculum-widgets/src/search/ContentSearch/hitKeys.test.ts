import type { SearchHit } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { neighbourOf, shownHitsOf } from './hitKeys';

const hits = (count: number): SearchHit[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, title: '', description: '', type: '' }));

it('shows the first five of each kind', () => {
  const keys = shownHitsOf([
    { target: 'course', hits: hits(1) },
    { target: 'point', hits: hits(7) },
  ]).map(({ key }) => key);
  expect(keys).toEqual(['course-1', 'point-1', 'point-2', 'point-3', 'point-4', 'point-5']);
});

it.each([
  [null, 1, 'course-1'],
  [null, -1, 'course-3'],
  ['course-1', 1, 'course-2'],
  ['course-3', 1, 'course-1'],
  ['course-1', -1, 'course-3'],
  ['gone', 1, 'course-1'],
] as const)('from %s by %d to %s', (key, step, expected) => {
  expect(neighbourOf(shownHitsOf([{ target: 'course', hits: hits(3) }]), key, step)).toBe(expected);
});

it('leads nowhere among no hits', () => expect(neighbourOf([], null, 1)).toBeNull());
