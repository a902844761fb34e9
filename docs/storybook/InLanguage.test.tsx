import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ColourTable } from './foundations/ColourTable';
import { DensityTable } from './foundations/DensityTable';
import { TokenTable } from './foundations/TokenTable';
import { InLanguage } from './InLanguage';
import { showInBook } from './testing/showInBook';

let unmount = () => {};
afterEach(() => unmount());

/** A page with its tables, in the language of the toolbar. */
function show(language: string) {
  unmount = showInBook(
    <>
      <InLanguage only="zh">颜色按用途命名。</InLanguage>
      <InLanguage only="en">Colours are named by role.</InLanguage>
      <ColourTable />
      <DensityTable />
      <TokenTable group="space" />
    </>,
    language,
  );
}

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

it('shows what is written in Chinese, and says that it is', async () => {
  show('80101');
  const words = page.getByText('颜色按用途命名。');
  await expect.element(words).toHaveAttribute('lang', 'zh-CN');
  await expect.element(page.getByText('Colours are named by role.')).not.toBeInTheDocument();
  expect(heads().filter((head) => /[a-z]/i.test(head))).toEqual([]);
  await expect.element(page.getByRole('row', { name: 'surface 页面' })).toBeVisible();
});

it('shows what is written in English, and says that it is', async () => {
  show('80102');
  const words = page.getByText('Colours are named by role.');
  await expect.element(words).toHaveAttribute('lang', 'en-US');
  await expect.element(page.getByText('颜色按用途命名。')).not.toBeInTheDocument();
  expect(heads().filter((head) => /\p{Script=Han}/u.test(head))).toEqual([]);
});
