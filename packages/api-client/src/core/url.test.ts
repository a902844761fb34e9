import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUrl } from './url';

// Characters that mean something in an address, and some from outside ASCII.
const unit = fc.constantFrom('a', '0', ' ', '&', '=', '+', '%', '#', '/', '?', ';', '"', '课', '😀', '\u0000');

describe('buildUrl', () => {
  it('leaves out undefined and null, keeps 0 and false, repeats lists', () => {
    expect(buildUrl('/college/api/', '/a', { x: undefined, y: null, zero: 0, no: false, many: [1, 2], empty: '' })).toBe(
      '/college/api/a?zero=0&no=false&many=1&many=2&empty=',
    );
  });

  it('names the missing path parameter', () => {
    expect(() => buildUrl('', '/assistant/match/{target}', {})).toThrow('needs the parameter "target"');
  });

  it('brings any values through a query unharmed', () => {
    const text = fc.string({ maxLength: 8, unit });
    const pairs = fc.uniqueArray(fc.tuple(text, text), { maxLength: 4, selector: ([name]) => name });
    fc.assert(
      fc.property(pairs, (query) => {
        const search = new URLSearchParams(buildUrl('', '/a', Object.fromEntries(query)).slice('/a?'.length));
        const sorted = (entries: Iterable<[string, string]>) => JSON.stringify([...entries].toSorted());
        expect(sorted(search)).toBe(sorted(query));
      }),
    );
  });

  it('brings any value through a path parameter unharmed', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20, unit }), (target) => {
        const [, segment, ...more] = buildUrl('', '/{target}', { target }).split('/');
        expect(more).toEqual([]);
        expect(decodeURIComponent(segment ?? '')).toBe(target);
      }),
    );
  });
});
