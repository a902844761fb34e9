import { bandOf, demoRoutes } from '@college/curriculum-model';
import { routeTable } from '../../apps/workbench/src/routing/routeTable';

/** Queries with which a page is looked at beside the bare one: a place of the person's college, and one of another department. */
const queries = {
  '/workbench': ['major_name=软件'],
  '/major/index': ['majorId=1001', 'majorId=1003'],
  '/major/detail': ['majorId=1001', 'majorId=1003'],
  '/courseUnit/list': ['majorId=1001', 'majorId=1003'],
  '/courseUnit/detail': ['majorId=1001&courseUnitId=1004', 'majorId=1001&courseUnitId=1010', 'majorId=1001&courseUnitId=1014'],
  '/matrix': ['majorId=1001&courseId=1004', 'majorId=1001&courseId=1014'],
  '/read': ['major=1001&course=1004&type=matrix', 'major=1001&course=1004&type=course'],
};

/** Every address but the redirects, bare and with its queries. */
export const screens = routeTable
  .filter((row) => !('redirectTo' in row) && row.path !== '/login')
  .flatMap(({ path }) => ['', ...(queries[path] ?? [])].map((query) => ({ path, query, address: query ? `${path}?${query}` : path })));

/** Where the rules lead a person who opens a path. */
export function arrival(who, path) {
  if (who !== 'demo' || demoRoutes.includes(path)) return path;
  return path === '/' ? '/major/list' : '/login';
}

/** Why a link should not be offered to a person, or undefined where it leads somewhere for them. */
export function faultOfLink(who, permissionId, path) {
  const row = routeTable.find((known) => known.path === path);
  if (!row) return 'leads to no address of the table';
  if (who === 'demo' && arrival(who, path) === '/login' && path !== '/login') return 'leads the demo account out';
  const band = bandOf(permissionId);
  if (row.needs === 'read' && !band.read) return 'leads to a page without the right to read';
  if (row.needs === 'manage' && !band.manage) return 'leads to a page without the right to manage';
  return undefined;
}
