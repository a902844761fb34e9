import { describe, expect, it } from 'vitest';
import { currentEntry, groupEntries, visibleEntries, type NavigationEntry } from './navigationEntries';

const entries: NavigationEntry[] = [
  { id: 'workbench', path: '/workbench', href: '/workbench', needsRights: false },
  { id: 'learning', path: '/college/learning', href: '/college/learning', needsRights: true },
  { id: 'majors', path: '/major/list', href: '/major/list', needsRights: true },
  { id: 'courseUnits', path: '/courseUnit/list', href: '/courseUnit/list?majorId=1001', needsRights: true },
  { id: 'progress', path: '/manage/progress', href: '/manage/progress', needsRights: true },
  { id: 'people', path: '/manage', href: '/manage', needsRights: true, needsManage: true },
  { id: 'occupations', path: '/job/list', href: '/job/list', needsRights: true },
  { id: 'collegeMajors', path: '/college/majorList', href: '/college/majorList', needsRights: true },
  { id: 'talentReports', path: '/dic/talentDemand', href: '/dic/talentDemand', needsRights: true },
  { id: 'jobInfo', path: '/anyknow/index', href: '/anyknow/index', needsRights: true },
  { id: 'matrixCharts', path: '/job/aiHome', href: '/job/aiHome', needsRights: true },
];

describe('the navigation', () => {
  it('shows everything to an account that manages', () => {
    expect(visibleEntries(entries, { hasRights: true, canManage: true })).toEqual(entries);
  });

  it('shows people only to an account that manages', () => {
    const { length } = visibleEntries(entries, { hasRights: true });
    expect(length).toBe(entries.length - 1);
    expect(visibleEntries(entries, { hasRights: true }).map((entry) => entry.id)).not.toContain('people');
    expect(visibleEntries(entries, { hasRights: true }).map((entry) => entry.id)).toContain('progress');
  });

  it('shows only the workbench to an account without rights', () => {
    expect(visibleEntries(entries, { hasRights: false }).map((entry) => entry.id)).toEqual(['workbench']);
  });

  it('shows a limited account only its own pages', () => {
    const allowedPaths = ['/major/list', '/courseUnit/list'];
    expect(visibleEntries(entries, { hasRights: true, allowedPaths }).map((entry) => entry.id)).toEqual(['majors', 'courseUnits']);
  });

  it('is in groups, and an empty group is omitted', () => {
    const named = (group: { id: string; entries: readonly NavigationEntry[] }) => [group.id, group.entries.map(({ id }) => id)];
    expect(groupEntries(entries).map(named)).toEqual([
      ['work', ['workbench', 'learning', 'majors', 'courseUnits', 'progress', 'people']],
      ['reference', ['occupations', 'collegeMajors', 'talentReports', 'jobInfo', 'matrixCharts']],
    ]);
    expect(groupEntries(visibleEntries(entries, { hasRights: false })).map(named)).toEqual([['work', ['workbench']]]);
  });

  it.each([
    ['/workbench', 'workbench'],
    ['/major/index', 'majors'],
    ['/courseUnit/detail', 'courseUnits'],
    ['/manage', 'people'],
    ['/manage/progress', 'progress'],
    ['/manage/status', 'people'],
    ['/job/list', 'occupations'],
    ['/job/detail', 'occupations'],
    ['/job/aiHome', 'matrixCharts'],
    ['/college/majorDetail', 'collegeMajors'],
    ['/college/learning', 'learning'],
    ['/dic/talentDemandDetail', 'talentReports'],
    ['/anyknow/detail', 'jobInfo'],
    ['/login', undefined],
  ])('marks on %s the entry %s', (path, id) => {
    expect(currentEntry(entries, path)).toBe(id);
  });
});
