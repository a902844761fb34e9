import type { Meta } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { createManualClock } from '../clock';
import { Icon } from '../icons';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import type { ToastClock } from './toastClock';
import { ToastProvider, useToast } from './ToastProvider';
import type { ToastOptions } from './toastQueue';

interface ToastDemoProps {
  /** Shown when the story opens, and again by the button. */
  toasts: readonly ToastOptions[];
  /** Stands still, so that one can look; a story's play moves it. */
  clock: ToastClock;
}

/** A page that shows toasts. */
function ToastDemo({ toasts, clock }: ToastDemoProps) {
  return (
    <ToastProvider clock={clock}>
      <Page toasts={toasts} />
    </ToastProvider>
  );
}

function Page({ toasts }: Pick<ToastDemoProps, 'toasts'>) {
  const { showToast } = useToast();
  useEffect(() => toasts.forEach((toast) => showToast(toast)), [toasts, showToast]);
  return <Button onPress={() => toasts.forEach((toast) => showToast(toast))}>Toast</Button>;
}

const manual = () => createManualClock();

const meta = {
  title: 'UI/Feedback/Toast',
  component: ToastDemo,
  args: { toasts: [{ type: 'success', message: '保存成功' }], clock: manual() },
  parameters: {
    docs: {
      story: { inline: false, height: '240px' },
    },
  },
} satisfies Meta<typeof ToastDemo>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function theOnlyToast(canvas: Canvas) {
  return within(within(canvas.getByRole('region', { name: '通知' })).getByRole('listitem'));
}

export const Success: Story = {
  tags: ['state:toast.success'],
  args: { toasts: [{ type: 'success', message: 'Save Successfully' }] },
  parameters: {
    atRest: async ({ canvas }) => {
      const toast = theOnlyToast(canvas);
      const message = toast.getByText('Save Successfully');
      await expect(message).toBeVisible();
      await expect(toast.getByRole('img', { name: '成功' })).toBeVisible();
      await expect(message.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    },
  },
};

const usualClock = manual();
export const ClosesByItself: Story = {
  args: { clock: usualClock },
  play: async ({ canvas, step }) => {
    const message = await canvas.findByText('保存成功');
    await step('after 2999 ms it is still there', async () => {
      usualClock.advance(2999);
      await expect(message).toBeVisible();
    });
    await step('after 3000 ms it is gone', async () => {
      usualClock.advance(1);
      await waitFor(() => expect(message).not.toBeInTheDocument());
    });
  },
};

export const Failed: Story = {
  tags: ['state:toast.error'],
  args: { toasts: [{ type: 'error', message: '服务器返回的消息' }] },
  parameters: {
    atRest: async ({ canvas }) => {
      const toast = theOnlyToast(canvas);
      await expect(toast.getByRole('alert')).toHaveTextContent(/^服务器返回的消息$/);
      await expect(toast.getByRole('img', { name: '错误' })).toBeVisible();
    },
  },
};

export const Warning: Story = {
  tags: ['state:toast.warning'],
  args: { toasts: [{ type: 'warning', message: '登录权限数据被非法修改' }] },
  parameters: {
    atRest: async ({ canvas }) => {
      const toast = theOnlyToast(canvas);
      await expect(toast.getByText('登录权限数据被非法修改')).toBeVisible();
      await expect(toast.getByRole('img', { name: '警告' })).toBeVisible();
    },
  },
};

export const NetworkFailure: Story = {
  tags: ['state:toast.network'],
  args: { toasts: [{ type: 'error', message: '系统错误 System error: Failed to fetch' }] },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(theOnlyToast(canvas).getByRole('alert')).toHaveTextContent('系统错误 System error: Failed to fetch');
    },
  },
};

const escapeClock = manual();
export const ClosedByEscape: Story = {
  tags: ['state:toast.esc'],
  args: { toasts: [{ message: '已复制', duration: 3000 }], clock: escapeClock },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('已复制');
    escapeClock.advance(1000);
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Toast' })).toBeVisible();
      await expect(canvas.queryByText('已复制')).not.toBeInTheDocument();
      await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
    },
  },
};

