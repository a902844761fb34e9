import type { RouteRow } from './routeRow';

/** Pages that open without a sign-in. */
export const publicRows = [
  {
    path: '/',
    title: 'start',
    requiresAuth: false,
    frame: 'none',
  },
  {
    path: '/login',
    name: 'Login',
    title: 'login',
    requiresAuth: false,
    frame: 'none',
    query: ['redirect'],
  },
  {
    path: '/404',
    title: 'notFound',
    requiresAuth: false,
    frame: 'none',
  },
  {
    path: '/report',
    title: 'publicReport',
    requiresAuth: false,
    frame: 'none',
    query: ['link'],
  },
  // An extension: a published edition behind its link.
  {
    path: '/published',
    title: 'publicEdition',
    requiresAuth: false,
    frame: 'none',
    query: ['link', 'course'],
  },
  // The forgotten password has its own path, the one of its parent, and a short alias (decision 6).
  { path: '/support', title: 'forgottenPassword', requiresAuth: false, frame: 'none', query: ['token'] },
  { path: '/support/forgetpwd', title: 'forgottenPassword', requiresAuth: false, frame: 'none', query: ['token'] },
  { path: '/forgetpwd', title: 'forgottenPassword', requiresAuth: false, frame: 'none', query: ['token'] },
] as const satisfies readonly RouteRow[];
