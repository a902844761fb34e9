import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ksaId, someKsa } from '../fakes/transferItems';
import { TransferDialog } from './TransferDialog';

const onDone = fn(async () => {});

const meta = {
  title: 'Widgets/Support/TransferDialog',
  component: TransferDialog,
  args: {
    kind: 'ksa',
    items: someKsa(),
    value: [
      { id: ksaId('K3'), relate: 0 },
      { id: ksaId('S2'), relate: 0 },
      { id: ksaId('A2'), relate: 1 },
    ],
    cell: '树与二叉树，课点5 二叉树遍历 × T1 完成二叉树的递归与非递归遍历',
    isOpen: true,
    onOpenChange: fn(),
    onDone,
  },
  beforeEach: () => {
    onDone.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof TransferDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('dialog', { name: /选择 KSA/ })).toBeVisible();
    const codes = canvas.getByRole('textbox', { name: 'KSA 编号' });
    await waitFor(() => expect(codes).toHaveFocus());
    await userEvent.type(codes, 'K1 S1，A1 X1');
    await userEvent.click(canvas.getByRole('row', { name: /K2/ }));
    await userEvent.click(canvas.getByRole('row', { name: /K4/ }));
    await expect(canvas.getByText('已选 2，共 9')).toBeVisible();
  },
};

export const DoneByKeyboardAlone: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const codes = await canvas.findByRole('textbox', { name: 'KSA 编号' });
    await waitFor(() => expect(codes).toHaveFocus());
    await step('codes to strong', async () => {
      await userEvent.keyboard('K1，S1{Enter}');
      await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '4');
    });
    await step('keys in the lists', async () => {
      const source = canvas.getByRole('grid', { name: '全部 KSA' });
      while (document.activeElement !== source) await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}2');
      await expect(within(canvas.getByRole('grid', { name: '弱支撑' })).getByRole('row', { name: /K2/ })).toBeVisible();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveFocus();
      await userEvent.keyboard('{Home}{Shift>}{ArrowDown}{/Shift}0');
      await expect(canvas.getByText('2 项已移出。 强支撑 2 项，弱支撑 2 项。')).toBeInTheDocument();
    });
    await step('undone and redone', async () => {
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '4');
      await userEvent.keyboard('{Control>}y{/Control}');
      await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '2');
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(onDone).toHaveBeenCalledWith([
        { id: ksaId('K2'), relate: 1 },
        { id: ksaId('S1'), relate: 0 },
        { id: ksaId('S2'), relate: 0 },
        { id: ksaId('A2'), relate: 1 },
        { id: ksaId('K3'), relate: -1 },
      ]),
    );
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Discarded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '移出K3 二叉树性质' }));
    await userEvent.click(canvas.getByRole('button', { name: '放弃' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(onDone).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  play: async ({ args, canvas, userEvent }) => {
    onDone.mockImplementation(() => new Promise<void>(() => {}));
    await userEvent.click(await canvas.findByRole('button', { name: '完成' }));
    await expect(await canvas.findByText('正在保存…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '放弃' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const SavingFailed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    onDone.mockRejectedValueOnce(new Error('别人刚刚改过这门课程的矩阵'));
    await userEvent.click(await canvas.findByRole('button', { name: '移出K3 二叉树性质' }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await expect(await canvas.findByText('别人刚刚改过这门课程的矩阵')).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid', { name: '强支撑' })).toHaveAttribute('aria-rowcount', '1');
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '完成' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeVisible();
  },
};

export const Dark: Story = { ...Opened, globals: { theme: 'dark' } };

export const EnglishCompact: Story = {
  globals: { language: '80102', density: 'compact', theme: 'contrast' },
  args: { items: someKsa('en'), cell: 'Trees and binary trees, point 5 × T1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: /Choose KSA items/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeVisible();
  },
};
