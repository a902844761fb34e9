import { occupationSorts } from '@college/curriculum-widgets/occupations/OccupationList';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookPlaceOf, lookupPath, occupationBookPath, occupationPath, occupationQueryOf, occupationRecordsPath } from './occupationPaths';
import { parseSearchParams } from './searchParams';

const queryOf = (path: string) => parseSearchParams(path.replace(/^[^?]*/, ''));
const word = fc.string({ maxLength: 12 }).map((text) => text.trim());
const place = fc.record({ code: word, keyword: word });

describe('places of the dictionary', () => {
  it.each([
    [{}, '/job/list', '/jobto'],
    [{ code: '2-02' }, '/job/list?code=2-02', '/jobto/detail?code=2-02'],
    [{ keyword: '云' }, '/job/list?keyword=%E4%BA%91', '/jobto/search?keyword=%E4%BA%91'],
    [{ code: '2-02', keyword: 'a' }, '/job/list?code=2-02&keyword=a', '/jobto/detail?code=2-02&keyword=a'],
  ])('%j', (one, inside, outside) => {
    expect(occupationBookPath(one)).toBe(inside);
    expect(lookupPath(one)).toBe(outside);
  });

  it('come back from an address as they were written', () => {
    fc.assert(
      fc.property(place, (one) => {
        expect(bookPlaceOf(queryOf(occupationBookPath(one)))).toEqual(one);
        expect(bookPlaceOf(queryOf(lookupPath(one)))).toEqual(one);
      }),
    );
  });
});

describe('records in an address', () => {
  it('keep page, keyword, level and order', () => {
    const query = fc.record({
      page: fc.integer({ min: 1, max: 1e6 }),
      keyword: word,
      level: fc.constantFrom('', '1010'),
      sort: fc.constantFrom(...occupationSorts),
    });
    fc.assert(
      fc.property(query, (one) => {
        const found = queryOf(occupationRecordsPath(one));
        expect(found).toMatchObject({ view: 'records' });
        // A record carries them along, to go back to.
        expect(occupationQueryOf(queryOf(occupationPath(1001, one)))).toEqual(occupationQueryOf(found));
        expect(occupationQueryOf(found)).toEqual(one);
      }),
    );
  });

  it('leave nonsense out', () => {
    expect(occupationQueryOf({ page: '-3', sort: 'upwards' })).toEqual({ page: 1, keyword: '', level: '', sort: '' });
  });
});
