import { ErrorState } from '@college/ui/ErrorState';
import { useMessages } from '@college/ui/messages';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
  type AnyRoute,
  type ErrorComponentProps,
  type RouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { decideVisit } from './guard/guard';
import { RootRoute } from './routes/root/RootRoute';
import { basePath } from './routing/basePath';
import { lazyPage } from './routing/lazyPage';
import type { PageRow, RouteRow } from './routing/routeRow';
import { routeTable, type PagePath } from './routing/routeTable';
import { parseSearchParams, stringifySearchParams, type SearchParams } from './search/searchParams';
import type { WorkbenchServices } from './services';
import { workbenchMessages } from './messages';
import { RightsGate } from './rights/RightsGate';
import { pages } from './routing/pages';

interface RouterContext {
  services: Pick<WorkbenchServices, 'session' | 'demoEmail'>;
  /** Says that the stored login info was changed by somebody. */
  onTampered: () => void;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The entry of the route table for the URL. */
    row?: RouteRow;
  }
  interface Register {
    router: ReturnType<typeof createWorkbenchRouter>;
  }
}

const notFoundPage = { to: '/404', search: {}, replace: true } as const;

const root = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  validateSearch: (search: Record<string, unknown>) => search as SearchParams,
  beforeLoad({ location, matches, context: { services, onTampered } }) {
    // The deepest matched route decides, whatever its layout route requires (decision 3).
    const requiresAuth = matches.at(-1)?.staticData.row?.requiresAuth ?? false;
    const hash = location.hash === '' ? '' : `#${location.hash}`;
    const decision = decideVisit({
      path: location.pathname,
      href: `${location.pathname}${location.searchStr}${hash}`,
      requiresAuth,
      session: services.session.visit({ requiresAuth }),
      demoEmail: services.demoEmail,
    });
    if (decision.act === 'allow') {
      // An address that cannot be decoded, such as /a%, has no route, not even the one for unknown paths.
      if (matches.length === 1) throw redirect(notFoundPage);
      return;
    }
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
  component: lazyPage(() => import('./routes/main/MainRoute'), 'MainRoute'),
});

const lookup = createRoute({
  getParentRoute: () => root,
  id: 'lookup',
  component: lazyPage(() => import('./routes/lookup/LookupRoute'), 'LookupRoute'),
});

const frames = { main, lookup, none: root };

const unknown = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: () => Promise.reject(redirect(notFoundPage)),
});

function routeOf(row: (typeof routeTable)[number]): AnyRoute {
  const frame = { getParentRoute: () => frames[row.frame], path: row.path, staticData: { row } };
  if (!('redirectTo' in row)) return createRoute({ ...frame, component: rowComponent(row) });
  return createRoute({
    ...frame,
    beforeLoad({ search }: { search: SearchParams }) {
      throw redirect({ to: row.redirectTo, search: row.keepsQuery === false ? {} : search, replace: true });
    },
  });
}

const rowsIn = (frame: RouteRow['frame']) => routeTable.filter((row) => row.frame === frame).map(routeOf);

const routeTree = root.addChildren([...rowsIn('none'), unknown, main.addChildren(rowsIn('main')), lookup.addChildren(rowsIn('lookup'))]);

/** The routes of the table under their base path; paths are case-sensitive. The address bar is the history unless another is given. */
export function createWorkbenchRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    history,
    context,
    basepath: basePath,
    caseSensitive: true,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
    defaultPendingMinMs: 0,
    defaultErrorComponent: PageBroken,
  });
}

/** Rendered instead of a page that threw while rendering; the frame around it stays. */
function PageBroken({ error, reset }: ErrorComponentProps) {
  const text = useMessages(workbenchMessages);
  useEffect(() => console.error(error), [error]);
  return <ErrorState title={text.pageBroken} hint={text.pageBrokenHint} onRetry={reset} />;
}

/** Begins to load the page of an address with its frame, which the router would ask for only once the app has been drawn without them. */
export function preloadPage(address: string): void {
  const row = routeTable.find(({ path }) => `${basePath}${path}` === address);
  if (!row || 'redirectTo' in row) return;
  for (const component of [frames[row.frame].options.component, pages[row.path]]) void component?.preload?.();
}

/** What shows at an address: its page to those who have the right for it, to others a notice. */
function rowComponent({ path, needs, title }: PageRow & { path: PagePath }): RouteComponent {
  const Page = pages[path];
  if (needs === undefined) return Page;
  return () => (
    <RightsGate needs={needs} title={title}>
      <Page />
    </RightsGate>
  );
}
