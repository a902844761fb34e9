import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultPreferences } from '../../preferences/preferences';
import { SettingsContext } from '../../preferences/settings';
import { ServicesContext } from '../../services';
import { createWorkbenchSession } from '../../session/workbenchSession';
import { loadSignIn } from './loadSignIn';
import { LoginRoute } from './LoginRoute';

// The network loses the script of the call when the page asks ahead, and again when the form is sent.
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const load = vi.fn(loadSignIn).mockImplementationOnce(lost).mockImplementationOnce(lost);

it('says that the sign-in did not go through when its script does not come, keeps what was typed, and goes through the next time', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ code: '30001', message: '用户名或密码不正确' }));
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  const client = createClient({ session: store, fetch });
  const root = createRootRoute();
  const login = createRoute({ getParentRoute: () => root, path: '/login', component: () => <LoginRoute load={load} /> });
  const router = createRouter({
    routeTree: root.addChildren([login]),
    history: createMemoryHistory({ initialEntries: ['/login'] }),
  });
  const settings = {
    language: '80101',
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage: createMemoryStorage(),
  };
  const demoEmail = aLoginInfo('demo').data.user.email;
  const screen = await renderUi(
    <SettingsContext value={settings}>
      <ServicesContext value={{ client, session: createWorkbenchSession(store), demoEmail, socketUrl: 'ws://127.0.0.1:1' }}>
        <ToastProvider>
          <RouterProvider router={router as never} />
        </ToastProvider>
      </ServicesContext>
    </SettingsContext>,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: '邮箱或用户名' }), 'zhoumin');
  await userEvent.fill(screen.getByRole('textbox', { name: '密码' }), 'Curriculum-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('登录没有成功，已填的内容仍在。')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: '密码' })).toHaveValue('Curriculum-2026');
  await expect.element(screen.getByText(/dynamically imported/)).not.toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('用户名或密码不正确');
  expect(fetch).toHaveBeenCalledOnce();
});
