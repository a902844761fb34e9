import { renderUi } from '@college/ui/testing';
import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkbenchRouter } from '../router';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const session = {
  visit: () => ({ state: 'missing' as const }),
  loginInfo: () => undefined,
  begin: () => {},
  changeUser: () => {},
  end: () => {},
  subscribe: () => () => {},
};
const context = { services: { session, demoEmail: 'demo@college.example' }, onTampered: () => {} };

/** A page in a frame that throws the first times it is drawn, with the workbench's own answer to that. */
function brokenPage() {
  const broken = { isBroken: true };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const { defaultErrorComponent } = createWorkbenchRouter(context, history).options;
  const frame = createRootRouteWithContext()({
    component: () => (
      <>
        <nav>Frame</nav>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => frame,
    path: '/',
    component: () => {
      if (broken.isBroken) throw new Error('goals is undefined');
      return <h1>Goals</h1>;
    },
  });
  return { broken, router: createRouter({ routeTree: frame.addChildren([page]), history, defaultErrorComponent }) };
}

it.each([
  ['zh-CN', '这个页面出了错', '重试'],
  ['en-US', 'Something went wrong on this page', 'Retry'],
] as const)('says in %s that a page failed, keeps the frame, and draws it anew on request', async (locale, sentence, retry) => {
  const { broken, router } = brokenPage();
  const screen = await renderUi(<RouterProvider router={router} />, { locale });
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(screen.getByText('Frame')).toBeVisible();
  await expect.element(screen.getByText('goals is undefined')).not.toBeInTheDocument();
  broken.isBroken = false;
  await screen.getByRole('button', { name: retry }).click();
  await expect.element(screen.getByRole('heading', { name: 'Goals' })).toBeVisible();
});
