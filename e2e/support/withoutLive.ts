import type { Page } from '@playwright/test';

/** Everything about who else is here: a stream, and a word every few seconds. */
const live = '**/college/api/live/**';

/** Opens pages as on a server that tells nobody what others do: what is saved meanwhile is found by the next save. */
export async function withoutLive(page: Page): Promise<void> {
  await page.route(live, (route) => route.fulfill({ json: { code: '30003', message: '', data: null } }));
}

/** Lets nothing about others through until the answer is called. */
export async function cutLive(page: Page): Promise<() => Promise<void>> {
  await page.route(live, (route) => route.abort());
  return () => page.unroute(live);
}
