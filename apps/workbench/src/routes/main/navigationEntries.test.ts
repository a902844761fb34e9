import { describe, expect, it } from 'vitest';
import { routeTable } from '../../routing/routeTable';
import { navigationEntries } from './navigationEntries';

describe('the navigation', () => {
  it('leads to pages that are there, and nowhere else', () => {
    const held: string[] = routeTable.filter((row) => 'title' in row).map(({ path }) => path);
    expect(navigationEntries({}).filter(({ path }) => !held.includes(path))).toEqual([]);
  });

  it('requires of each entry what the route table requires of its page', () => {
    for (const { path, needsRights, needsManage } of navigationEntries({})) {
      const { needs } = routeTable.find((row) => row.path === path)!;
      expect([path, needsRights, needsManage]).toEqual([path, needs !== undefined, needs === 'manage']);
    }
  });

  it.each([
    [{ majorId: '1001', courseUnitId: '1004' }, '?majorId=1001&courseId=1004', '?majorId=1001&courseUnitId=1004'],
    [{ major: '1001', course: '1004' }, '?majorId=1001&courseId=1004', '?majorId=1001&courseUnitId=1004'],
    [{}, '', ''],
  ])('stays with the course of %j', (search, matrix, report) => {
    const hrefOf = (id: string) => navigationEntries(search).find((entry) => entry.id === id)?.href;
    expect(hrefOf('matrix')).toBe(`/matrix${matrix}`);
    expect(hrefOf('report')).toBe(`/courseUnit/report${report}`);
  });
});
