import { hiddenNotice } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { fieldProblem } from './fieldProblem';

describe('what is wrong with a field', () => {
  it.each([
    ['attend', '按时到课。', null],
    ['attend', '课'.repeat(4001), '最多 4000 个字符'],
    ['en:attend', 'x'.repeat(20_001), '最多 20000 个字符'],
    ['score', 10_000, '不能大于 9999'],
    ['score', 0.125, '最多两位小数'],
  ] as const)('%s', (name, value, zh) => expect(fieldProblem(name, value)?.zh ?? null).toBe(zh));

  it('is no hidden character: it is announced, and taken out when the field is kept', () => {
    const text = '按时\u0000到课\u202e\ud800';
    expect(fieldProblem('attend', text)).toBeNull();
    expect(hiddenNotice(text)?.zh).toBe('含有看不见的控制字符（U+0000, U+202E, U+D800），保存时会删去。');
  });
});
