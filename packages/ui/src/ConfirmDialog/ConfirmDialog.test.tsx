import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { DialogTrigger } from '../Dialog';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { conformance, renderUi } from '../testing';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

conformance(<ConfirmDialog name="数据结构" isOpen onConfirm={() => undefined} />);

async function open(props: Pick<ConfirmDialogProps, 'onConfirm' | 'onError'>) {
  const screen = await renderUi(
    <DialogTrigger>
      <Button>移除</Button>
      <ConfirmDialog name="数据结构" {...props} />
    </DialogTrigger>,
  );
  await screen.getByRole('button', { name: '移除' }).click();
  return screen;
}

describe('ConfirmDialog', () => {
  it('asks by name, with focus on Cancel, so that Enter harms nothing', async () => {
    const onConfirm = vi.fn();
    const { getByRole } = await open({ onConfirm });
    await expect.element(getByRole('alertdialog', { name: '删除「数据结构」？' })).toBeVisible();
    await expect.element(getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('is busy until the act is done, does it once, and then closes', async () => {
    let finish = () => undefined as void;
    const onConfirm = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { getByRole } = await open({ onConfirm });
    await getByRole('button', { name: '删除' }).click();
    const busy = getByRole('button', { name: '正在删除…' });
    await expect.element(busy).toBeVisible();
    await busy.click({ force: true });
    await userEvent.keyboard('{Enter}{Escape}');
    await expect.element(getByRole('alertdialog')).toBeVisible();
    expect(onConfirm).toHaveBeenCalledOnce();
    finish();
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('closes and reports when the act fails', async () => {
    const failure = new Error('没有权限');
    const onError = vi.fn();
    const { getByRole } = await open({ onConfirm: () => Promise.reject(failure), onError });
    await getByRole('button', { name: '删除' }).click();
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onError).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('can be opened again after a failure', async () => {
    const onConfirm = vi.fn().mockRejectedValueOnce(new Error('没有权限')).mockResolvedValueOnce(undefined);
    const { getByRole } = await open({ onConfirm, onError: () => undefined });
    await getByRole('button', { name: '删除' }).click();
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
    await getByRole('button', { name: '移除' }).click();
    await getByRole('button', { name: '删除' }).click();
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('restores focus to the menu button from whose menu it was opened', async () => {
    function Row() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <MenuTrigger>
            <Button>更多</Button>
            <Menu aria-label="更多" onAction={() => setOpen(true)}>
              <MenuItem id="delete">删除…</MenuItem>
            </Menu>
          </MenuTrigger>
          <ConfirmDialog name="数据结构" isOpen={isOpen} onOpenChange={setOpen} onConfirm={() => undefined} />
        </>
      );
    }
    const { getByRole } = await renderUi(<Row />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('menuitem')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('button', { name: '取消' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(getByRole('button', { name: '更多' })).toHaveFocus();
  });
});
