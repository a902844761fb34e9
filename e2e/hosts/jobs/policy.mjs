import { expect } from '@playwright/test';
import { openPage } from './hostPage.mjs';

/** The page is what its host claims: no secure context, and under a policy that really forbids what it must. */
export const policyJob = {
  name: 'policy',
  isFor: ({ hasStrictPolicy }) => hasStrictPolicy === true,
  async run({ page, host, faults }) {
    await openPage(page, host);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    expect(faults).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/another.js';
      document.head.append(script);
    });
    await expect.poll(() => faults.join('\n')).toMatch(/policy violated: (script-src-elem|require-trusted-types-for)/);
    faults.length = 0;
  },
};
