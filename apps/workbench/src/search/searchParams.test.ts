import { idSchema, maxId, pageRequest } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idOf, idsOf, pageOf, parseSearchParams, stringifySearchParams, wordOf } from './searchParams';

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

  it('return the first of a repeated name', () => {
    expect(parseSearchParams('?page=2&page=3')).toMatchObject({ page: '2' });
  });

  // What people and other programs write: escaped characters, broken escapes, repetitions, empty values.
  const piece = fc.oneof(
    fc.constantFrom('a', 'majorId', '1004', '', '=', '==', '&', '&&', '+', ' ', '%20', '%2B', '%', '%zz', '%E4%B8', '%00', '?', '/', '\\'),
    fc.constantFrom(
      '__proto__',
      'constructor',
      '2',
      '1',
      '软件工程',
      'é',
      '👩‍💻',
      '\u202e',
      '<script>',
      "'",
      '"',
      ';',
      ':',
      '@',
      '%26',
      '%3D',
    ),
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('#', '')),
  );
  const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('leave every address byte for byte as it is, also through a spread', () => {
    fc.assert(
      fc.property(hostile, (query) => {
        const search = query === '' ? '' : `?${query}`;
        expect(stringifySearchParams(parseSearchParams(search))).toBe(search);
        expect(stringifySearchParams({ ...parseSearchParams(search) })).toBe(search);
      }),
      { numRuns: 500 },
    );
  });

  it('change one and leave the bytes of the others', () => {
    fc.assert(
      fc.property(hostile, hostile, (before, after) => {
        fc.pre(![before, after].some((query) => Object.hasOwn(parseSearchParams(`?${query}`), 'page')));
        const search = parseSearchParams(`?${before}&page=3&${after}`);
        expect(stringifySearchParams({ ...search, page: 4 })).toBe(`?${before}&page=4&${after}`);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['?page=2&page=3&x=+', { page: 5 }, '?page=5&x=+'],
    ['?a=%20&b=&a=2', { a: undefined }, '?b='],
    ['?a=&b=%zz', { b: '' }, '?a='],
    ['?a=+', { b: 'ä b' }, '?a=+&b=%C3%A4+b'],
    ['?&&', { a: 1 }, '?&&&a=1'],
  ])('%j with %j is %j', (search, changes, expected) => {
    expect(stringifySearchParams({ ...parseSearchParams(search), ...changes })).toBe(expected);
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
    [String(maxId), maxId],
    [String(maxId + 1), undefined],
    ['9999999999', undefined],
    ['9999999999999999', undefined],
  ])('read the id of %j as %j', (value, id) => {
    expect(idOf(value)).toBe(id);
  });

  it.each([
    ['7', 7],
    ['0', 1],
    ['-1', 1],
    ['x', 1],
    [undefined, 1],
    ['1000001', 1_000_000],
    ['9'.repeat(400), 1_000_000],
  ])('read the page of %j as %j', (value, page) => {
    expect(pageOf(value)).toBe(page);
  });

  it('read no id and no page that the contract does not take, whatever the text', () => {
    const value = fc.oneof(fc.string(), fc.bigInt().map(String), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        for (const id of [...values.map(idOf), ...(idsOf(values.join('.')) ?? [])])
          expect(id === undefined || idSchema.safeParse(id).success).toBe(true);
        for (const page of values.map(pageOf)) expect(pageRequest.pageNum.safeParse(page).success).toBe(true);
      }),
    );
  });
});

it('knows a word of a few', () => {
  expect(wordOf('course', ['major', 'course'])).toBe('course');
  expect(wordOf('Course', ['major', 'course'])).toBeUndefined();
  expect(wordOf(undefined, ['major', 'course'])).toBeUndefined();
});

it.each([
  ['1001.1004', [1001, 1004]],
  ['1001..x.-2', [1001]],
  ['x', undefined],
  [undefined, undefined],
])('%j are ids with a dot between them', (value, ids) => expect(idsOf(value)).toEqual(ids));
