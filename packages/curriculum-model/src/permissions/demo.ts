/** The limited demo account; an installation may name another address (decision 13). */
export const demoEmail = 'demo@college.example';

/** What the demo account's permissionId is (domain.md §1). */
export const demoPermissionId = 2010;

/** The only paths that the demo account may visit (core §6). */
export const demoRoutes = ['/major/list', '/major/index', '/courseUnit/list', '/courseUnit/detail', '/major/detail'] as const;

/** Whether this is the demo account: compared trimmed and without regard to case (decision 13). */
export function isDemoEmail(email: string | null | undefined, configured: string = demoEmail): boolean {
  return (email ?? '').trim().toLowerCase() === configured.trim().toLowerCase();
}

/** Where the demo account is redirected from this path; null where it may stay (decisions 11 and 12). */
export function demoRedirect(path: string): '/major/list' | '/login' | null {
  if (path === '/' || path === '') return '/major/list';
  if (path === '/login' || (demoRoutes as readonly string[]).includes(path)) return null;
  return '/login';
}
