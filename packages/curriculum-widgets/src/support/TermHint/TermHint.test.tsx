import { UiProvider, type Locale } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { TermHint, TermHints, type HintedTerm } from '.';

const open = (locale: Locale, children: ReactNode) =>
  render(
    <UiProvider locale={locale}>
      <ToastProvider>{children}</ToastProvider>
    </UiProvider>,
  );

it.each<[Locale, HintedTerm, string, RegExp]>([
  ['zh-CN', 'point', '课点', /课点是课程的知识点/],
  ['zh-CN', 'ksa', 'KSA', /知识（K）、技能（S）和能力（A）/],
  ['zh-CN', 'indicatorPoint', '指标点', /毕业要求中可以观察、可以评价的一部分/],
  ['en-US', 'strongSupport', 'Strong support', /main basis/],
  ['en-US', 'weakSupport', 'Weak support', /not enough by itself/],
])('says by keyboard what a word means, in %s: %s', async (locale, term, name, meaning) => {
  const screen = await open(locale, <TermHint term={term}>{name}</TermHint>);
  const word = screen.getByRole('button', { name });
  await expect.element(word).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name })).toHaveTextContent(meaning);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(word).toHaveFocus();
});

it.each([
  ['课点与 KSA', ['课点', 'KSA']],
  ['12 points of 3 indicator points', ['points', 'indicator points']],
  ['★ 强支撑与弱支撑', ['强支撑', '弱支撑']],
  ['Strong coverage 22/24', ['Strong coverage']],
  ['12 门课程', []],
])('finds the words of the trade in “%s” and leaves its text as it is', async (text, words) => {
  const screen = await open('zh-CN', <h2>{<TermHints>{text}</TermHints>}</h2>);
  await expect.element(screen.getByRole('heading')).toHaveTextContent(text);
  const found = () => screen.getByRole('button').elements();
  await expect.poll(() => found().map(({ textContent }) => textContent)).toEqual(words);
  await expect.element(screen.getByRole('heading')).toHaveTextContent(text);
});
