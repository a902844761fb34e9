import { laterPage as page } from './laterPage';
import type { RouteRow } from './routeRow';

const forgottenPassword = page(() => import('../routes/support/ForgotPasswordRoute'), 'ForgotPasswordRoute');

/** Pages that open without a sign-in. */
export const publicRows: readonly RouteRow[] = [
  {
    path: '/',
    title: 'start',
    requiresAuth: false,
    frame: 'none',
    page: page(() => import('../routes/landing/LandingRoute'), 'LandingRoute'),
  },
  {
    path: '/login',
    name: 'Login',
    title: 'login',
    requiresAuth: false,
    frame: 'none',
    query: ['redirect'],
    page: page(() => import('../routes/login/LoginRoute'), 'LoginRoute'),
  },
  {
    path: '/404',
    title: 'notFound',
    requiresAuth: false,
    frame: 'none',
    page: page(() => import('../routes/not-found/NotFoundRoute'), 'NotFoundRoute'),
  },
  {
    path: '/report',
    title: 'publicReport',
    requiresAuth: false,
    frame: 'none',
    query: ['link'],
    page: page(() => import('../routes/public-report/PublicReportRoute'), 'PublicReportRoute'),
  },
  // The forgotten password has its own path, the one of its parent, and a short alias (decision 6).
  ...['/support', '/support/forgetpwd', '/forgetpwd'].map((path): RouteRow => {
    return { path, title: 'forgottenPassword', requiresAuth: false, frame: 'none', query: ['token'], page: forgottenPassword };
  }),
];
