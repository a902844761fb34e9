import { expect } from '@playwright/test';

/** Reads the first reply of the server as a browser without scripts would. */
export const firstReplyJob = {
  name: 'reply',
  isFor: ({ isServerRendered }) => isServerRendered === true,
  async run({ page }) {
    const reply = await page.request.get('/');
    const html = await reply.text();
    const body = html.slice(html.indexOf('<body'));
    expect(body.includes('data-cw-root'), 'the widgets are in the reply').toBe(true);
    expect(
      body.includes('正在载入') && body.includes('专业矩阵'),
      'the skeleton of the goals and the head of the matrix are in the reply',
    ).toBe(true);
    expect(body.includes('本页的修改会立即保存。'), 'what the server component says is in the reply').toBe(true);
    const styles = html.slice(0, html.indexOf('<body')).match(/<style[^>]*data-styled[^>]*>/);
    expect(styles, 'their styles are in its head').not.toBeNull();
    for (const name of ['--cw-color-surface', '[data-cw-root]']) expect(html.includes(name), name).toBe(true);
  },
};
