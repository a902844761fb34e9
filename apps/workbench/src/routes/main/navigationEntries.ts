import type { NavigationEntry } from '@college/curriculum-widgets/shell/AppShell';
import { stringifySearchParams } from '../../search/searchParams';

/** The pages of the navigation; the course units stay with the major that is open. */
export function navigationEntries(majorId: string | undefined): NavigationEntry[] {
  return [
    { id: 'workbench', path: '/workbench', href: '/workbench', needsRights: false },
    { id: 'majors', path: '/major/list', href: '/major/list', needsRights: true },
    { id: 'courseUnits', path: '/courseUnit/list', href: `/courseUnit/list${stringifySearchParams({ majorId })}`, needsRights: true },
    { id: 'chat', path: '/chat', href: '/chat', needsRights: true },
  ];
}
