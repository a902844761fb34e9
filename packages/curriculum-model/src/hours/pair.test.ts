import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursPairText, readHoursPair } from './pair';

describe('hours of theory and practice', () => {
  it.each([
    ['8/2', 8, 2],
    ['8', 8, 0],
    ['8（2）', 8, 2],
    ['8(2)', 8, 2],
    [' ８／２ ', 8, 2],
    ['1.5 / 0.5', 1.5, 0.5],
    ['0/2', 0, 2],
    ['', 0, 0],
  ])('%j', (text, theory, practice) => expect(readHoursPair(text)).toEqual({ theory, practice }));

  it.each(['8-2', '8/', '/2', 'x', '8/2/1', '8/x', '-1', '12345', '8 2', '8学时', '1e3', '8(2'])('%j is not read', (text) => {
    expect(readHoursPair(text)).toBeNull();
  });

  it('reads back what it wrote', () => {
    const hours = fc.integer({ min: 0, max: 9999 });
    fc.assert(
      fc.property(hours, hours, (theory, practice) => {
        expect(readHoursPair(hoursPairText({ theory, practice }))).toEqual({ theory, practice });
      }),
    );
  });

  it('never fails', () => {
    fc.assert(fc.property(fc.string(), (text) => void readHoursPair(text)));
  });
});
