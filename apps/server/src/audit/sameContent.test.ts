import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
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

it('is the same for whatever reads the same, and for nothing else', () => {
  const state = fc.object({
    key: fc.constantFrom('name', 'hours', 'rows'),
    maxDepth: 3,
    values: [fc.integer({ max: 2, min: 0 }), fc.string({ maxLength: 1 })],
  });
  fc.assert(
    fc.property(state, state, (one, other) => {
      expect(isSameContent(one, structuredClone(one))).toBe(true);
      expect(isSameContent(one, other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
});

it('tells lists from records, and moments from each other', () => {
  expect(isSameContent({ rows: [] }, { rows: {} })).toBe(false);
  expect(isSameContent({ at: new Date(1) }, { at: new Date(1) })).toBe(true);
  expect(isSameContent({ at: new Date(1) }, { at: new Date(2) })).toBe(false);
});
