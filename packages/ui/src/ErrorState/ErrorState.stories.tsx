import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link';
import { chineseIn } from '../testing/chineseIn';
import { ErrorState } from './ErrorState';

const meta = {
  title: 'UI/Feedback/ErrorState',
  component: ErrorState,
  args: { title: '没有取到课程单元', hint: '服务器没有在 10 秒内答复。已填的内容没有丢失。', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有取到课程单元');
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /正在重试…/ }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
/** What is not there does not come by asking again. */
export const WithAWayOut: Story = {
  args: { title: '没有取到专业', hint: '找不到该数据，可能已被删除。', wayOut: <Link href="#majors">全部专业</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '全部专业' })).toHaveAttribute('href', '#majors');
  },
};
export const WithoutRetry: Story = { args: { title: undefined, hint: undefined, onRetry: undefined } };
export const LongText: Story = {
  args: { hint: '服务器没有在 10 秒内答复。已填的内容没有丢失，可以稍后再试；如果一直这样，请把时间和页面告诉管理员。'.repeat(2) },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { title: undefined, hint: 'The server did not answer within 10 seconds. Nothing you typed is lost.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
