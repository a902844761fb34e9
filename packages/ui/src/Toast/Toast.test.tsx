import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button';
import { createManualClock } from '../clock';
import { Dialog } from '../Dialog';
import { renderUi } from '../testing';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastOptions } from './toastQueue';

function Shower({ toast }: { toast: ToastOptions }) {
  const { showToast } = useToast();
  return <Button onPress={() => showToast(toast)}>显示</Button>;
}

async function renderToasts(toast: ToastOptions) {
  const clock = createManualClock();
  const screen = await renderUi(
    <ToastProvider clock={clock}>
      <Shower toast={toast} />
      <input aria-label="名称" />
    </ToastProvider>,
  );
  const show = () => screen.getByRole('button', { name: '显示' }).click();
  return { ...screen, clock, show };
}

describe('toasts', () => {
  it('announces errors assertively and other toasts politely', async () => {
    const { show, getByText, rerender, clock } = await renderToasts({ type: 'error', message: '没有权限' });
    await show();
    expect(getByText('没有权限').element().closest('[role="alert"]')).not.toBeNull();
    await rerender(
      <ToastProvider clock={clock}>
        <Shower toast={{ type: 'success', message: '保存成功' }} />
      </ToastProvider>,
    );
    await show();
    const saved = getByText('保存成功').element();
    expect(saved.closest('[role="alert"]')).toBeNull();
    expect(saved.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('waits while the pointer is on it', async () => {
    const { clock, show, getByText } = await renderToasts({ message: '保存成功' });
    await show();
    await getByText('保存成功').hover();
    clock.advance(60_000);
    await expect.element(getByText('保存成功')).toBeVisible();
    await userEvent.unhover(getByText('保存成功'));
    clock.advance(3000);
    await expect.element(getByText('保存成功')).not.toBeInTheDocument();
  });

  it('pauses while it has focus, is reached by F6, and restores focus when it closes', async () => {
    const { clock, show, getByText, getByRole } = await renderToasts({ message: '保存成功' });
    await show();
    await getByRole('textbox', { name: '名称' }).click();
    await userEvent.keyboard('{F6}');
    await expect.element(getByRole('region', { name: '通知' })).toHaveFocus();
    clock.advance(60_000);
    await userEvent.tab();
    await expect.element(getByRole('button', { name: '关闭' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByText('保存成功')).not.toBeInTheDocument();
    await expect.element(getByRole('textbox', { name: '名称' })).toHaveFocus();
  });

  it('does its action once and closes', async () => {
    const onAction = vi.fn();
    const { show, getByText, getByRole } = await renderToasts({ message: '已解绑', action: { label: '撤销', onAction } });
    await show();
    await getByRole('button', { name: '撤销' }).click();
    expect(onAction).toHaveBeenCalledOnce();
    await expect.element(getByText('已解绑')).not.toBeInTheDocument();
  });

  it('closes by Escape from inside a text field, but leaves the Escape of an input method alone', async () => {
    const { show, getByText, getByRole } = await renderToasts({ message: '保存成功' });
    await show();
    const field = getByRole('textbox', { name: '名称' });
    await field.click();
    const press = (isComposing: boolean) =>
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, isComposing }));
    expect(press(true), 'the input method keeps its Escape').toBe(true);
    await expect.element(getByText('保存成功')).toBeVisible();
    expect(press(false)).toBe(false);
    await expect.element(getByText('保存成功')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
  });

  it('over a dialog takes the first Escape and leaves the second to the dialog', async () => {
    function Scene() {
      const [isOpen, setOpen] = useState(true);
      return (
        <Dialog title="修改" isDismissable isOpen={isOpen} onOpenChange={setOpen}>
          <Shower toast={{ type: 'error', message: '没有权限' }} />
        </Dialog>
      );
    }
    const { getByRole, getByText } = await renderUi(
      <ToastProvider clock={createManualClock()}>
        <Scene />
      </ToastProvider>,
    );
    await getByRole('button', { name: '显示' }).click();
    await getByText('没有权限').click();
    await expect.element(getByRole('dialog', { name: '修改' }), { message: 'a press on a toast is not a press outside' }).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByText('没有权限')).not.toBeInTheDocument();
    await expect.element(getByRole('dialog', { name: '修改' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  it('leave the foot of a dialog free, however many they are, and come back down when it closes', async () => {
    await page.viewport(1300, 720);
    onTestFinished(() => page.viewport(1300, 900));
    function Scene() {
      const { showToast } = useToast();
      const [isOpen, setOpen] = useState(true);
      const showAll = () =>
        [1, 2, 3, 4, 5].forEach((number) => void showToast({ message: `第 ${number} 条`, description: '保存后生效。' }));
      return (
        <Dialog
          title="编辑课点"
          size="l"
          isOpen={isOpen}
          onOpenChange={setOpen}
          footer={<Button onPress={() => setOpen(false)}>保存</Button>}
        >
          <div style={{ blockSize: 520 }}>
            <Button onPress={showAll}>显示</Button>
          </div>
        </Dialog>
      );
    }
    const { getByRole, getByText } = await renderUi(
      <ToastProvider clock={createManualClock()}>
        <Scene />
      </ToastProvider>,
    );
    await getByRole('button', { name: '显示' }).click();
    await expect.element(getByText('第 5 条')).toBeVisible();
    const save = getByRole('button', { name: '保存' }).element();
    const region = getByRole('region', { name: '通知' }).element();
    await expect.poll(() => region.getBoundingClientRect().bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
    expect(region.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await getByRole('button', { name: '保存' }).click();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(() => Math.round(region.getBoundingClientRect().bottom)).toBe(720);
  });

  it('throws a helpful error when there is no provider', async () => {
    const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(renderUi(<Shower toast={{ message: '' }} />)).rejects.toThrow(/Render the tree inside <ToastProvider>/);
    onError.mockRestore();
  });
});
