import { type Locale, UiProvider } from '@college/ui/theme';
import { ToastProvider } from '@college/ui/Toast';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { aCollege } from '../../support/fakes/aCollege';
import { someNews } from '../fakes/someNews';
import { NewsList, type NewsListProps } from './NewsList';

const withNews = (count: number) => aCollege({ prepare: ({ state }) => void (state.news = someNews(count)) });

function list(props: NewsListProps, locale: Locale = 'zh-CN') {
  return (
    <UiProvider locale={locale}>
      <ToastProvider>
        <NewsList isEditable {...props} />
      </ToastProvider>
    </UiProvider>
  );
}

it('moves the focus to the row after a deleted one, however long the list takes to reload', async () => {
  const { news: source, failures } = withNews(3);
  const screen = await render(list({ source }));
  await screen.getByRole('button', { name: '删除《教学简报第2期》' }).click();
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  failures.listNews = { until: slow };
  await screen.getByRole('button', { name: '删除新闻' }).click();
  await expect.element(screen.getByText('删除成功')).toBeVisible();
  await expect.poll(() => document.querySelector('[role="alertdialog"]')).toBeNull();
  // Longer than the dialog takes to restore the focus.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  arrive();
  await expect.element(screen.getByText('共2条，最新的在前')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '删除《教学简报第1期》' })).toHaveFocus();
});

it('shows an item of another page as it is after it was changed', async () => {
  const screen = await render(list({ source: withNews(21).news, itemId: 1001 }));
  await screen.getByRole('dialog', { name: '教学简报第1期' }).getByRole('button', { name: '编辑' }).click();
  await screen.getByRole('textbox', { name: '标题' }).fill('教学简报第一期');
  await screen.getByRole('button', { name: '保存' }).click();
  await expect.element(screen.getByRole('dialog', { name: '教学简报第一期' })).toBeVisible();
});

it.each([
  { sort: '', itemId: 1002, facts: '共3条，最新的在前', previous: ['较新一条', 1003], next: ['较早一条', 1001] },
  { sort: '-date', itemId: 1002, facts: '共3条，最新的在前', previous: ['较新一条', 1003], next: ['较早一条', 1001] },
  { sort: 'date', itemId: 1002, facts: '共3条', previous: ['较早一条', 1001], next: ['较新一条', 1003] },
  { sort: 'title', itemId: 1001, facts: '共3条', previous: ['上一条', 1003], next: ['下一条', 1002] },
] as const)('names order and neighbours as the list is sorted: "$sort"', async ({ sort, itemId, facts, previous, next }) => {
  const onItemChange = vi.fn();
  const query = { page: 1, keyword: '', sort };
  const screen = await render(list({ source: withNews(3).news, query, itemId, onItemChange }));
  await expect.element(screen.getByText(facts, { exact: true })).toBeVisible();
  const neighbours = screen.getByRole('dialog').getByRole('button', { name: /条$/ });
  await expect.poll(() => neighbours.elements().map(({ textContent }) => textContent)).toEqual([previous[0], next[0]]);
  for (const [name, id] of [previous, next]) {
    await screen.getByRole('button', { name, exact: true }).click();
    expect(onItemChange).toHaveBeenLastCalledWith(id);
  }
});

it('names order and neighbours in English', async () => {
  const query = { page: 1, keyword: '', sort: 'title' };
  const screen = await render(list({ source: withNews(3).news, query, itemId: 1002 }, 'en-US'));
  await expect.element(screen.getByText('3 items', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Previous item' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Next item' })).toBeVisible();
});
