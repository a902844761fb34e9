import fc from 'fast-check';
import { expect, it } from 'vitest';
import { logPosition } from './logPosition';

const half = fc.integer({ min: 0, max: 0xff_ff_ff_ff });
const place = fc.tuple(half, half);
const written = ([high, low]: readonly [number, number]) => `${high.toString(16).toUpperCase()}/${low.toString(16).toUpperCase()}`;

it('orders places as the log does: by the first half, then by the second', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      const expected = one[0] === other[0] ? Math.sign(one[1] - other[1]) : Math.sign(one[0] - other[0]);
      const [a, b] = [logPosition(written(one)), logPosition(written(other))];
      expect(Math.sign(Number(a - b))).toBe(expected);
    }),
  );
});

it('counts bytes across the halves', () => {
  expect(logPosition('1/0') - logPosition('0/FFFFFFFF')).toBe(1n);
  expect(logPosition('16/b374d848')).toBe(0x16_b3_74_d8_48n);
});

it.each(['', '16', '16/', '/1', '1/123456789', 'G/0', '1/2/3', '-1/0'])('refuses %j', (text) => {
  expect(() => logPosition(text)).toThrow(/is no place in a log/);
});
