import { describe, expect, it } from 'vitest';
import { qualificationDirectoryMessages } from './messages';
import { categoryWord } from './qualificationWords';

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
