import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filterChanged } from './address';
import { StatesPage } from './StatesPage';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];

let unmount = () => {};
afterEach(() => unmount());

/** The page at a URL, with the toolbar's globals. */
function show(address: string, globals: Record<string, string | number> = {}) {
  const emit = vi.fn();
  const channel = { emit, on: vi.fn(), off: vi.fn(), last: () => [{ globals }] };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <DocsContext value={{ channel } as unknown as Context}>
      <StatesPage address={address} />
    </DocsContext>,
  );
  unmount = () => {
    root.unmount();
    place.remove();
  };
  return emit;
}

const rows = () => page.getByRole('rowheader');

it('filters by text, shows the number of matches, and updates the URL', async () => {
  const emit = show('');
  await expect.element(page.getByRole('status')).toHaveTextContent(/显示 (\d+) 个状态，共 \1 个/);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('searchbox', { name: '查找' })).toHaveFocus();
  await userEvent.keyboard('20050');
  await expect.element(page.getByRole('status')).toHaveTextContent('显示 1 个状态');
  await expect.element(rows()).toHaveTextContent('登录失效代码之后After a login-invalid codelogin.expired');
  expect(emit).toHaveBeenLastCalledWith(filterChanged, { widget: null, find: '20050', state: null, story: null });
  await page.getByRole('button', { name: '显示全部' }).click();
  expect(emit).toHaveBeenLastCalledWith(filterChanged, { widget: null, find: null, state: null, story: null });
});

it('takes the language of an address, which is a number there', async () => {
  show('', { language: 80102 });
  await expect.element(page.getByRole('heading', { name: 'States' })).toBeVisible();
});

it('takes the theme of the toolbar', async () => {
  show('', { theme: 'dark' });
  await expect.element(page.getByRole('status')).toBeVisible();
  expect(page.getByRole('status').element().closest('[data-cw-theme]')).toHaveAttribute('data-cw-theme', 'dark');
});

it('chooses a widget by keyboard', async () => {
  const emit = show('', { language: '80102' });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^(\d+) of \1 states shown$/);
  await userEvent.tab();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('confirm-d');
  await expect.element(page.getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('7 of');
  expect(rows().elements()).toHaveLength(7);
  expect(emit).toHaveBeenLastCalledWith(filterChanged, expect.objectContaining({ widget: 'confirm-dialog' }));
});

it('opens with the filter of a shared URL', async () => {
  show('?path=/docs/start-here-states--docs&widget=login&find=%E7%BD%91%E7%BB%9C', { language: '80102' });
  await expect.element(page.getByRole('heading', { name: 'States' })).toBeVisible();
  await expect.element(rows()).toHaveTextContent('Network failure');
});

it('marks the row of the requested story, with a link back', async () => {
  const emit = show('?story=widgets-goals-goalpanel--empty');
  const link = page.getByRole('row', { name: /goal-panel\.empty/ }).getByRole('link');
  await expect.element(link).toHaveFocus();
  await expect.element(page.getByRole('row', { name: /goal-panel\.empty/ })).toHaveAttribute('aria-current', 'true');
  expect(emit).toHaveBeenLastCalledWith(filterChanged, { widget: 'goal-panel', find: null, state: 'goal-panel.empty', story: null });
  await userEvent.keyboard('{Enter}');
  expect(emit).toHaveBeenLastCalledWith('navigateUrl', '?path=/story/widgets-goals-goalpanel--empty');
});

it('reports when nothing matches, and when a story shows no state', async () => {
  show('?find=zzzz');
  await expect.element(page.getByText('没有符合的状态')).toBeVisible();
  unmount();
  show('?story=ui-kbd--docs');
  await expect.element(page.getByText('那个故事不展示规范中的状态。')).toBeVisible();
});
