import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LeaveDialog } from './LeaveDialog';

const meta = {
  title: 'Widgets/Course units/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, changeCount: 3, onStay: fn(), onLeave: fn(), onSave: fn(async () => true) },
} satisfies Meta<typeof LeaveDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ExistingUnit: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('有 3 处修改没有保存，离开后会丢失。')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '留在此页' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const NewUnit: Story = {
  args: { isNew: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/还没有保存过，离开后会连同已填写的内容一起删除/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不保存并离开' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const SavedAndLeft: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

export const SavingBeforeLeaving: Story = {
  args: { onSave: fn(() => new Promise<boolean>(() => {})) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存并离开' }));
    const progress = await canvas.findByRole('dialog', { name: '正在保存课程单元' });
    await userEvent.keyboard('{Escape}');
    await expect(progress).toBeVisible();
    await expect(args.onStay).not.toHaveBeenCalled();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn(async () => false) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(args.onStay).toHaveBeenCalledOnce());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { changeCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 change is not saved and will be lost.')).toBeVisible();
  },
};
