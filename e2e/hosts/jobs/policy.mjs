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
      document.head.append(Object.assign(document.createElement('style'), { textContent: 'body { color: red }' }));
      try {
        document.createElement('script').src = '/another.js';
      } catch {
        // Refused, as it should be.
      }
    });
    for (const directive of ['style-src-elem', 'require-trusted-types-for']) {
      await expect.poll(() => faults.join('\n'), directive).toContain(`policy violated: ${directive}`);
    }
    faults.length = 0;
  },
};
