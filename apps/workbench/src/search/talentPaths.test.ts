import { expect, it } from 'vitest';
import { parseSearchParams } from './searchParams';
import { talentQueryOf, talentReportPath, talentReportsPath } from './talentPaths';

const queryOf = (path: string) => talentQueryOf(parseSearchParams(path.replace(/^[^?]*/, '')));

it.each([
  [{ page: 1, keyword: '' }, '/dic/talentDemand', '/dic/talentDemandDetail?id=7'],
  [{ page: 3, keyword: 'a b' }, '/dic/talentDemand?page=3&keyword=a+b', '/dic/talentDemandDetail?id=7&page=3&keyword=a+b'],
])('%j', (query, list, report) => {
  expect(talentReportsPath(query)).toBe(list);
  expect(talentReportPath(7, query)).toBe(report);
  expect([queryOf(list), queryOf(report)]).toEqual([query, query]);
});

it('a new report has no id, and nonsense is no page', () => {
  expect(talentReportPath()).toBe('/dic/talentDemandDetail');
  expect(talentQueryOf({ page: '0' })).toEqual({ page: 1, keyword: '' });
});
