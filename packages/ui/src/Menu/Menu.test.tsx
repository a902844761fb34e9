import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { renderUi } from '../testing';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from './index';

async function openMenu(onAction = vi.fn()) {
  const screen = await renderUi(
    <MenuTrigger>
      <Button>更多</Button>
      <Menu aria-label="更多" onAction={onAction}>
        <MenuItem id="edit" shortcut="Enter">
          编辑
        </MenuItem>
        <MenuItem id="move" isDisabled>
          移动
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="delete" variant="danger">
          删除…
        </MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  return { ...screen, onAction };
}

it('opens by an arrow, skips what is disabled, and acts by Enter', async () => {
  const { getByRole, onAction } = await openMenu();
  await expect.element(getByRole('menuitem', { name: '编辑', exact: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAction.mock.calls[0]?.[0]).toBe('delete');
  await expect.element(getByRole('menu')).not.toBeInTheDocument();
  await expect.element(getByRole('button', { name: '更多' })).toHaveFocus();
});

it('describes an item by its keys without making them part of its name', async () => {
  const { getByRole } = await openMenu();
  const item = getByRole('menuitem', { name: '编辑', exact: true });
  await expect.element(item).toBeVisible();
  expect(item.element().getAttribute('aria-describedby')).not.toBeNull();
});

it('breaks the words of a long act where the window is narrower than they are', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1300, 900));
  const { getByRole } = await renderUi(
    <MenuTrigger defaultOpen>
      <Button>More</Button>
      <Menu aria-label="More">
        <MenuItem id="fill" isDisabled>
          Fill the teaching points of this course (save or clear the import first)
        </MenuItem>
      </Menu>
    </MenuTrigger>,
  );
  await expect.element(getByRole('menuitem')).toBeVisible();
  const { left, right } = getByRole('menuitem').element().getBoundingClientRect();
  expect([left > 0, right < 320, document.documentElement.scrollWidth]).toEqual([true, true, 320]);
});
