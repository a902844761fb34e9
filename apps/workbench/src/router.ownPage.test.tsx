import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import type { GuardSession } from './guard/guard';
import { createWorkbenchRouter, preloadPage } from './router';
import { pages } from './routing/pages';
import { routeTable } from './routing/routeTable';

// Where an address leads is tried here; what shows there has tests of its own.
vi.mock('./routes/main/MainRoute', () => ({ MainRoute: () => null }));
vi.mock('./routes/lookup/LookupRoute', () => ({ LookupRoute: () => null }));

const demoEmail = aLoginInfo('demo').data.user.email;
const people: Record<'nobody' | 'tampered' | 'teacher' | 'demo', GuardSession> = {
  nobody: { state: 'missing' },
  tampered: { state: 'tampered' },
  teacher: { state: 'present', email: 'leader@college.example' },
  demo: { state: 'present', email: demoEmail },
};

/** Opens a URL as one of the people and returns where it leads. */
async function visit(who: keyof typeof people, address: string) {
  const history = createMemoryHistory({ initialEntries: [`/course${address}`] });
  const end = vi.fn();
  const onTampered = vi.fn();
  const looked = vi.fn(({ requiresAuth }: { requiresAuth: boolean }): GuardSession => {
    return who === 'tampered' && !requiresAuth ? { state: 'missing' } : people[who];
  });
  const session = { visit: looked, loginInfo: () => undefined, begin: () => {}, changeUser: () => {}, end, subscribe: () => () => {} };
  const router = createWorkbenchRouter({ services: { session, demoEmail }, onTampered }, history);
  await router.load();
  return { at: history.location.href.replace(/^\/course/, ''), router, history, end, onTampered };
}

const login = (address: string) => `/login?${new URLSearchParams({ redirect: address })}`;
const redirectOf = (path: string) => {
  const row = routeTable.find((known) => known.path === path);
  return row && 'redirectTo' in row ? row.redirectTo : undefined;
};

describe.each(routeTable)('$path', ({ path, requiresAuth }) => {
  const query = path === '/login' ? '' : '?majorId=0012&majorId=2&q=a+b%20c&empty=&broken=%zz';
  const address = `${path}${query}`;
  const target = redirectOf(path);
  const arrival = target === '/404' ? '/404' : `${target ?? path}${query}`;

  it(requiresAuth ? 'asks nobody in without a sign-in, and remembers the address' : 'opens without a sign-in', async () => {
    expect((await visit('nobody', address)).at).toBe(requiresAuth ? login(address) : arrival);
  });

  it('opens to a teacher with its query byte for byte', async () => {
    expect((await visit('teacher', address)).at).toBe(arrival);
  });

  it(requiresAuth ? 'warns once of tampered login info' : 'does not look at tampered login info', async () => {
    const { at, end, onTampered } = await visit('tampered', address);
    expect(at).toBe(requiresAuth ? login(address) : arrival);
    expect(onTampered).toHaveBeenCalledTimes(requiresAuth ? 1 : 0);
    expect(end).toHaveBeenCalledTimes(requiresAuth ? 1 : 0);
  });

  it('lets the demo account in where its list allows it', async () => {
    const own = ['/major/list', '/major/index', '/courseUnit/list', '/courseUnit/detail', '/major/detail', '/login'];
    const expected = path === '/' ? '/major/list' : own.includes(path) ? address : '/login';
    expect((await visit('demo', address)).at).toBe(expected);
  });
});

describe('addresses that the table does not know', () => {
  it.each([
    '/nothing',
    '/courseunit/list',
    '/Major/list',
    '/major/list/more',
    '/matrix/Course',
    '/jobto/other',
    '/main/workbench',
    '/%E4%B8%AD?a=1',
    '/abc%',
    '/%zz?a=1',
    '/%E4%B8',
    '/major/list%',
    '/major/list/%/more',
  ])('%s leads to /404', async (address) => {
    expect((await visit('nobody', address)).at).toBe('/404');
    expect((await visit('teacher', address)).at).toBe('/404');
    expect((await visit('demo', address)).at).toBe('/login');
  });
});

// The router compares the address with the one it would write itself when it is put on the page, and replaces what differs.
it.each(['?a=1&a=2', '?a=', '?a', '?=x', '?a=+%20%2B', '?%E8%BD%AF=%E4%BB%B6', '?b=2&1=x', '?a=%zz&&b==', '?a=%27(~)!*', '?a=1#part'])(
  'the address bar keeps %s',
  async (query) => {
    const { router, history } = await visit('teacher', `/major/list${query}`);
    const changed = vi.fn();
    history.subscribe(changed);
    const root = createRoot(document.createElement('div'));
    const rendered = new Promise((resolve) => router.subscribe('onRendered', resolve));
    root.render(<RouterProvider router={router} />);
    await rendered;
    expect(changed).not.toHaveBeenCalled();
    expect(history.location.href).toBe(`/course/major/list${query}`);
    root.unmount();
  },
);

describe('the way back and forward', () => {
  it('keeps each URL unchanged, and a redirect adds no history entry', async () => {
    const { router, history } = await visit('teacher', '/major/list?a=%20');
    const step = async (act: () => void) => {
      act();
      await router.load();
      return history.location.href.replace(/^\/course/, '');
    };
    expect(await step(() => history.push('/course/courseUnit?majorId=1&x=+'))).toBe('/courseUnit/list?majorId=1&x=+');
    expect(await step(() => history.push('/course/read?course=1&type=course#below'))).toBe('/read?course=1&type=course#below');
    expect(await step(() => history.back())).toBe('/courseUnit/list?majorId=1&x=+');
    expect(await step(() => history.back())).toBe('/major/list?a=%20');
    expect(await step(() => history.forward())).toBe('/courseUnit/list?majorId=1&x=+');
  });

  it('remembers the part of the page, too, that was wanted before the sign-in', async () => {
    expect((await visit('nobody', '/read?course=1#part')).at).toBe(login('/read?course=1#part'));
  });
});

it('asks for the page of an address before anything is drawn, and for nothing where there is none', () => {
  const asked = vi.spyOn(pages['/workbench'], 'preload').mockResolvedValue(undefined);
  for (const address of ['/course/nowhere', '/course/major', '/workbench']) preloadPage(address);
  expect(asked).not.toHaveBeenCalled();
  preloadPage('/course/workbench');
  expect(asked).toHaveBeenCalledOnce();
});
