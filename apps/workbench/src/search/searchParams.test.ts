import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, parseSearchParams, stringifySearchParams, wordOf } from './searchParams';

describe('search parameters', () => {
  it('come back as they were written, whatever the text', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(fc.dictionary(text, text), (params) => {
        expect(parseSearchParams(stringifySearchParams(params))).toEqual({ ...params });
      }),
    );
  });

  it('keep ids as text and drop what is not set', () => {
    expect(stringifySearchParams({ majorId: 1001, page: undefined, majorName: '' })).toBe('?majorId=1001');
    expect(parseSearchParams('?majorId=0012&name=true')).toEqual({ majorId: '0012', name: 'true' });
  });

  it('keep the first of a repeated name', () => {
    expect(parseSearchParams('?page=2&page=3')).toEqual({ page: '2' });
  });

  it.each([
    ['1001', 1001],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    [' 7', undefined],
    ['', undefined],
    [undefined, undefined],
    ['9999999999999999', undefined],
  ])('read the id of %j as %j', (value, id) => {
    expect(idOf(value)).toBe(id);
  });
});

it('knows a word of a few', () => {
  expect(wordOf('course', ['major', 'course'])).toBe('course');
  expect(wordOf('Course', ['major', 'course'])).toBeUndefined();
  expect(wordOf(undefined, ['major', 'course'])).toBeUndefined();
});
