import { expect, it } from 'vitest';
import { parseAttributes } from './sampleAttributes';

it('reads lines, with a name that comes again as several values', () => {
  expect(parseAttributes(' user: 20260001 \ncn：周敏\n\neduPersonAffiliation=faculty\neduPersonAffiliation = 院长')).toEqual({
    user: '20260001',
    cn: '周敏',
    eduPersonAffiliation: ['faculty', '院长'],
  });
});

it('keeps a value with colons whole', () => {
  expect(parseAttributes('sub: urn:college:7')).toEqual({ sub: 'urn:college:7' });
});

it('reads claims of OpenID Connect, with truth and numbers as words, without what is no value', () => {
  expect(parseAttributes('{"sub":7,"email_verified":true,"groups":["a",1],"address":{"x":1},"none":null}')).toEqual({
    sub: '7',
    email_verified: 'true',
    groups: ['a', '1'],
  });
});

it.each(['', '  ', '{}', '{"a":', 'a line without a name', 'user: 1\nnonsense', `user: ${'x'.repeat(2001)}`])(
  'does not read %j',
  (typed) => {
    expect(parseAttributes(typed)).toBeUndefined();
  },
);
