import { describe, expect, it } from 'vitest';
import { currentEntry, visibleEntries, type NavigationEntry } from './navigationEntries';

const entries: NavigationEntry[] = [
  { id: 'workbench', path: '/workbench', href: '/workbench', needsRights: false },
  { id: 'majors', path: '/major/list', href: '/major/list', needsRights: true },
  { id: 'courseUnits', path: '/courseUnit/list', href: '/courseUnit/list?majorId=1001', needsRights: true },
  { id: 'people', path: '/manage', href: '/manage', needsRights: true, needsManage: true },
];

describe('the navigation', () => {
  it('shows everything to an account that manages', () => {
    expect(visibleEntries(entries, { hasRights: true, canManage: true })).toEqual(entries);
  });

  it('shows people only to an account that manages', () => {
    expect(visibleEntries(entries, { hasRights: true }).map((entry) => entry.id)).toEqual(['workbench', 'majors', 'courseUnits']);
  });

  it('shows only the workbench to an account without rights', () => {
    expect(visibleEntries(entries, { hasRights: false }).map((entry) => entry.id)).toEqual(['workbench']);
  });

  it('shows a limited account only its own pages', () => {
    const allowedPaths = ['/major/list', '/courseUnit/list'];
    expect(visibleEntries(entries, { hasRights: true, allowedPaths }).map((entry) => entry.id)).toEqual(['majors', 'courseUnits']);
  });

  it.each([
    ['/workbench', 'workbench'],
    ['/major/index', 'majors'],
    ['/courseUnit/detail', 'courseUnits'],
    ['/login', undefined],
  ])('marks on %s the entry %s', (path, id) => {
    expect(currentEntry(entries, path)).toBe(id);
  });
});
