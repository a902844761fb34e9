import { describe, expect, it } from 'vitest';
import { qualificationDirectoryMessages } from './messages';
import { categoryWord, langOf } from './qualificationWords';

describe('the category of a qualification', () => {
  it.each([
    ['准入类', 'Admission class', '准入类'],
    ['水平评价类', 'Level evaluation class', '水平评价类'],
    ['Admission class', 'Admission class', 'Admission class'],
    ['行业类', '行业类', '行业类'],
    ['', '', ''],
  ])('%s', (typeName, en, zh) => {
    expect(categoryWord(typeName, qualificationDirectoryMessages.en)).toBe(en);
    expect(categoryWord(typeName, qualificationDirectoryMessages.zh)).toBe(zh);
  });
});

describe('the language of a word', () => {
  it('is said only where it is not that of the interface', () => {
    expect(langOf('教师资格', 'en')).toBe('zh-Hans');
    expect(langOf('教师资格', 'zh')).toBeUndefined();
    expect(langOf('Teacher', 'en')).toBeUndefined();
  });
});
