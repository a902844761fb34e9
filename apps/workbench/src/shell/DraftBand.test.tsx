import { createClient, createMemoryStorage, createSessionStore, type Client } from '@college/api-client';
import { courseEditionOptions, majorOptions, queryKeys } from '@college/api-client/react';
import { aLoginInfo, sampleCourseUnitDetail } from '@college/curriculum-model/fixtures';
import { renderUi } from '@college/ui/testing';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { defaultPreferences } from '../preferences/preferences';
import { SettingsContext } from '../preferences/settings';
import { routeTable } from '../routing/routeTable';
import { parseSearchParams, stringifySearchParams } from '../search/searchParams';
import { ServicesContext, useServices } from '../services';
import { createWorkbenchSession } from '../session/workbenchSession';
import { EditionOfPage } from './EditionOfPage';

const edition = {
  id: 9012,
  kind: 'draft',
  status: 'open',
  name: '2026 修订',
  entryYear: null,
  majorId: 9112,
  homeMajorId: 1001,
  homeMajorName: '软件工程',
};
const answers: [string, unknown][] = [
  ['getcurrentdepartment', { college: { id: 1, name: '示范大学' }, departments: [] }],
  ['majorinfo', { id: 9112, name: '软件工程', edit: true, edition }],
  ['courseunitdetail', { ...sampleCourseUnitDetail(1004), edition }],
];

interface Subject {
  address: string;
  useFailure: (client: Client) => Error | null;
}

const subjects: Record<'a major' | 'a course alone', Subject> = {
  'a major': { address: '/matrix?majorId=9112', useFailure: (client) => useQuery({ ...majorOptions(client, 9112), enabled: false }).error },
  'a course alone': {
    address: '/matrix?courseId=9114',
    useFailure: (client) => useQuery({ ...courseEditionOptions(client, 9114), enabled: false }).error,
  },
};

/** Why the latest reading failed, drawn together with what the band makes of it. */
function Failure({ useFailure }: Pick<Subject, 'useFailure'>) {
  return <output aria-label="failure">{useFailure(useServices().client)?.message}</output>;
}

/** A page of the draft, with a server that can be told to answer nothing but this. */
async function openPage({ address, useFailure }: Subject) {
  const server: { reply?: () => Response } = {};
  const store = createSessionStore({ sessionStorage: createMemoryStorage(), localStorage: createMemoryStorage() });
  store.write(aLoginInfo('collegeAdmin'));
  const client = createClient({
    session: store,
    async fetch(input) {
      const data = answers.find(([path]) => String(input).includes(path))?.[1];
      return server.reply?.() ?? Response.json({ code: '0', message: '', data });
    },
  });
  const session = createWorkbenchSession(store);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const root = createRootRoute({ component: EditionOfPage });
  const row = routeTable.find(({ path }) => path === '/matrix')!;
  const page = createRoute({ getParentRoute: () => root, path: '/matrix', staticData: { row } });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    parseSearch: parseSearchParams,
    stringifySearch: stringifySearchParams,
  });
  const browserStorage = createMemoryStorage();
  const settings = {
    language: '80101',
    changeLanguage: () => {},
    preferences: defaultPreferences,
    changePreferences: () => {},
    browserStorage,
  };
  const screen = await renderUi(
    <SettingsContext value={settings}>
      <ServicesContext value={{ client, session, demoEmail: '', socketUrl: 'ws://127.0.0.1:1' }}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router as never} />
          <Failure useFailure={useFailure} />
        </QueryClientProvider>
      </ServicesContext>
    </SettingsContext>,
  );
  const readAgain = (reply: () => Response) => {
    server.reply = reply;
    return queryClient.invalidateQueries({ queryKey: queryKeys.majors });
  };
  return { screen, readAgain };
}

it.each(['a major', 'a course alone'] as const)('calls the draft of %s deleted where the server says so alone', async (of) => {
  const { screen, readAgain } = await openPage(subjects[of]);
  const band = screen.getByRole('complementary', { name: '本页所属版本' });
  await expect.element(band).toHaveTextContent('软件工程的修订稿');
  await readAgain(() => new Response('', { status: 502 }));
  await expect.element(screen.getByRole('status', { name: 'failure' })).toHaveTextContent('502');
  await expect.element(band).toHaveTextContent('软件工程的修订稿');
  await readAgain(() => Response.json({ code: '30004', message: '没有找到', data: null }));
  await expect.element(band).toHaveTextContent('这份修订稿已被删除');
});
