import { Button } from '@college/ui/Button';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SavingProgress, type SavingProgressProps } from './SavingProgress';

const meta = {
  title: 'Widgets/Completion/SavingProgress',
  component: SavingProgress,
  args: { saving: { status: 'running', percent: 50 }, onClose: fn(), onRetry: fn() },
} satisfies Meta<typeof SavingProgress>;
export default meta;
type Story = StateStory<typeof meta>;

/** Ends the pending save, controlled by the story. */
const save = { end() {} };

/** A page whose save goes from half to all. */
function PageThatSaves(props: SavingProgressProps) {
  const [saving, setSaving] = useState<SavingProgressProps['saving']>(null);
  return (
    <>
      <Button
        onPress={() => {
          setSaving({ status: 'running', percent: 50 });
          save.end = () => setSaving({ status: 'done' });
        }}
      >
        保存
      </Button>
      <SavingProgress {...props} saving={saving} />
    </>
  );
}

export const Running: Story = {
  tags: ['state:saving-progress.running'],
  args: { saving: { status: 'running', percent: 50, count: { done: 3, total: 6 }, message: '保存课点与 KSA' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('progressbar', { name: '保存课点与 KSA' });
    await userEvent.keyboard('{Escape}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '正在保存' })).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: '保存课点与 KSA' })).toHaveAttribute('aria-valuenow', '50');
      await expect(canvas.getByText('3/6')).toBeVisible();
      await expect(canvas.getByText('50%')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const WithoutPercent: Story = {
  args: { saving: { status: 'running' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: '正在保存所做的修改' })).not.toHaveAttribute('aria-valuenow');
  },
};

export const Done: Story = {
  tags: ['state:saving-progress.done'],
  render: (args) => <PageThatSaves {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByRole('dialog', { name: '正在保存' })).toBeVisible();
    save.end();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('已保存')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: '保存' })).toHaveFocus();
    },
  },
};

export const Failed: Story = {
  tags: ['state:saving-progress.error'],
  args: { saving: { status: 'failed', message: '课程单元已被他人修改' } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '没有保存成功' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent('课程单元已被他人修改');
      await expect(canvas.getByRole('button', { name: '重新保存' })).toHaveFocus();
    },
  },
};

export const FailedForGood: Story = {
  args: { saving: { status: 'failed', message: '没有权限修改这门课程' }, onRetry: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('dialog', { name: '没有保存成功' });
    await expect(canvas.queryByRole('button', { name: '重新保存' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  tags: ['state:saving-progress.english'],
  globals: { language: '80102' },
  args: { saving: { status: 'running', percent: 50, count: { done: 3, total: 6 }, message: 'Saving points and KSA' } },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('dialog', { name: 'Saving' })).toBeVisible();
      await expect(canvas.getByText('50%')).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
