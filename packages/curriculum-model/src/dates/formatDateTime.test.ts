import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from './formatDateTime';

const timeZone = 'Asia/Shanghai';

describe('formatDateTime', () => {
  it.each([
    ['2026-05-12T16:40:08+08:00', '2026-05-12 16:40:08'],
    ['2026-05-12T08:40:08.000Z', '2026-05-12 16:40:08'],
    ['2026-05-12 16:40:08', '2026-05-12 16:40:08'],
    ['2026-05-12T16:40', '2026-05-12 16:40:00'],
    ['2026-05-11T16:00:00Z', '2026-05-12 00:00:00'],
    [Date.UTC(2026, 4, 12, 8, 40, 8), '2026-05-12 16:40:08'],
    [new Date(Date.UTC(2026, 4, 12, 8, 40, 8)), '2026-05-12 16:40:08'],
    ['2026-05-12', '2026-05-12 00:00:00'],
    ['not a time', ''],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('%s is %s on a campus in China', (value, shown) => expect(formatDateTime(value, { timeZone })).toBe(shown));

  it.each([
    ['day', '2026-05-12'],
    ['minute', '2026-05-12 16:40'],
    ['second', '2026-05-12 16:40:08'],
  ] as const)('to the %s it is %s', (precision, shown) => {
    expect(formatDateTime('2026-05-12T08:40:08Z', { timeZone, precision })).toBe(shown);
  });

  it('follows another time zone, but for what was read off its clocks', () => {
    expect(formatDateTime('2026-05-12T16:40:08+08:00', { timeZone: 'Europe/Berlin' })).toBe('2026-05-12 10:40:08');
    expect(formatDateTime('2026-05-12 16:40:08', { timeZone: 'Europe/Berlin' })).toBe('2026-05-12 16:40:08');
  });

  it('always has the same shape and is stable when shown twice', () => {
    const zones = fc.constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'UTC');
    const moments = fc.date({ min: new Date('1970-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, zones, (date, zone) => {
        const shown = formatDateTime(date, { timeZone: zone });
        expect(shown).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(formatDateTime(shown, { timeZone: zone })).toBe(shown);
      }),
    );
  });
});
