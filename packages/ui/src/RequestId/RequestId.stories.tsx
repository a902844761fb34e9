import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { ErrorState } from '../ErrorState';
import { Note } from '../Note';
import { RequestId } from './RequestId';

const requestId = '5b0c7d1e-6a57-4f0e-9d0c-2f4f3f6f3a11';

const meta = {
  title: 'UI/Feedback/RequestId',
  component: RequestId,
  args: { requestId },
} satisfies Meta<typeof RequestId>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: '复制 请求编号' }));
    await expect(await canvas.findByText('已复制')).toBeVisible();
    await expect(write).toHaveBeenCalledWith(requestId);
  },
};

/** As on a page without a secure origin: the keyboard copies what is selected. */
export const WithoutClipboard: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: '复制 请求编号' }));
    await expect(await canvas.findByText('已选中')).toBeVisible();
    await expect(String(getSelection())).toBe(requestId);
  },
};

export const InAnErrorState: Story = {
  render: () => <ErrorState hint={`数据库刚刚中断。（请求编号：${requestId}）`} onRetry={() => undefined} />,
};

export const InANote: Story = {
  render: () => <Note variant="error">没有合并。 {`数据库刚刚中断。（请求编号：${requestId}）`} 没有写入任何内容。</Note>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('没有合并。 数据库刚刚中断。 没有写入任何内容。请求编号');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  render: () => <ErrorState hint={`The database was interrupted. (Request ID: ${requestId})`} onRetry={() => undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The database was interrupted.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy Request ID' })).toBeVisible();
  },
};
