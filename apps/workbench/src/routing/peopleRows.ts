import type { RouteRow } from './routeRow';

/** Pages about people and what they work in. */
export const peopleRows = [
  {
    path: '/user',
    title: 'user',
    requiresAuth: true,
    frame: 'main',
  },
  {
    path: '/manage',
    title: 'manage',
    requiresAuth: true,
    needs: 'manage',
    frame: 'main',
    query: ['tab', 'page'],
  },
  {
    path: '/department',
    title: 'department',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
  {
    path: '/level',
    title: 'level',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
] as const satisfies readonly RouteRow[];
