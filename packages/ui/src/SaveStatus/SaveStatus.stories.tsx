import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { SaveStatus } from './SaveStatus';

const meta = {
  title: 'UI/Feedback/SaveStatus',
  component: SaveStatus,
  args: { status: 'saved', savedAt: new Date('2026-03-02T16:40:00+08:00'), onRetry: fn() },
} satisfies Meta<typeof SaveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已保存16:40');
  },
};
export const Saving: Story = { args: { status: 'saving' } };
export const Unsaved: Story = {
  args: { status: 'unsaved', changeCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 处修改未保存');
  },
};
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('保存失败');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FailedWithReason: Story = {
  args: { status: 'failed', reason: '您没有保存这门课程的权限' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('保存失败：您没有保存这门课程的权限');
  },
};
export const Offline: Story = {
  args: { status: 'offline', reason: '网络已断开，联网后自动保存' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('未保存：网络已断开，联网后自动保存');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OfflineWithChanges: Story = {
  args: { status: 'offline', changeCount: 2, reason: '服务器暂时不能保存，将自动重试' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 处修改未保存：服务器暂时不能保存，将自动重试');
  },
};
export const OfflineInEnglish: Story = {
  globals: { language: '80102' },
  args: { status: 'offline', reason: 'no network; it is saved when the network is back' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not saved: no network; it is saved when the network is back');
  },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { status: 'unsaved', changeCount: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 unsaved change');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
