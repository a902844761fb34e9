import { searchTargets } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { fieldInSearch, hitPath, pageOfSearch, recordInSearch } from './recordPlace';
import { parseSearchParams } from './searchParams';

const hit = { id: 1031, title: '', description: '', type: '', majorId: 1001, courseId: 1004 };

it.each([
  ['course', '/courseUnit/detail?majorId=1001&courseUnitId=1004', undefined],
  ['indicator', '/major/detail?majorId=1001&indicator=1031', { kind: 'indicator', id: 1031 }],
  ['point', '/courseUnit/detail?majorId=1001&courseUnitId=1004&point=1031', { kind: 'point', id: 1031 }],
  ['ksa', '/courseUnit/detail?majorId=1001&courseUnitId=1004&ksa=1031', { kind: 'ksa', id: 1031 }],
  ['goal', '/courseUnit/detail?majorId=1001&courseUnitId=1004&goal=1031', { kind: 'goal', id: 1031 }],
] as const)('a hit of %s leads to its row and comes back out of the address', (target, path, record) => {
  expect(hitPath(hit, target)).toBe(path);
  const search = parseSearchParams(path.split('?')[1]!);
  expect(recordInSearch(search)).toEqual(record);
  expect(Object.keys(pageOfSearch(search))).not.toContain(target);
});

it('returns undefined for a hit without a location', () => {
  for (const target of searchTargets) expect(hitPath({ ...hit, majorId: undefined }, target)).toBeUndefined();
  expect(hitPath({ ...hit, courseId: undefined }, 'goal')).toBeUndefined();
  expect(recordInSearch({ goal: 'x', point: '0' })).toBeUndefined();
  expect(recordInSearch({ requirement: '1030' })).toEqual({ kind: 'requirement', id: 1030 });
});

it('reads the field that is to be edited, and of which chapter', () => {
  expect(fieldInSearch({ edit: 'criterion' })).toEqual({ kind: 'field', name: 'criterion', chapter: undefined });
  expect(fieldInSearch({ edit: 'courseMatrixVOS', chapter: '7' })).toEqual({ kind: 'field', name: 'courseMatrixVOS', chapter: 7 });
  expect(fieldInSearch({ chapter: '7' })).toBeUndefined();
  expect(pageOfSearch({ courseUnitId: '1', edit: 'name', chapter: '7' })).toEqual({ courseUnitId: '1' });
});