const longClock = manual();
/** The usual time is over, its own is not. */
export const CustomDuration: Story = {
  tags: ['state:toast.custom-duration'],
  args: { toasts: [{ message: '已复制', duration: 10_000 }], clock: longClock },
  play: async ({ canvas }) => {
    await canvas.findByText('已复制');
    longClock.advance(9999);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(args.clock.now()).toBeGreaterThan(3000);
      await expect(theOnlyToast(canvas).getByText('已复制')).toBeVisible();
    },
  },
};

const shortClock = manual();
export const ShortDuration: Story = {
  args: { toasts: [{ message: '已复制', duration: 500 }], clock: shortClock },
  play: async ({ canvas }) => {
    const message = await canvas.findByText('已复制');
    shortClock.advance(499);
    await expect(message).toBeVisible();
    shortClock.advance(1);
    await waitFor(() => expect(canvas.queryByText('已复制')).not.toBeInTheDocument());
  },
};

export const Stacked: Story = {
  tags: ['state:toast.stacked'],
  args: {
    toasts: [
      { type: 'success', message: '先到的消息' },
      { type: 'error', message: '后到的消息' },
    ],
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const cards = ['先到的消息', '后到的消息'].map((text) => canvas.getByText(text).closest('li')!.getBoundingClientRect());
      await expect(cards[0]!.bottom).toBeLessThanOrEqual(cards[1]!.top);
    },
  },
};

export const NewestClosedFirst: Story = {
  args: Stacked.args,
  play: async ({ canvas, userEvent, step }) => {
    const first = await canvas.findByText('先到的消息');
    const second = canvas.getByText('后到的消息');
    await step('Esc closes the newest', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(second).not.toBeInTheDocument());
      await expect(first).toBeVisible();
    });
    await step('and then the other', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(first).not.toBeInTheDocument());
    });
  },
};

const longMessage = '导入没有完成：第三行的学时不是数字，请改正后重新上传，已经填写的内容没有丢失。'.repeat(8).slice(0, 300);
export const LongText: Story = {
  tags: ['state:toast.long-text'],
  args: { toasts: [{ type: 'error', message: longMessage }] },
  parameters: {
    atRest: async ({ canvas }) => {
      const message = canvas.getByText(longMessage);
      await expect(message.textContent).toHaveLength(300);
      await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth);
      const card = message.closest('li')!.getBoundingClientRect();
      await expect(card.width).toBe(360);
      await expect(card.height).toBeGreaterThan(100);
      await expect(card.bottom).toBeLessThanOrEqual(window.innerHeight);
    },
  },
};

export const MisspelledUpload: Story = {
  tags: ['state:toast.misspelled-upload'],
  args: { toasts: [{ type: 'success', message: 'Uplaod Successfully' }] },
  parameters: {
    atRest: async ({ canvas }) => {
      const toast = theOnlyToast(canvas);
      await expect(toast.getByText('Uplaod Successfully')).toBeVisible();
      await expect(toast.getByRole('img', { name: '成功' })).toBeVisible();
    },
  },
};

export const WithActions: Story = {
  args: {
    toasts: [
      { type: 'success', message: '保存成功' },
      { message: '已解绑 3.1 与 G3', icon: <Icon of={Trash2} />, action: { label: '撤销', onAction: fn() } },
      { type: 'error', message: '保存失败：连接中断', description: '您的修改仍在本页', action: { label: '重试', onAction: fn() } },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await expect(args.toasts[1]!.action!.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('已解绑 3.1 与 G3')).not.toBeInTheDocument());
    await expect(canvas.getByText('您的修改仍在本页')).toBeVisible();
  },
};

const heldClock = manual();
export const HeldByFocus: Story = {
  args: { toasts: [{ message: '已删除一行', action: { label: '撤销', onAction: fn() } }], clock: heldClock },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('已删除一行');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '撤销' })).toHaveFocus();
    heldClock.advance(60_000);
    await expect(canvas.getByText('已删除一行')).toBeVisible();
  },
};

export const English: Story = {
  tags: ['state:toast.english'],
  globals: { language: '80102' },
  args: {
    toasts: [
      { type: 'success', message: 'Save Successfully' },
      { message: 'Unbound 3.1 and G3', icon: <Icon of={Trash2} />, action: { label: 'Undo', onAction: fn() } },
      { type: 'warning', message: 'login permission data was changed illegally' },
      {
        type: 'error',
        message: 'System error: Failed to fetch',
        description: 'Your changes are still on this page',
        action: { label: 'Retry', onAction: fn() },
      },
    ],
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
