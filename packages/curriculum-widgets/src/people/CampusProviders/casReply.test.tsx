import { expect, it } from 'vitest';
import { parseAttributes } from './sampleAttributes';

it('reads the reply of CAS', () => {
  const reply = `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
    <cas:authenticationSuccess>
      <cas:user>20260001</cas:user>
      <cas:attributes><cas:cn>周敏</cas:cn><cas:memberOf>a</cas:memberOf><cas:memberOf>b</cas:memberOf></cas:attributes>
    </cas:authenticationSuccess>
  </cas:serviceResponse>`;
  expect(parseAttributes(reply)).toEqual({ user: '20260001', cn: '周敏', memberOf: ['a', 'b'] });
});

it('does not read XML that is cut', () => {
  expect(parseAttributes('<cas:user>20260001')).toBeUndefined();
});
