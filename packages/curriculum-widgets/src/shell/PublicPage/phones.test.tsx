import { renderUi } from '@college/ui/testing';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ForgotPassword } from '../../account/ForgotPassword';
import { sampleReport } from '../../syllabus/fakes/sampleReport';
import { PublicReport } from '../../syllabus/PublicReport';
import { LandingPage } from '../LandingPage';
import { LoginPage } from '../LoginPage';
import { NotFoundPage } from '../NotFoundPage';

const answered = () => Promise.resolve();
const languageOf = { language: '80101', onLanguageChange: () => undefined };
const door = {
  ...languageOf,
  source: { requestReset: answered, resetPassword: answered },
  signInHref: '#',
  requestHref: '#',
  onReset: answered,
};
const reports = { loadPublicReport: async () => sampleReport() };
const report = (languages: 'zh' | 'en' | 'both') => (
  <PublicReport source={reports} link="x7Kq2mVb9TnR4sLw" languages={languages} onLanguagesChange={() => undefined} />
);

const pages: [string, ReactElement][] = [
  ['the sign-in', <LoginPage key="" {...languageOf} onSignIn={answered} forgottenHref="#" />],
  ['the start page', <LandingPage key="" {...languageOf} workbenchHref="#" loginHref="#" />],
  ['a forgotten password', <ForgotPassword key="" {...door} />],
  ['a new password', <ForgotPassword key="" {...door} token="x7Kq2mVb9TnR4sLw" />],
  ['an unknown address', <NotFoundPage key="" backHref="#" />],
  ['a syllabus in Chinese', report('zh')],
  ['a syllabus in English', report('en')],
  ['a syllabus in both languages', report('both')],
];

// A desk window of 1280 × 1024 at 400 %, and phones (WCAG 1.4.10).
const windows: [number, number][] = [
  [320, 256],
  [390, 844],
  [719, 480],
  [960, 600],
];

beforeEach(() => {
  onTestFinished(() => page.viewport(1300, 900));
});

it.each(pages)('%s fits every window, only tables scroll by themselves', async (_, element) => {
  for (const locale of ['zh-CN', 'en-US'] as const) {
    const { getByRole, container, unmount } = await renderUi(element, { locale });
    await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of windows) {
      await page.viewport(width, height);
      const place = `${locale} ${width} px`;
      expect(document.documentElement.scrollWidth, place).toBe(width);
      expect(beyond(container, width), place).toEqual([]);
      expect(narrowColumns(container), place).toEqual([]);
      expect(brokenWords(container), place).toEqual([]);
    }
    await unmount();
  }
});

it('the header of a syllabus scrolls with the page where it would take half of the window', async () => {
  await page.viewport(320, 256);
  const { getByRole } = await renderUi(report('zh'));
  await expect.element(getByRole('heading', { level: 1 })).toBeVisible();
  getByRole('button', { name: '打印' }).element().scrollIntoView();
  const head = getByRole('banner').element();
  window.scrollTo(0, 400);
  await expect.poll(() => head.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
});

it('a table that is wider than the window is scrolled by keyboard', async () => {
  await page.viewport(320, 600);
  const { getByRole } = await renderUi(report('zh'));
  await expect.element(getByRole('table').first()).toBeVisible();
  const box = getByRole('table').first().element().parentElement!;
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  await expect.poll(() => box.tabIndex).toBe(0);
  await page.viewport(1300, 900);
  await expect.poll(() => box.tabIndex).toBe(-1);
});

/** Elements outside the window that cannot be scrolled to as part of a table. */
function beyond(root: Element, width: number): string[] {
  return [...root.querySelectorAll('*')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 1 && !one.closest('table'))
    .map((one) => `${one.tagName} ${one.textContent?.slice(0, 20)}`);
}

/** Columns too narrow for three Chinese characters. */
function narrowColumns(root: Element): string[] {
  return [...root.querySelectorAll('thead th')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width < 42)
    .map((one) => one.textContent ?? '');
}

/** English words of up to nine letters that a column has broken. */
function brokenWords(root: Element): string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('td, th') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  );
  const broken: string[] = [];
  while (texts.nextNode()) {
    for (const word of (texts.currentNode.nodeValue ?? '').matchAll(/\b[A-Za-z]{2,9}\b/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
    }
  }
  return broken;
}
