import { laterPage as page } from './laterPage';
import type { RouteRow } from './routeRow';

/** Pages about people and what they work in. */
export const peopleRows: readonly RouteRow[] = [
  {
    path: '/user',
    title: 'user',
    requiresAuth: true,
    frame: 'main',
    page: page(() => import('../routes/user/AccountRoute'), 'AccountRoute'),
  },
  {
    path: '/manage',
    title: 'manage',
    requiresAuth: true,
    needs: 'manage',
    frame: 'main',
    query: ['tab', 'page'],
    page: page(() => import('../routes/manage/ManageRoute'), 'ManageRoute'),
  },
  {
    path: '/department',
    title: 'department',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    page: page(() => import('../routes/department/DepartmentRoute'), 'DepartmentRoute'),
  },
  {
    path: '/level',
    title: 'level',
    requiresAuth: true,
    needs: 'read',
    frame: 'main',
    page: page(() => import('../routes/level/LevelRoute'), 'LevelRoute'),
  },
];
