import { renderUi } from '@college/ui/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OccupationLookup } from './OccupationLookup';

const hrefs = { book: '#book', search: '#search', about: '#about' };

beforeEach(async () => {
  await page.viewport(650, 480);
  onTestFinished(() => page.viewport(1300, 900));
});

it.each([
  [1300, false],
  [650, true],
])('is %i px wide in a window of 650 px where “Fit to window” is %s', async (width, isFitToWindow) => {
  await renderUi(
    <OccupationLookup
      product="课程建设"
      page="about"
      hrefs={hrefs}
      workbenchHref="#workbench"
      language="80101"
      onLanguageChange={() => undefined}
      isFitToWindow={isFitToWindow}
    >
      <p>正文</p>
    </OccupationLookup>,
  );
  await expect.element(page.getByText('正文', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
});
