import { expect, it } from 'vitest';
import { forwardedAddress } from './callerAddress';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['unknown', undefined],
  ['10.0.0.1', '10.0.0.1'],
  ['1.1.1.1, 10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:4711', '10.0.0.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['10.0.0.1, ', undefined],
])('reads %j as %j', (header, address) => expect(forwardedAddress(header)).toBe(address));
