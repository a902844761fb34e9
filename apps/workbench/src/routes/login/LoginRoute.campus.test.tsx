import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultPreferences } from '../../preferences/preferences';
import { SettingsContext } from '../../preferences/settings';
import { ServicesContext } from '../../services';
import { createWorkbenchSession } from '../../session/workbenchSession';
import { LoginRoute } from './LoginRoute';

const provider = { id: 7, protocol: 'cas', name: { zh: '统一身份认证', en: 'Campus sign-in' } };
const campusCode = 'one-use-code-of-zhou-min';
const { data: login } = aLoginInfo('courseLeader');

/** The sign-in page at an address, with what the server says of the ways and of the code. */
async function visit(
  address: string,
  { ways = { isLocalOpen: true, providers: [provider] }, browserStorage = createMemoryStorage() } = {},
) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
    Response.json({ code: '0', message: 'ok', data: String(input).endsWith('/auth/ways') ? ways : { ...login, to: '/major/list?page=2' } }),
  );
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  const root = createRootRoute();
  const history = createMemoryHistory({ initialEntries: [`/course${address}`] });
  const page = createRoute({ getParentRoute: () => root, path: '/login', component: () => <LoginRoute /> });
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$', component: () => <p>signed in</p> });
  const router = createRouter({ routeTree: root.addChildren([page, elsewhere]), history, basepath: '/course' });
  const settings = {
    language: '80101',
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage,
  };
  const services = {
    client: createClient({ session: store, fetch }),
    session: createWorkbenchSession(store),
    demoEmail: aLoginInfo('demo').data.user.email,
    socketUrl: 'ws://127.0.0.1:1',
  };
  const screen = await renderUi(
    <SettingsContext value={settings}>
      <ServicesContext value={services}>
        <ToastProvider>
          <RouterProvider router={router as never} />
        </ToastProvider>
      </ServicesContext>
    </SettingsContext>,
  );
  return { screen, history, fetch, browserStorage };
}

beforeEach(() => sessionStorage.clear());

it('leads to the provider with the page that was wanted, beside the form', async () => {
  const { screen, browserStorage } = await visit('/login?redirect=%2Fmajor%2Flist');
  await expect
    .element(screen.getByRole('link', { name: '使用统一身份认证登录' }))
    .toHaveAttribute('href', '/college/api/auth/campus/7/begin?to=%2Fmajor%2Flist');
  await expect.element(screen.getByRole('textbox', { name: '密码' })).toBeVisible();
  expect(browserStorage.getItem('campusSignIn')).toBe('1');
});

it('shows nothing but the form where the campus has no sign-in', async () => {
  const browserStorage = createMemoryStorage();
  browserStorage.setItem('campusSignIn', '1');
  const { screen } = await visit('/login', { ways: { isLocalOpen: true, providers: [] }, browserStorage });
  await expect.element(screen.getByRole('textbox', { name: '密码' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /统一身份认证/ })).not.toBeInTheDocument();
  expect(browserStorage.getItem('campusSignIn')).toBeNull();
});

it('keeps the form for the emergency account behind a button where passwords are switched off', async () => {
  const { screen } = await visit('/login', { ways: { isLocalOpen: false, providers: [provider] } });
  await userEvent.click(screen.getByRole('button', { name: '使用应急账号登录' }));
  await expect.element(screen.getByRole('textbox', { name: '密码' })).toBeVisible();
});

it('exchanges the code once, takes it out of the address and goes where the person wanted', async () => {
  const { screen, history, fetch } = await visit(`/login#campusCode=${campusCode}`);
  await expect.element(screen.getByText('signed in')).toBeVisible();
  expect(history.location.href).toBe('/course/major/list?page=2');
  const exchanges = fetch.mock.calls.filter(([input]) => String(input).endsWith('/auth/exchangecampuscode'));
  expect(exchanges.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([{ campusCode }]);
});

it('says why the provider refused, cleans the address and keeps the page that was wanted', async () => {
  sessionStorage.setItem('campusSignInTo', '/major/list');
  const { screen, history } = await visit('/login#campusError=noAccount');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('您在工作台没有账号');
  expect(history.location.hash).toBe('');
  await vi.waitFor(() => expect(history.location.search).toBe('?redirect=%2Fmajor%2Flist'));
});
