import { changeTopics, type EditionChange } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import {
  changeKinds,
  countFilters,
  countKinds,
  groupChanges,
  isFiltering,
  noFilter,
  toChangesQuery,
  topicsOfKind,
  walked,
} from './comparisonState';

const change = (at: string, lineage?: number): EditionChange => ({
  at,
  way: 'changed',
  topic: 'course',
  course: lineage === undefined ? null : { lineage, name: `课程 ${lineage}` },
  label: '课程单元',
  name: '',
  shortName: '',
  fields: [],
  authors: [],
  effects: [],
});

it('has each topic in exactly one kind', () => {
  expect(changeKinds.flatMap(topicsOfKind).toSorted()).toEqual(changeTopics.toSorted());
});

it('counts by kind', () => {
  const topics = [
    { topic: 'support', changes: 3 },
    { topic: 'courseMatrix', changes: 2 },
    { topic: 'goal', changes: 4 },
  ] as const;
  expect(countKinds([...topics])).toEqual({ matrix: 5, texts: 4, courses: 0 });
});

it('asks a call for all but what was seen', () => {
  expect(toChangesQuery(noFilter)).toEqual({});
  expect(toChangesQuery({ kind: 'courses', part: 0, userId: 5, isGapsOnly: true, isUnseenOnly: true })).toEqual({
    topics: ['course'],
    part: 0,
    userId: 5,
    gaps: true,
  });
});

it('knows whether anything is left out, and by how many filters', () => {
  expect(isFiltering(noFilter)).toBe(false);
  expect(isFiltering({ ...noFilter, isUnseenOnly: true })).toBe(true);
  expect(isFiltering({ ...noFilter, kind: 'matrix' })).toBe(true);
  expect(countFilters({ ...noFilter, kind: 'matrix', part: 0, isGapsOnly: true })).toBe(2);
});

it('groups by course in the order of the list, the major apart', () => {
  const groups = groupChanges([change('a', 2), change('b'), change('c', 2), change('d', 1)]);
  expect(groups.map(({ course, changes }) => [course?.lineage, changes.map(({ at }) => at).join('')])).toEqual([
    [2, 'ac'],
    [undefined, 'b'],
    [1, 'd'],
  ]);
});

it('walks to the next and the previous change, and stays at the ends', () => {
  const list = [change('a'), change('b'), change('c')];
  expect(walked(list, null, 1)).toBe('a');
  expect(walked(list, null, -1)).toBe('c');
  expect(walked(list, 'a', 1)).toBe('b');
  expect(walked(list, 'c', 1)).toBe('c');
  expect(walked(list, 'a', -1)).toBe('a');
  expect(walked([], null, 1)).toBeNull();
});
