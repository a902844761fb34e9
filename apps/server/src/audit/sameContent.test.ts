import { expect, it } from 'vitest';
import { isSameContent } from './sameContent';

const course = { name: '数据结构', version: 3, updateTime: '2026-03-02', courseMatrixVOS: [{ name: '图', version: 1 }] };

it('is the same whatever a save moves on by itself, at any depth', () => {
  expect(isSameContent(course, { ...course, version: 4, updateTime: '2026-03-03', courseMatrixVOS: [{ name: '图', version: 2 }] })).toBe(
    true,
  );
  expect(isSameContent(course, { ...course, name: '图论' })).toBe(false);
  expect(isSameContent(course, { ...course, courseMatrixVOS: [] })).toBe(false);
});

it('is another where a record came or went', () => {
  expect(isSameContent(null, course)).toBe(false);
  expect(isSameContent(course, null)).toBe(false);
});
