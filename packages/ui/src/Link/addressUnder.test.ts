import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressUnder } from './addressUnder';

describe('an address in an app below /course', () => {
  it.each([
    ['/major/list?page=2#top', '/course/major/list?page=2#top'],
    ['/', '/course/'],
    ['', ''],
    ['#content', '#content'],
    ['?page=2', '?page=2'],
    ['list', 'list'],
    ['//www.moe.gov.cn/a', '//www.moe.gov.cn/a'],
    ['/\\www.moe.gov.cn', '/\\www.moe.gov.cn'],
    ['mailto:dean@college.example', 'mailto:dean@college.example'],
    ['tel:+861000000', 'tel:+861000000'],
    ['data:text/plain,x', 'data:text/plain,x'],
  ])('%s is %s', (href, address) => expect(addressUnder('/course', href)).toBe(address));

  it('is never another one than the data say when it leads out of the app', () => {
    const outside = fc.webUrl({ withQueryParameters: true, withFragments: true });
    fc.assert(
      fc.property(outside, (url) => {
        expect(addressUnder('/course', url)).toBe(url);
      }),
    );
  });
});
