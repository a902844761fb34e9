import { createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { WorkbenchRouter } from '../WorkbenchRouter';

// The frame asks the server for much that has nothing to do with it.
vi.mock('../routes/main/MainRoute', async () => ({ MainRoute: (await import('@tanstack/react-router')).Outlet }));

const record = {
  id: 1001,
  name: '软件工程师',
  code: '2-02-10-03',
  lvlKeywords: '',
  levels: [{ value: 1007, label: '军队人员' }],
  type: { id: 1001 },
  publish: { id: 1001 },
  content: '',
  skills: '[{"courseIds":[1001,1003],"score":60}]',
  version: 1,
};
const login = aLoginInfo('collegeAdmin').data;
const otherLogin = aLoginInfo('majorLeader').data;
const ended = { zh: '登录已过期，请重新登录', en: 'Your sign-in has expired' };

/** A server of one occupation record, whose sessions can end. */
function aServer(sentence: string) {
  const server = { hasEnded: false, person: login, sent: [] as Record<string, unknown>[] };
  function answer(path: string, body: Record<string, unknown>): unknown {
    if (path.endsWith('/auth/ways')) return { isLocalOpen: true, providers: [] };
    if (path.endsWith('/auth/login')) return server.person;
    if (path.endsWith('/occupation/detail')) return record;
    if (!path.endsWith('/occupation/update')) return [];
    server.sent.push(body);
    return { id: record.id, record: { ...record, name: body.occupationName, version: 2 } };
  }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input), location.href);
    if (server.hasEnded && pathname.endsWith('/occupation/update')) return Response.json({ code: '20022', message: sentence, data: null });
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    return Response.json({ code: '0', message: '', data: answer(pathname, body) });
  });
  return server;
}

/** The workbench at the record, for somebody who has signed in. */
async function open(locale: 'zh-CN' | 'en-US') {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.setLanguage(locale === 'zh-CN' ? '80101' : '80102');
  store.write({ data: login });
  const history = createMemoryHistory({ initialEntries: ['/course/job/detail?jobId=1001'] });
  const settings = {
    language: locale === 'zh-CN' ? '80101' : '80102',
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage: createMemoryStorage(),
  };
  const screen = await renderUi(
    <SettingsContext value={settings}>
      <ToastProvider>
        <WorkbenchRouter store={store} history={history} />
      </ToastProvider>
    </SettingsContext>,
    { locale },
  );
  return { screen, store, history };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([
  {
    locale: 'zh-CN',
    sentence: ended.zh,
    words: { name: '职业名称', account: '邮箱或用户名', restored: /已恢复 .* 未保存的修改/, saved: '保存成功' },
  },
  {
    locale: 'en-US',
    sentence: ended.en,
    words: {
      name: /^Occupation name(?! in English)/,
      account: 'E-mail or user name',
      restored: /Unsaved changes of .* were restored/,
      saved: 'Save Successfully',
    },
  },
] as const)('what was typed when the session ended is there again after the sign-in, by keyboard alone, in $locale', async (scene) => {
  const { locale, sentence, words } = scene;
  const server = aServer(sentence);
  const { screen, store, history } = await open(locale);
  const name = screen.getByRole('textbox', { name: words.name });
  await expect.element(name).toHaveValue('软件工程师');
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}（云）');
  server.hasEnded = true;
  await userEvent.keyboard('{Control>}s{/Control}');

  await expect.element(screen.getByText(sentence).first()).toBeVisible();
  const account = screen.getByRole('textbox', { name: words.account });
  await expect.element(account).toBeVisible();
  expect(history.location.href).toBe('/course/login?redirect=%2Fjob%2Fdetail%3FjobId%3D1001');
  expect(store.authToken()).toBeUndefined();

  server.hasEnded = false;
  (account.element() as HTMLElement).focus();
  await userEvent.keyboard('zhoumin{Tab}Curriculum-2026{Enter}');
  await expect.element(name).toHaveValue('软件工程师（云）');
  await expect.element(screen.getByText(words.restored)).toBeVisible();
  (name.element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(screen.getByText(words.saved)).toBeVisible();
  expect(server.sent).toEqual([expect.objectContaining({ id: 1001, occupationName: '软件工程师（云）', version: 1 })]);
  await expect.element(screen.getByText(words.restored)).not.toBeInTheDocument();
});

it('keeps it from another person who signs in at the same browser', async () => {
  const server = aServer(ended.zh);
  const { screen } = await open('zh-CN');
  const name = screen.getByRole('textbox', { name: '职业名称' });
  await name.fill('软件工程师（云）');
  server.hasEnded = true;
  await userEvent.keyboard('{Control>}s{/Control}');
  server.person = otherLogin;
  await screen.getByRole('textbox', { name: '邮箱或用户名' }).fill('lihua');
  await screen.getByRole('textbox', { name: '密码' }).fill('Curriculum-2026');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('软件工程师').first()).toBeVisible();
  await expect.element(screen.getByText('软件工程师（云）')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/已恢复/)).not.toBeInTheDocument();
});
