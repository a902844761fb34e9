import type { NavigationEntry } from '@college/curriculum-widgets/shell/AppShell';
import { stringifySearchParams, type SearchParams } from '../../search/searchParams';

/** The pages of the navigation; course units and matrix stay with the major and the course that are open. */
export function navigationEntries({ majorId, courseId, courseUnitId, major, course }: Partial<SearchParams>): NavigationEntry[] {
  return [
    { id: 'workbench', path: '/workbench', href: '/workbench', needsRights: false },
    { id: 'majors', path: '/major/list', href: '/major/list', needsRights: true },
    {
      id: 'courseUnits',
      path: '/courseUnit/list',
      href: `/courseUnit/list${stringifySearchParams({ majorId: majorId ?? major })}`,
      needsRights: true,
    },
    {
      id: 'matrix',
      path: '/matrix',
      href: `/matrix${stringifySearchParams({ majorId: majorId ?? major, courseId: courseId ?? courseUnitId ?? course })}`,
      needsRights: true,
    },
    { id: 'chat', path: '/chat', href: '/chat', needsRights: true },
  ];
}
