import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons';
import { Button } from './Button';

const meta = {
  title: 'UI/Actions/Button',
  component: Button,
  args: { children: '保存', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const Ghost: Story = {
  args: {
    variant: 'ghost',
    children: (
      <>
        <Icon of={Sparkles} />
        助手填充
      </>
    ),
  },
};
export const LinkLike: Story = {
  args: {
    variant: 'link',
    children: (
      <>
        <Icon of={Plus} />
        添加一行
      </>
    ),
  },
};
export const Danger: Story = {
  args: {
    variant: 'danger',
    children: (
      <>
        <Icon of={Trash2} />
        删除课程
      </>
    ),
  },
};
export const ConfirmDanger: Story = { args: { variant: 'confirm-danger', children: '删除' } };
export const Small: Story = { args: { size: 'small' } };
export const Large: Story = { args: { size: 'large', variant: 'primary', children: '登录' } };
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: { children: '导出面向工程教育专业认证的课程体系合理性评价详细报告' },
  render: (args) => (
    <div style={{ display: 'flex' }}>
      <Button {...args} />
    </div>
  ),
};

function SavesOnPress() {
  const [isPending, setPending] = useState(false);
  return (
    <Button variant="primary" isPending={isPending} pendingLabel="正在保存…" onPress={() => setPending(true)}>
      保存
    </Button>
  );
}

export const Busy: Story = {
  render: () => <SavesOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const busy = await canvas.findByRole('button', { name: '正在保存…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(busy).toHaveFocus();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    children: (
      <>
        <Icon of={Download} />
        Export report
      </>
    ),
    isPending: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Working…' })).toBeVisible();
  },
};
