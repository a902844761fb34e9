import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** The settings of a browser context: the base URL, the language and the viewport. */
export type Profile = Pick<BrowserContextOptions, 'locale' | 'viewport'> & { baseURL: string };

/** A browser profile that is reused by all jobs: the files of the product stay in its cache, everything else is cleared. */
export interface KeptContext {
  open(profile: Profile): Promise<BrowserContext>;
  /** Closes every tab, takes back every permission and gives the network back. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Loading the product again costs the browser and the server as much as rendering it. */
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
    await kept.context.setOffline(false);
  }

  return { open, leave, close };
}

/** How many times slower the browser's processor is made: what a press meets there that came before the page had followed is a fault that a fast machine hides. */
const slowed = Number(process.env.E2E_SLOWED ?? 1);

/** Opens the first tab of a job, with nothing stored for the product. */
export async function openFirstTab(context: BrowserContext, { baseURL }: Profile): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'cookies,local_storage,indexeddb' });
  // The processor is slowed for as long as the session is open.
  if (slowed > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  else await session.detach();
  return page;
}
