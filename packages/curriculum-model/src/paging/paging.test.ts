import { describe, expect, it } from 'vitest';
import { pageCount, pageSizes } from './pageSizes';

describe('pages', () => {
  it('have the sizes of the documents', () => {
    expect(pageSizes).toEqual({
      default: 20,
      courseUnits: 10,
      occupations: 20,
      collegeMajors: 20,
      qualifications: 20,
      talentReports: 10,
      news: 20,
    });
  });

  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [95, 10, 10],
  ])('%i rows at %i are %i', (total, size, count) => expect(pageCount(total, size)).toBe(count));
});
