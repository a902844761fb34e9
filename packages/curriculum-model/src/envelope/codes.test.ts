import { describe, expect, it } from 'vitest';
import { isLoginInvalid, isSuccess } from './codes';

describe('reply codes', () => {
  it.each([
    ['20021', true],
    ['20099', true],
    [20_050, true],
    ['10011', true],
    ['20020', false],
    ['20100', false],
    ['3', false],
    ['0', false],
    ['10012', false],
    ['', false],
    [undefined, false],
    ['abc', false],
  ])('%s: login invalid is %s', (code, invalid) => expect(isLoginInvalid(code)).toBe(invalid));

  it('takes 0 as text and as number for success, and nothing else', () => {
    expect([isSuccess('0'), isSuccess(0), isSuccess(''), isSuccess('1'), isSuccess(null)]).toEqual([true, true, false, false, false]);
  });
});
