import { longReport, longReportRows } from '../support/longReport';
import { pdfPages } from '../support/pdfPages';
import { expect, test } from '../support/test';

test('a published report is read by anybody and printed without a lone heading, a parted row or a table without its head', async ({
  page,
}) => {
  const headers: Record<string, string>[] = [];
  await page.route('**/college/api/**', (route) => {
    headers.push(route.request().headers());
    return route.fulfill({ json: { code: '0', message: '', data: longReport() } });
  });
  await page.goto('/course/report?link=a-link-that-nobody-guesses');
  await expect(page.getByRole('heading', { level: 1, name: '《数据结构》开课说明' })).toBeVisible();
  // One call, without a sign-in, and its secret is sent nowhere else.
  expect(headers.map(({ authtoken, referer }) => [authtoken, referer])).toEqual([[undefined, undefined]]);
  await expect(page).toHaveTitle(/^《数据结构》开课说明/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(6);
  const heading = /^([一二三四五].{0,1}(基本信息|课程简介与项目矩阵|课程要求|考核与评价|课程安排)|第\d+章)/;
  const head = /^(课点任务目标|章节教学目标课点)/;
  for (const [place, lines] of pages.entries()) {
    // Some fonts extract 页 as the radical of the same shape.
    expect(lines.at(-1)).toMatch(new RegExp(`^第${place + 1}.共${pages.length}.$`));
    expect(lines[0]).toMatch(/^《数据结构》开课说明/);
    const content = lines.slice(1, -1);
    expect(content.at(-1)).not.toMatch(heading);
    expect(content.at(-1)).not.toMatch(head);
    // Rows without a caption over them go on from the page before: their table has its head again.
    const firstRow = content.findIndex((line) => /a\d+z/.test(line));
    if (firstRow >= 0) expect(content.slice(0, firstRow).some((line) => head.test(line))).toBe(true);
  }
  const numbers = (text: string, sign: 'a' | 'b') =>
    [...text.matchAll(new RegExp(`${sign}(\\d+)z`, 'g'))].map(([, number]) => Number(number)).toSorted();
  const words = pages.map((lines) => lines.join(''));
  for (const text of words) expect(numbers(text, 'b')).toEqual(numbers(text, 'a'));
  expect(new Set(words.flatMap((text) => numbers(text, 'a'))).size).toBe(longReportRows.length);
});
