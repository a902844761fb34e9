import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { createManualClock } from '../clock';
import { DialogTrigger } from '../Dialog';
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
type Story = StoryObj<typeof meta>;

/** A row with a delete button, as the dialog is met in lists. */
function Scene(props: ConfirmDialogProps) {
  return (
    <ToastProvider clock={stillClock}>
      <Row {...props} />
    </ToastProvider>
  );
}

const stillClock = createManualClock();

function Row({ onError, ...props }: ConfirmDialogProps) {
  const { showToast } = useToast();
  function handleError(error: unknown) {
    onError?.(error);
    showToast({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
  return (
    <DialogTrigger>
      <Button variant="danger">{props.confirmLabel}</Button>
      <ConfirmDialog {...props} onError={handleError} />
    </DialogTrigger>
  );
}

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function open({ canvas, userEvent, args }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: args.confirmLabel }));
  const dialog = await canvas.findByRole('alertdialog');
  return { dialog, inDialog: within(dialog) };
}

export const Delete: Story = {
  tags: ['state:confirm-dialog.delete'],
  play: async (context) => {
    const { dialog, inDialog } = await open(context);
    await expect(dialog).toHaveAccessibleName('删除「高等数学」？');
    await expect(inDialog.getByRole('button', { name: '取消' })).toHaveFocus();
    await expect(inDialog.getByRole('button', { name: '删除课程' })).toBeEnabled();
  },
};

export const Cancelled: Story = {
  tags: ['state:confirm-dialog.cancelled'],
  play: async (context) => {
    const { dialog, inDialog } = await open(context);
    await context.userEvent.click(inDialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Confirming: Story = {
  tags: ['state:confirm-dialog.confirming'],
  args: { onConfirm: fn(() => new Promise(() => undefined)) },
  play: async (context) => {
    const { dialog, inDialog } = await open(context);
    await context.userEvent.click(inDialog.getByRole('button', { name: '删除课程' }));
    const busy = await inDialog.findByRole('button', { name: /正在删除…/ });
    await context.userEvent.click(busy);
    await context.userEvent.keyboard('{Enter}{Escape}');
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
    await expect(dialog).toBeVisible();
    await expect(inDialog.getByRole('button', { name: '取消' })).toBeDisabled();
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
    const { dialog, inDialog } = await open(context);
    await context.userEvent.click(inDialog.getByRole('button', { name: '删除课程' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('该课程已被引用，不能删除');
    await expect(context.args.onError).toHaveBeenCalledOnce();
    await expect(context.canvas.getByRole('button', { name: '删除课程' })).toBeVisible();
  },
};

const longName = '面向复杂工程问题的大型分布式软件系统需求分析架构设计实现测试部署与持续演化综合实践课程设计及团队协作能力训练与评价专题';
export const LongName: Story = {
  tags: ['state:confirm-dialog.long-name'],
  args: { name: longName.padEnd(60, '一').slice(0, 60) },
  play: async (context) => {
    const { dialog, inDialog } = await open(context);
    const heading = inDialog.getByRole('heading', { name: `删除「${context.args.name}」？` });
    await expect(context.args.name).toHaveLength(60);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(480);
    await expect(inDialog.getByRole('button', { name: '删除课程' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['state:confirm-dialog.keyboard'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const trigger = canvas.getByRole('button', { name: '删除课程' });
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
    await step('Esc cancels and focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
      await expect(context.args.onConfirm).not.toHaveBeenCalled();
    });
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
    const { dialog } = await open(context);
    await expect(dialog).toHaveAccessibleName('Delete "Data structures"?');
    await expect(chineseIn(context.canvasElement)).toEqual([]);
  },
};
