import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons';
import { IconButton } from './IconButton';

const meta = {
  title: 'UI/Actions/IconButton',
  component: IconButton,
  args: { 'aria-label': '编辑数据结构', onPress: fn(), children: <Icon of={Pencil} /> },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Danger: Story = { args: { variant: 'danger', 'aria-label': '删除数据结构', children: <Icon of={Trash2} /> } };
export const WithEdge: Story = { args: { variant: 'secondary' } };
export const Small: Story = { args: { size: 'small' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Busy: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在处理…' })).toBeVisible();
  },
};
export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '编辑数据结构' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const English: Story = { globals: { language: '80102' }, args: { 'aria-label': 'Edit Data structures', isPending: true } };
