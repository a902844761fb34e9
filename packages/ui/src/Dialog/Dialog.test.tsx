import { useLayoutEffect, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { conformance, renderUi } from '../testing';
import { Dialog, type DialogProps } from './Dialog';
import { DialogTrigger } from './index';

conformance(
  <Dialog title="意见反馈" isOpen footer={<Button slot="close">取消</Button>}>
    请写下您遇到的问题。
  </Dialog>,
);

function triggered(props: Partial<DialogProps> = {}) {
  return renderUi(
    <DialogTrigger>
      <Button>打开</Button>
      <Dialog title="修改" footer={<Button slot="close">取消</Button>} {...props}>
        <input aria-label="名称" />
      </Dialog>
    </DialogTrigger>,
  );
}

/** A dialog of a page that takes it away outside of the press, as the page around a custom element does. */
function ClosedLater() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      {isOpen && (
        <BeforeAFrame>
          <Dialog title="修改" isOpen onOpenChange={() => setTimeout(() => setOpen(false))}>
            <input aria-label="名称" />
          </Dialog>
        </BeforeAFrame>
      )}
    </>
  );
}

/** Runs animation frame callbacks synchronously while unmounting. */
function BeforeAFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    return () => {
      const frame = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
        queueMicrotask(() => draw(performance.now()));
        return 0;
      });
      queueMicrotask(() => frame.mockRestore());
    };
  }, []);
  return children;
}

describe('Dialog', () => {
  it('is named by its title, closes by its close button, and restores focus', async () => {
    const { getByRole } = await triggered();
    await getByRole('button', { name: '打开' }).click();
    await expect.element(getByRole('dialog', { name: '修改' })).toBeVisible();
    await getByRole('button', { name: '关闭' }).click();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('closes by Esc also when the element that had focus went away', async () => {
    const { getByRole } = await triggered();
    await getByRole('button', { name: '打开' }).click();
    await getByRole('textbox', { name: '名称' }).click();
    // Past React, as when a list re-renders: no event is fired.
    document.querySelector('input')!.replaceWith(document.createElement('span'));
    await expect.poll(() => document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('restores focus also when it is closed later, just before a frame is rendered', async () => {
    const { getByRole } = await renderUi(<ClosedLater />);
    await getByRole('button', { name: '打开' }).click();
    await getByRole('textbox', { name: '名称' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(getByRole('button', { name: '打开' })).toHaveFocus();
  });

  it('keeps the page out of reach, also when it is open from the start', async () => {
    const { getByText, getByRole } = await renderUi(
      <>
        <p>页面</p>
        <Dialog title="修改" defaultOpen />
      </>,
    );
    await expect.element(getByRole('dialog', { name: '修改' })).toBeVisible();
    expect(getByText('页面').element().closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    expect(getByText('页面').element().closest('[inert]')).toBeNull();
  });

  it('closes by any button of the slot "close"', async () => {
    const { getByRole } = await triggered();
    await getByRole('button', { name: '打开' }).click();
    await getByRole('button', { name: '取消' }).click();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['during a composition', { isComposing: true }],
    ['at its end in WebKit', { keyCode: 229 }],
  ])('leaves the Escape of an input method alone, %s', async (_, composing) => {
    const { getByRole } = await triggered();
    await getByRole('button', { name: '打开' }).click();
    const field = getByRole('textbox', { name: '名称' });
    await field.click();
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...composing }));
    await expect.element(field).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a press outside only when it may', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = await renderUi(<Dialog title="修改" isOpen onOpenChange={onOpenChange} />);
    await pressOutside();
    expect(onOpenChange).not.toHaveBeenCalled();
    await rerender(<Dialog title="修改" isOpen isDismissable onOpenChange={onOpenChange} />);
    await pressOutside();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('can be left by nothing while closing is barred', async () => {
    const onOpenChange = vi.fn();
    const { getByRole } = await renderUi(<Dialog title="正在复制" isOpen isDismissable isCloseDisabled onOpenChange={onOpenChange} />);
    await pressOutside();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('button', { name: '关闭' })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('closes the menu inside it before itself', async () => {
    const { getByRole } = await renderUi(
      <Dialog title="修改" defaultOpen>
        <MenuTrigger>
          <Button>更多</Button>
          <Menu aria-label="更多">
            <MenuItem>复制</MenuItem>
          </Menu>
        </MenuTrigger>
      </Dialog>,
    );
    await getByRole('button', { name: '更多' }).click();
    await expect.element(getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('menu')).not.toBeInTheDocument();
    await expect.element(getByRole('dialog', { name: '修改' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });
});

function pressOutside() {
  return userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
}
