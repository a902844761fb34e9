import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GuidePage } from './GuidePage';
import { showInBook } from './testing/showInBook';

let unmount = () => {};
afterEach(() => unmount());

/** A guide in the language of the toolbar. */
function show(name: string, language: string | number) {
  unmount = showInBook(<GuidePage name={name} />, language);
}

const title = () => page.getByRole('heading', { level: 1 });

it('shows a guide in Chinese, with links to the pages of other guides', async () => {
  show('theming', '80101');
  await expect.element(title()).toHaveTextContent('主题');
  expect(title().element().closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
  const link = page.getByRole('link', { name: '嵌入' });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('?path=/docs/start-here-embedding--docs'));
  await expect.element(page.getByRole('link', { name: 'English' })).not.toBeInTheDocument();
});

it('takes the language of an address, which is a number there', async () => {
  show('theming', 80101);
  await expect.element(title()).toHaveTextContent('主题');
});

it('shows it in English where the toolbar says so', async () => {
  show('theming', '80102');
  await expect.element(title()).toHaveTextContent('Theming');
  expect(title().element().closest('[lang]')).toHaveAttribute('lang', 'en-US');
  await expect.element(page.getByRole('link', { name: '中文' })).not.toBeInTheDocument();
});

it('shows in English what has no Chinese', async () => {
  show('rules', '80101');
  await expect.element(title()).toHaveTextContent('Rules');
  expect(title().element().closest('[lang]')).toHaveAttribute('lang', 'en-US');
});
