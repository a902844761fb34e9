import { expect, test as base, type Page, type Request } from '@playwright/test';
import { freePort } from './freePort';
import { createKeptContext, openFirstTab, type KeptContext, type Profile } from './keptContext';
import { createPeople, type People, type Role } from './people';
import { createTestServer, type TestServer } from './server';
import { signInAs, type Arrival } from './signIn';

/** Signs a sample person in past the form and opens a page, in the tab of the job or another one. */
export type SignIn = (who: Role, arrival?: Arrival & { on?: Page }) => Promise<void>;

interface Job {
  /** Every job begins with the sample programme as it was. */
  isFresh: boolean;
  profile: Profile;
  /** Whether a job sets the clock of its browser, which no other job then gets. */
  movesTheClock: boolean;
  signIn: SignIn;
  /** Opens a tab at another computer. */
  openElsewhere: () => Promise<Page>;
  /** Notes the calls that the browser makes from now on, by the last part of their path; not those of the line to others, which come at any time. */
  recordCalls: () => string[];
}

interface Worker {
  server: TestServer;
  people: People;
  browsers: { here: KeptContext; elsewhere: KeptContext };
}

/** Tests with a running product: `page` opens paths below its address. */
export const test = base.extend<Job, Worker>({
  server: [
    async ({}, use) => {
      const server = await createTestServer(await freePort());
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  people: [async ({ server }, use) => use(createPeople(server.url)), { scope: 'worker' }],
  browsers: [
    async ({ browser }, use) => {
      const [here, elsewhere] = [createKeptContext(browser), createKeptContext(browser)];
      await use({ here, elsewhere });
      await Promise.all([here.close(), elsewhere.close()]);
    },
    { scope: 'worker' },
  ],
  isFresh: [
    async ({ server, people }, use) => {
      await server.reset();
      people.beginJob();
      await use(true);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  profile: async ({ server, locale, viewport }, use) => use({ baseURL: server.url, locale, viewport }),
  movesTheClock: [false, { option: true }],
  context: async ({ browsers, profile, movesTheClock }, use) => {
    await use(await browsers.here.open(profile));
    await browsers.here.leave();
    if (movesTheClock) await browsers.here.close();
  },
  page: async ({ context, profile }, use) => use(await openFirstTab(context, profile)),
  signIn: async ({ page, people }, use) => {
    await use((who, { on = page, ...arrival } = {}) => signInAs(on, people, who, arrival));
  },
  openElsewhere: async ({ browsers, profile }, use) => {
    await use(async () => openFirstTab(await browsers.elsewhere.open(profile), profile));
    await browsers.elsewhere.leave();
  },
  recordCalls: async ({ context }, use) => {
    const names: string[] = [];
    function note(request: Request) {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/college/api/') && !pathname.includes('/live/')) names.push(pathname.split('/').at(-1)!);
    }
    await use(() => {
      context.on('request', note);
      return names;
    });
    context.off('request', note);
  },
});

export { expect };
