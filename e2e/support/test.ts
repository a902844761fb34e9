import { expect, test as base } from '@playwright/test';
import { freePort } from './freePort';
import { createTestServer, type TestServer } from './server';
import { signInAs, type Role } from './signIn';

interface Job {
  /** Every job begins with the sample programme as it was. */
  isFresh: boolean;
  /** Signs a sample person in through the page and waits for the place they come to. */
  signIn: (who: Role, options?: { at?: string }) => Promise<void>;
}

/** Tests with a running product: `page` opens paths below its address. */
export const test = base.extend<Job, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await createTestServer(await freePort());
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  isFresh: [
    async ({ server }, use) => {
      await server.reset();
      await use(true);
    },
    { auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signIn: async ({ page }, use) => {
    await use((who, { at } = {}) => signInAs(page, who, at));
  },
});

export { expect };
