import { createClient, createMemoryStorage, createSessionStore } from '@college/api-client';
import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { ToastProvider } from '@college/ui/Toast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { ManageRoute } from '../routes/manage/ManageRoute';
import { ProgressRoute } from '../routes/manage/ProgressRoute';
import { FindingsRoute } from '../routes/major-findings/FindingsRoute';
import { ServicesContext } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { parseSearchParams, stringifySearchParams } from './searchParams';

const pages = { '/manage': ManageRoute, '/manage/progress': ProgressRoute, '/major/findings': FindingsRoute };

const major = { id: 1001, departmentId: 11, name: '软件工程', errors: 0, reminders: 1, reviews: 0, checkedAt: null, isStale: false };
const finding = {
  id: 'course.hours.course:1',
  rule: 'course.hours',
  level: 'warning',
  at: 'course:1',
  field: 'hours',
  basis: '1',
  aliases: [],
  record: { zh: '', en: '' },
};
const reach = {
  college: { id: 1, name: '示范大学' },
  departments: [{ id: 11, name: '软件系', majors: [{ id: 1001, name: '软件工程', edit: true }] }],
};
const feedback = Array.from({ length: 25 }, (_, at) => ({
  id: at + 1,
  userId: 1,
  userName: '周敏',
  createTime: '2026-05-14T00:00:00.000Z',
  unique: `feedback-${at + 1}`,
  description: `说明 ${at + 1}`,
  images: [],
}));

/** What the server answers each call of the three pages, by the end of its path. */
const answers: Record<string, (query: URLSearchParams) => unknown> = {
  board: () => ({
    today: '2026-05-14',
    college: '信息学院',
    departments: [{ id: 11, name: '软件系' }],
    majors: [major],
    courses: [],
    deadlines: [],
  }),
  findings: () => ({
    findings: [{ ...finding, sentence: { zh: '学时为零', en: 'No hours' }, owner: { zh: '数据结构', en: 'Data structures' } }],
  }),
  feedbacklist(query) {
    const [page, size] = [Number(query.get('pageNum')), Number(query.get('pageSize'))];
    return { pageInfo: { list: feedback.slice((page - 1) * size, page * size), total: feedback.length } };
  },
};

const fetch: typeof globalThis.fetch = async (input) => {
  const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), location.href);
  const answer = answers[pathname.split('/').at(-1)!];
  return Response.json({ code: '0', message: '', data: answer ? answer(searchParams) : reach });
};

/** The pages at an address; each has a way out of it and back. */
async function visit(address: string) {
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.write(aLoginInfo('collegeAdmin'));
  const root = createRootRoute();
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/elsewhere',
    component: () => (
      <Link to={address.split('?')[0] as never} search={parseSearchParams(ofPlace(address)) as never}>
        return
      </Link>
    ),
  });
  const routes = Object.entries(pages).map(([path, component]) => createRoute({ getParentRoute: () => root, path, component }));
  const history = createMemoryHistory({ initialEntries: [`/course${address}`] });
  const router = createRouter({
    routeTree: root.addChildren([elsewhere, ...routes]),
    history,
    basepath: '/course',
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  });
  const settings = {
    language: '80101',
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage: createMemoryStorage(),
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
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <ToastProvider>
            <RouterProvider router={router as never} />
          </ToastProvider>
        </QueryClientProvider>
      </ServicesContext>
    </SettingsContext>,
  );
  return {
    screen,
    query: () => new URLSearchParams(history.location.search),
    /** Leaves the page and comes back by a link that says nothing of the list. */
    async leaveAndReturn() {
      history.push('/course/elsewhere');
      await screen.getByRole('link', { name: 'return' }).click();
    },
  };
}

/** What of an address says what its list is of. */
function ofPlace(address: string): string {
  const { majorId, tab } = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  return stringifySearchParams({ majorId, tab });
}

it('keeps filter, view and order of the board of progress', async () => {
  const { screen, query, leaveAndReturn } = await visit('/manage/progress');
  await userEvent.click(screen.getByRole('radio', { name: '表' }), { force: true });
  await screen.getByRole('button', { name: '警告' }).click();
  await userEvent.fill(screen.getByRole('searchbox'), '软件');
  await expect.poll(() => Object.fromEntries(query())).toEqual({ view: 'table', sort: '-reminders', keyword: '软件' });
  await leaveAndReturn();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('软件');
  await expect.element(screen.getByRole('columnheader', { name: '警告' })).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(() => query().get('sort')).toBe('-reminders');
});

it('keeps filter and grouping of the findings of a major', async () => {
  const { screen, query, leaveAndReturn } = await visit('/major/findings?majorId=1001');
  await screen.getByRole('button', { name: /分组/ }).click();
  await screen.getByRole('option', { name: '课程' }).click();
  await screen.getByRole('button', { name: /级别/ }).click();
  await screen.getByRole('option', { name: /警告/ }).click();
  await expect.poll(() => Object.fromEntries(query())).toEqual({ majorId: '1001', grouping: 'course', level: 'warning' });
  await leaveAndReturn();
  await expect.element(screen.getByRole('button', { name: /分组.*课程|课程.*分组/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /级别.*警告|警告.*级别/ })).toBeVisible();
  await expect.poll(() => query().get('grouping')).toBe('course');
});

it('keeps the page of the feedback', async () => {
  const { screen, query, leaveAndReturn } = await visit('/manage?tab=feedback');
  await screen.getByRole('button', { name: '第 2 页' }).click();
  await expect.poll(() => query().get('page')).toBe('2');
  await expect.element(screen.getByText('说明 21')).toBeVisible();
  await leaveAndReturn();
  await expect.element(screen.getByText('说明 21')).toBeVisible();
  await expect.poll(() => query().get('page')).toBe('2');
});
