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
    query: ['tab', 'page', 'keyword', 'sort', 'status', 'kind', 'outcome', 'days', 'new'],
  },
  // An extension: how far the majors and courses of the college are.
  {
    path: '/manage/progress',
    title: 'progress',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
  // An extension: how the server is.
  {
    path: '/manage/status',
    title: 'serverStatus',
    requiresAuth: true,
    needs: 'collegeManage',
    frame: 'main',
  },
  {
    path: '/department',
    title: 'departments',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    query: ['new', 'keyword'],
  },
  // An extension: the rules as a department sets them.
  {
    path: '/department/rules',
    title: 'departmentRules',
    requiresAuth: true,
    needs: 'manage',
    frame: 'main',
    query: ['id'],
  },
  {
    path: '/level',
    title: 'levels',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
  },
] as const satisfies readonly RouteRow[];
