import { describe, expect, it } from 'vitest';
import { inLanguage, languageOfCode } from './language';
import { joinNames } from './words';

describe('language of a code', () => {
  it.each([
    ['80101', 'zh'],
    [80101, 'zh'],
    ['80102', 'en'],
    ['99999', 'en'],
    [null, 'zh'],
    [undefined, 'zh'],
    ['', 'zh'],
  ])('%s is %s', (code, language) => expect(languageOfCode(code)).toBe(language));

  it('reads and joins in one language', () => {
    expect(inLanguage({ zh: '是', en: 'Yes' }, 'en')).toBe('Yes');
    expect([joinNames(['K1', 'S2'], 'zh'), joinNames(['K1', 'S2'], 'en')]).toEqual(['K1、S2', 'K1, S2']);
  });
});
