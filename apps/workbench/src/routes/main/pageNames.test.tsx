import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { defaultPreferences } from '../../preferences/preferences';
import { SettingsContext } from '../../preferences/settings';
import { routeTable } from '../../routing/routeTable';
import { ServicesContext } from '../../services';
import { createWorkbenchSession } from '../../session/workbenchSession';
import { MainRoute } from './MainRoute';
import { navigationEntries } from './navigationEntries';

const rows = routeTable.filter((row) => row.frame === 'main' && 'title' in row);

/** The frame of a college manager around empty pages: the page names it shows for each URL. */
function openFrame(language: string) {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.write(aLoginInfo('collegeAdmin'));
  const client = createClient({ session: store, fetch: () => new Promise(() => {}) });
  const services = { client, session: createWorkbenchSession(store), demoEmail: '', socketUrl: '' };
  const root = createRootRoute({ component: MainRoute });
  const routeTree = root.addChildren(
    rows.map((row) => createRoute({ getParentRoute: () => root, path: row.path, staticData: { row }, component: () => row.path })),
  );
  const history = createMemoryHistory({ initialEntries: ['/workbench'] });
  const router = createRouter({ routeTree, history });
  const settings = {
    language,
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage: createMemoryStorage(),
  };
  const app = (
    <SettingsContext value={settings}>
      <ServicesContext value={services}>
        <ToastProvider>
          <RouterProvider router={router as never} />
        </ToastProvider>
      </ServicesContext>
    </SettingsContext>
  );
  return { app, history };
}

const textAt = (place: string) => document.querySelector(place)?.textContent;

it.each([
  ['zh-CN', '80101'],
  ['en-US', '80102'],
] as const)('in %s navigation, trail and the title of the tab call every page by one name', async (locale, language) => {
  const { app, history } = openFrame(language);
  await renderUi(app, { locale });
  const entries = navigationEntries({}).map(({ path }) => path);
  for (const { path } of rows) {
    history.push(path);
    await vi.waitFor(
      () => {
        const [name, product] = document.title.split(' · ');
        expect([textAt('main'), product, name]).toEqual([path, expect.stringMatching(/./), textAt('header ol > li:last-child')]);
        if (entries.includes(path)) expect([path, textAt('nav a[aria-current="page"]')]).toEqual([path, name]);
      },
      { interval: 5 },
    );
  }
});
