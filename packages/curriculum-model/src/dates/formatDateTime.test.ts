import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatTime } from './formatDateTime';

describe('formatDateTime', () => {
  it.each([
    ['2026-05-12T16:40:08+08:00', '2026-05-12 16:40:08'],
    ['2026-05-12T08:40:08.000Z', '2026-05-12 16:40:08'],
    ['2026-05-12 16:40:08', '2026-05-12 16:40:08'],
    ['2026-05-11T16:00:00Z', '2026-05-12 00:00:00'],
    [Date.UTC(2026, 4, 12, 8, 40, 8), '2026-05-12 16:40:08'],
    ['2026-05-12', '2026-05-12 00:00:00'],
    ['not a time', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%s is %s on campus', (value, shown) => expect(formatDateTime(value)).toBe(shown));

  it('follows another time zone when told', () => {
    expect(formatDateTime('2026-05-12T16:40:08+08:00', 'Europe/Berlin')).toBe('2026-05-12 10:40:08');
    expect(formatDateTime('2026-05-12 16:40:08', 'UTC')).toBe('2026-05-12 08:40:08');
  });

  it('always has the same shape and is stable when shown twice', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1970-01-02'), max: new Date('9999-12-30'), noInvalidDate: true }), (date) => {
        const shown = formatDateTime(date);
        expect(shown).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(formatDateTime(shown)).toBe(shown);
      }),
    );
  });

  it('gives the time alone', () => expect(formatTime('2026-05-12T08:40:08Z')).toBe('16:40'));
});
