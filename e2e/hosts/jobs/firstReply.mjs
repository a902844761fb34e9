import { expect } from '@playwright/test';

/** Reads the first reply of the server as a browser without scripts would. */
export const firstReplyJob = {
  name: 'reply',
  isFor: ({ isServerRendered }) => isServerRendered === true,
  async run({ page }) {
    const reply = await page.request.get('/');
    const html = await reply.text();
    expect(html).toMatch(/data-cw-root/);
    expect(html).toMatch(/<style[^>]*data-styled/);
    expect(html).toMatch(/aria-busy/);
  },
};
