import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { createManualClock } from '../clock';
import { DialogTrigger } from '../Dialog';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { ToastProvider, useToast } from '../Toast';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const meta = {
  title: 'UI/Layers/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    name: '高等数学',
    children: '将一并删除 6 个章节、10 个课点、9 条 KSA 和 12 处矩阵支撑，不能恢复。专业矩阵中 1.2 与 2.1 会各少一门强支撑课程。',
    confirmLabel: '删除课程',
    pendingLabel: '正在删除…',
    onConfirm: fn(),
    onError: fn(),
  },
  render: (args) => <Scene {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StateStory<typeof meta>;

/** A row with a delete button, as the dialog is met in lists. */
function Scene(props: ConfirmDialogProps) {
  return (
    <ToastProvider clock={stillClock}>
      <Row {...props} />
    </ToastProvider>
  );
}

const stillClock = createManualClock();

function Row({ onConfirm, onError, ...props }: ConfirmDialogProps) {
  const { showToast } = useToast();
  const [isThere, setThere] = useState(true);
  async function handleConfirm() {
    await onConfirm();
    setThere(false);
  }
  function handleError(error: unknown) {
    onError?.(error);
    showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
  if (!isThere) return null;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <span>{props.name}</span>
      <DialogTrigger>
        <Button variant="danger">{props.confirmLabel}</Button>
        <ConfirmDialog {...props} onConfirm={handleConfirm} onError={handleError} />
      </DialogTrigger>
    </div>
  );
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent, args }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: args.confirmLabel }));
  return within(await canvas.findByRole('alertdialog'));
}

async function closed({ canvas }: PlayContext) {
  await waitFor(() => expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument());
}

/** The dialog has gone, the row it was about has not. */
async function expectRowKept({ canvas, args }: PlayContext) {
  await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
  await expect(canvas.getByText(args.name!)).toBeVisible();
  await expect(canvas.getByRole('button', { name: args.confirmLabel })).toBeVisible();
}

export const Delete: Story = {
  tags: ['state:confirm-dialog.delete'],
  play: async (context) => {
    await open(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('alertdialog', { name: '删除「高等数学」？' }));
      await expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus();
      await expect(dialog.getByRole('button', { name: '删除课程' })).toBeEnabled();
    },
  },
};

export const Cancelled: Story = {
  tags: ['state:confirm-dialog.cancelled'],
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await closed(context);
  },
  parameters: {
    atRest: async (context) => {
      await expectRowKept(context);
      await expect(context.canvas.queryByRole('alert')).not.toBeInTheDocument();
      // By the pointer, which leaves no ring around what has the focus again.
      await expect(context.canvas.getByRole('button', { name: '删除课程' })).not.toHaveAttribute('data-focus-visible');
      await expect(context.args.onConfirm).not.toHaveBeenCalled();
    },
  },
};

export const Confirming: Story = {
  tags: ['state:confirm-dialog.confirming'],
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '删除课程' }));
    const busy = await dialog.findByRole('button', { name: /正在删除…/ });
    await context.userEvent.click(busy);
    await context.userEvent.keyboard('{Enter}{Escape}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      const dialog = within(canvas.getByRole('alertdialog'));
      await expect(dialog.getByRole('button', { name: /正在删除…/ })).toBeVisible();
      await expect(dialog.getByRole('button', { name: '取消' })).toBeDisabled();
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    },
  },
};

export const Failed: Story = {
  tags: ['state:confirm-dialog.failed'],
  args: {
    onConfirm: fn(async () => {
      throw new Error('该课程已被引用，不能删除');
    }),
  },
  play: async (context) => {
    const dialog = await open(context);
    await context.userEvent.click(dialog.getByRole('button', { name: '删除课程' }));
    await closed(context);
  },
  parameters: {
    atRest: async (context) => {
      await expectRowKept(context);
      await expect(context.canvas.getByRole('alert')).toHaveTextContent('该课程已被引用，不能删除');
      await expect(context.args.onError).toHaveBeenCalledOnce();
    },
  },
};

const longName = '面向复杂工程问题的大型分布式软件系统需求分析架构设计实现测试部署与持续演化综合实践课程设计及团队协作能力训练与评价专题';
export const LongName: Story = {
  tags: ['state:confirm-dialog.long-name'],
  args: { name: longName.padEnd(60, '一').slice(0, 60) },
  play: async (context) => {
    await open(context);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(args.name).toHaveLength(60);
      const dialog = canvas.getByRole('alertdialog');
      const heading = within(dialog).getByRole('heading', { name: `删除「${args.name}」？` });
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
      await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(480);
      await expect(within(dialog).getByRole('button', { name: '删除课程' })).toBeVisible();
    },
  },
};

export const Keyboard: Story = {
  tags: ['state:confirm-dialog.keyboard'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('alertdialog');
    const inDialog = within(dialog);
    await step('focus is trapped', async () => {
      await expect(inDialog.getByRole('button', { name: '取消' })).toHaveFocus();
      for (let presses = 0; presses < 4; presses++) {
        await userEvent.tab();
        await expect(dialog.contains(document.activeElement)).toBe(true);
      }
    });
    await step('Esc cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await closed(context);
    });
  },
  parameters: {
    atRest: async (context) => {
      await expectRowKept(context);
      const trigger = context.canvas.getByRole('button', { name: '删除课程' });
      await expect(trigger).toHaveFocus();
      await expect(trigger).toHaveAttribute('data-focus-visible');
      await expect(context.args.onConfirm).not.toHaveBeenCalled();
    },
  },
};

export const English: Story = {
  tags: ['state:confirm-dialog.english'],
  globals: { language: '80102' },
  args: {
    name: 'Data structures',
    children:
      'This also deletes 6 chapters, 10 points, 9 KSA items and 12 supports in matrices, and cannot be undone. Indicator points 1.2 and 2.1 lose one strong support each.',
    confirmLabel: 'Delete course',
    pendingLabel: 'Deleting…',
  },
  play: async (context) => {
    await open(context);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('alertdialog', { name: 'Delete “Data structures”?' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
