import { collegeMajorSorts } from '@college/curriculum-widgets/college-majors/CollegeMajorList';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collegeMajorPath, collegeMajorQueryOf, collegeMajorsPath } from './collegeMajorPaths';
import { parseSearchParams } from './searchParams';

const queryOf = (path: string) => parseSearchParams(path.replace(/^[^?]*/, ''));

it('keeps the state of the list in the URLs of the list and of its majors', () => {
  const query = fc.record({
    page: fc.integer({ min: 1, max: 1e6 }),
    keyword: fc.string({ maxLength: 12 }).map((text) => text.trim()),
    type: fc.constantFrom('', '1809'),
    sort: fc.constantFrom(...collegeMajorSorts),
  });
  fc.assert(
    fc.property(query, fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }), (one, majorId) => {
      expect(collegeMajorQueryOf(queryOf(collegeMajorsPath(one)))).toEqual(one);
      const detail = queryOf(collegeMajorPath(majorId, one));
      expect(collegeMajorQueryOf(detail)).toEqual(one);
      expect(detail.majorId).toBe(majorId === undefined ? undefined : String(majorId));
    }),
  );
});

it('begins a new major without an id, and leaves nonsense out', () => {
  expect(collegeMajorPath()).toBe('/college/majorDetail');
  expect(collegeMajorPath(1001)).toBe('/college/majorDetail?majorId=1001');
  expect(collegeMajorQueryOf({ page: '-3', sort: 'upwards' })).toEqual({ page: 1, keyword: '', type: '', sort: '' });
});
