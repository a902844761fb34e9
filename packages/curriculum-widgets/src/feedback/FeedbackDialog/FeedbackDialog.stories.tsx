import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { fakeFeedback } from '../fakes/fakeFeedback';
import { choose, dataTransferOf, decoding } from '../fakes/imageActs';
import { anImageFile } from '../fakes/images';
import { FeedbackPage } from '../fakes/FeedbackPage';
import { FeedbackDialog } from './FeedbackDialog';

const source = fakeFeedback();

const meta = {
  title: 'Widgets/Feedback/FeedbackDialog',
  component: FeedbackDialog,
  decorators: [withToasts],
  args: { source, isOpen: true, onOpenChange: fn() },
  render: (args) => <FeedbackPage {...args} />,
  beforeEach: () => {
    source.sendFeedback.mockReset().mockResolvedValue();
    source.sendFeedbackText.mockReset().mockResolvedValue();
  },
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['state:feedback.empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: '意见反馈' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('');
    await expect(canvas.getByText('0/5')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveFocus();
  },
};

export const TextMissing: Story = {
  tags: ['state:feedback.text-required'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交反馈' }));
    const field = canvas.getByRole('textbox', { name: /反馈内容/ });
    await expect(await canvas.findByText('反馈内容不能为空')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('反馈内容不能为空');
    await expect(field).toHaveFocus();
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
};

export const TextWrittenAfterRefusal: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交反馈' }));
    await canvas.findByText('反馈内容不能为空');
    await userEvent.type(canvas.getByRole('textbox', { name: /反馈内容/ }), '好');
    await expect(canvas.queryByText('反馈内容不能为空')).toBeNull();
  },
};

export const BlankText: Story = {
  tags: ['state:feedback.whitespace'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '   ');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('反馈内容不能为空')).toBeVisible();
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
};

export const TextOnly: Story = {
  tags: ['state:feedback.text-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), ' 矩阵很好用 ');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledOnce());
    await expect(source.sendFeedback.mock.calls[0]![0]).toEqual({
      unique: expect.stringMatching(/^[\da-f-]{36}$/),
      description: '矩阵很好用',
      images: [],
    });
  },
};

export const WithImages: Story = {
  tags: ['state:feedback.with-images'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /反馈内容/ });
    await userEvent.type(field, '截图见附件');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    const clipboardData = dataTransferOf(await anImageFile('b.jpg', { type: 'image/jpeg' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await canvas.findByRole('button', { name: '预览 b.jpg' }, decoding[1]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledOnce());
    const { unique, images } = source.sendFeedback.mock.calls[0]![0];
    await expect(images).toEqual([
      { id: 1, unique, name: 'a.png', type: 'image/png', data: expect.stringMatching(/^iVBORw0KGgo/) },
      { id: 2, unique, name: 'b.jpg', type: 'image/jpeg', data: expect.stringMatching(/^\/9j\//) },
    ]);
  },
};

export const Submitting: Story = {
  tags: ['state:feedback.submitting'],
  play: async ({ canvas, userEvent }) => {
    source.sendFeedback.mockImplementation(never);
    const field = await canvas.findByRole('textbox', { name: /反馈内容/ });
    await userEvent.type(field, '好');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('正在提交…')).toBeVisible();
    await expect(field).toHaveAttribute('readonly');
    for (const name of ['取消', '关闭', '选择图片', '截取屏幕']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog', { name: '意见反馈' })).toBeVisible();
    await expect(source.sendFeedback).toHaveBeenCalledOnce();
  },
};

export const Submitted: Story = {
  tags: ['state:feedback.success'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('提交成功')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: '意见反馈' })).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(await canvas.findByRole('textbox', { name: /反馈内容/ })).toHaveValue('');
  },
};

export const Failed: Story = {
  tags: ['state:feedback.error'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockRejectedValueOnce(new Error('服务器正忙，请稍后再试'));
    const field = await canvas.findByRole('textbox', { name: /反馈内容/ });
    await userEvent.type(field, '好');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(canvas.getAllByText('服务器正忙，请稍后再试')).toHaveLength(2));
    await expect(field).toHaveValue('好');
    await expect(canvas.getByRole('button', { name: '预览 a.png' })).toBeVisible();
  },
};

/** The next try carries the same key, so that a feedback whose answer was lost is kept once. */
export const SentAfterFailure: Story = {
  play: async ({ canvas, userEvent }) => {
    source.sendFeedback.mockRejectedValueOnce(new Error('服务器正忙，请稍后再试'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await canvas.findByText('您写的内容还在。');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledTimes(2));
    const [first, second] = source.sendFeedback.mock.calls.map(([feedback]) => feedback);
    await expect(second).toEqual(first);
  },
};

export const MajorVariant: Story = {
  tags: ['state:feedback.major-variant'],
  args: { variant: 'major' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '课程卡片很清楚');
    await expect(canvas.queryByRole('group', { name: '图片' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('提交成功')).toBeVisible();
    await expect(source.sendFeedbackText).toHaveBeenCalledWith('课程卡片很清楚');
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
};

export const ClosedAndReopened: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '写到一半');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(await canvas.findByRole('textbox', { name: /反馈内容/ })).toHaveValue('写到一半');
    await expect(canvas.getByRole('button', { name: '预览 a.png' })).toBeVisible();
  },
};

export const TooLong: Story = {
  args: { variant: 'major' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: /反馈内容/ });
    await userEvent.click(field);
    await userEvent.paste('好'.repeat(20_001));
    await expect(await canvas.findByText('反馈内容最多 20000 个字符，现在有 20001 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(source.sendFeedbackText).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

export const ImageNotUploaded: Story = {
  args: { uploadImage: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByText('上传失败，请重试', ...decoding);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('有图片没有上传成功，请重试或删除后再提交。')).toBeVisible();
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
};

export const English: Story = {
  tags: ['state:feedback.english'],
  globals: { language: '80102' },
  render: (args) => <FeedbackDialog {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockRejectedValueOnce(new Error('The server is busy'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send feedback' }));
    await expect(await canvas.findByText('feedback content cannot be empty')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Feedback content/ }), 'The matrix helps');
    choose(canvasElement, await anImageFile('a.png'), await anImageFile('b.png'));
    await canvas.findByRole('button', { name: 'Preview b.png' }, decoding[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send feedback' }));
    await expect(await canvas.findByText('What you wrote is still here.')).toBeVisible();
    await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
