import { expect, it } from 'vitest';
import { filterOf, firstSecurityEvents, isNarrowed, type SecurityLogQuery } from './securityLogQuery';

const now = Date.parse('2026-05-14T08:00:00Z');

it.each<[Partial<SecurityLogQuery>, object]>([
  [{}, {}],
  [{ keyword: '周敏' }, { keyword: '周敏' }],
  [
    { kind: 'signIn', outcome: 'refused' },
    { kind: 'signIn', outcome: 'refused' },
  ],
  [{ days: 7 }, { from: '2026-05-07T08:00:00.000Z' }],
])('asks for what %j means', (change, filter) => {
  const query = { ...firstSecurityEvents, ...change, page: 3 };
  expect(filterOf(query, now)).toEqual(filter);
  expect(isNarrowed(query)).toBe(Object.keys(change).length > 0);
});
