import { expect, it } from 'vitest';
import { readToldNotice, writeToldNotice } from './toldNotice';

const told = { userId: 1006, at: '2026-03-02T01:05:45.123Z', id: 'change:1004-1007-2026-03-02' };

it('is read from an address as it was written', () => {
  expect(readToldNotice(writeToldNotice(told))).toEqual(told);
});

it.each([
  undefined,
  '',
  '1006',
  '1006-1772413545123',
  '1006-1772413545123-',
  '0-1-thread:1',
  '1006-x-thread:1',
  `1006-1-${'x'.repeat(301)}`,
])('is none in %j', (text) => expect(readToldNotice(text)).toBeUndefined());
