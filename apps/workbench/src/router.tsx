import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { decideVisit } from './guard/guard';
import { RootRoute } from './routes/root/RootRoute';
import { parseSearchParams, stringifySearchParams, type SearchParams } from './search/searchParams';
import type { WorkbenchServices } from './services';

/** Base path of every page (reference §2.1). */
export const basePath = '/course';

interface RouterContext {
  services: WorkbenchServices;
  /** Says that the stored login info was changed by somebody. */
  onTampered: () => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the route where the specification gives it one. */
    name?: string;
    /** Whether the page needs a sign-in; the deepest matched route that says so decides. */
    requiresAuth?: boolean;
  }
  interface Register {
    router: ReturnType<typeof createWorkbenchRouter>;
  }
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  beforeLoad({ location, matches, context: { services, onTampered } }) {
    const flags = matches.map((match) => match.staticData.requiresAuth).filter((flag) => flag !== undefined);
    const requiresAuth = flags.at(-1) ?? false;
    const decision = decideVisit({
      path: location.pathname,
      href: `${location.pathname}${location.searchStr}`,
      requiresAuth,
      session: services.session.visit({ requiresAuth }),
      demoEmail: services.demoEmail,
    });
    if (decision.act === 'allow') return;
    if (decision.to !== '/login') throw redirect({ to: decision.to, search: {}, replace: true });
    if (decision.isTampered) {
      services.session.end();
      onTampered();
    }
    throw redirect({ to: '/login', search: decision.returnTo ? { redirect: decision.returnTo } : {}, replace: true });
  },
});

const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  staticData: { requiresAuth: true },
  component: lazyRouteComponent(() => import('./routes/main/MainRoute'), 'MainRoute'),
});

const landing = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./routes/landing/LandingRoute'), 'LandingRoute'),
});
const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  staticData: { name: 'Login' },
  component: lazyRouteComponent(() => import('./routes/login/LoginRoute'), 'LoginRoute'),
});
const notFound = createRoute({
  getParentRoute: () => root,
  path: '/404',
  component: lazyRouteComponent(() => import('./routes/not-found/NotFoundRoute'), 'NotFoundRoute'),
});
const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => Promise.reject(redirect({ to: '/404', search: {}, replace: true })),
});

const workbench = createRoute({
  getParentRoute: () => main,
  path: '/workbench',
  staticData: { requiresAuth: false },
  component: lazyRouteComponent(() => import('./routes/workbench/WorkbenchRoute'), 'WorkbenchRoute'),
});
const majorList = createRoute({
  getParentRoute: () => main,
  path: '/major/list',
  component: lazyRouteComponent(() => import('./routes/major-list/MajorListRoute'), 'MajorListRoute'),
});
const majorIndex = createRoute({
  getParentRoute: () => main,
  path: '/major/index',
  component: lazyRouteComponent(() => import('./routes/major-index/MajorIndexRoute'), 'MajorIndexRoute'),
});
const courseUnitList = createRoute({
  getParentRoute: () => main,
  path: '/courseUnit/list',
  component: lazyRouteComponent(() => import('./routes/course-unit-list/CourseUnitListRoute'), 'CourseUnitListRoute'),
});
const courseUnitDetail = createRoute({
  getParentRoute: () => main,
  path: '/courseUnit/detail',
  component: lazyRouteComponent(() => import('./routes/course-unit-detail/CourseUnitDetailRoute'), 'CourseUnitDetailRoute'),
});
const matrix = createRoute({
  getParentRoute: () => main,
  path: '/matrix',
  component: lazyRouteComponent(() => import('./routes/matrix/MatrixRoute'), 'MatrixRoute'),
});
const read = createRoute({
  getParentRoute: () => main,
  path: '/read',
  component: lazyRouteComponent(() => import('./routes/read/ReadRoute'), 'ReadRoute'),
});
const chat = createRoute({
  getParentRoute: () => main,
  path: '/chat',
  component: lazyRouteComponent(() => import('./routes/chat/ChatRoute'), 'ChatRoute'),
});

/** A path without a page of its own leads to its first child (reference §2.1). */
function parentPath(path: string, to: '/workbench' | '/major/list' | '/courseUnit/list') {
  return createRoute({
    getParentRoute: () => main,
    path,
    beforeLoad: ({ search }) => Promise.reject(redirect({ to, search, replace: true })),
  });
}

const routeTree = root.addChildren([
  landing,
  login,
  notFound,
  unknown,
  main.addChildren([
    parentPath('/main', '/workbench'),
    parentPath('/major', '/major/list'),
    parentPath('/courseUnit', '/courseUnit/list'),
    workbench,
    majorList,
    majorIndex,
    courseUnitList,
    courseUnitDetail,
    matrix,
    read,
    chat,
  ]),
]);

/** The routes of the workbench under their base path; paths are case-sensitive. */
export function createWorkbenchRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    basepath: basePath,
    caseSensitive: true,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPendingMinMs: 0,
  });
}
