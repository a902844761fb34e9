import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** What a browser is told about the person before it: where the product is, their language and the size of their window. */
export type Profile = Pick<BrowserContextOptions, 'locale' | 'viewport'> & { baseURL: string };

/** A browser profile that serves job after job: the files of the product stay in its cache, everything that a job left in it goes. */
export interface KeptContext {
  open(profile: Profile): Promise<BrowserContext>;
  /** Closes every tab and takes back every permission. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Fetching the product anew takes the browser and the server as long as showing it does. */
export function createKeptContext(browser: Browser): KeptContext {
  let kept: { context: BrowserContext; profile: string } | undefined;

  async function close() {
    await kept?.context.close();
    kept = undefined;
  }

  async function open(profile: Profile) {
    const wanted = JSON.stringify(profile);
    if (kept?.profile !== wanted) await close();
    kept ??= { context: await browser.newContext(profile), profile: wanted };
    return kept.context;
  }

  async function leave() {
    if (!kept) return;
    await Promise.all(kept.context.pages().map((page) => page.close()));
    await kept.context.clearPermissions();
  }

  return { open, leave, close };
}

/** Opens the first tab of a job, with nothing stored for the product. */
export async function openFirstTab(context: BrowserContext, { baseURL }: Profile): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'cookies,local_storage,indexeddb' });
  await session.detach();
  return page;
}
