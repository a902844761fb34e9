import type { RouteRow } from './routeRow';

/** Pages about people and what they work in. */
export const peopleRows = [
  {
    path: '/user',
    title: 'account',
    requiresAuth: true,
    frame: 'main',
  },
  {
    path: '/manage',
    title: 'people',
    requiresAuth: true,
    needs: 'manage',
    frame: 'main',
    query: ['tab', 'page', 'keyword', 'sort', 'status', 'kind', 'outcome', 'days'],
  },
  {
    path: '/department',
    title: 'departments',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
  {
    path: '/level',
    title: 'levels',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
] as const satisfies readonly RouteRow[];
