import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { choose, dataTransferOf, decoding, namesOf } from '../fakes/imageActs';
import { anImageFile } from '../fakes/images';
import { FeedbackPage } from '../fakes/FeedbackPage';
import { FeedbackDialog } from './FeedbackDialog';

const college = aCollege();
const { feedback: source } = college;

const meta = {
  title: 'Widgets/Feedback/FeedbackDialog',
  component: FeedbackDialog,
  decorators: [withToasts],
  args: { source, isOpen: true, onOpenChange: fn() },
  render: (args) => <FeedbackPage {...args} />,
  beforeEach: college.serve(),
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof FeedbackDialog>;
export default meta;
type Story = StateStory<typeof meta>;

/** What goes off shows while it is being sent. */
export const TextOnly: Story = {
  tags: ['state:feedback.text-only'],
  play: async ({ canvas, userEvent }) => {
    source.sendFeedback.mockImplementation(never);
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), ' 矩阵很好用 ');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledOnce());
    await expect(source.sendFeedback.mock.calls[0]![0]).toEqual({
      unique: expect.stringMatching(/^[\da-f-]{36}$/),
      description: '矩阵很好用',
      images: [],
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在提交…')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue(' 矩阵很好用 ');
      await expect(canvas.getByText('0/5')).toBeVisible();
    },
  },
};

export const WithImages: Story = {
  tags: ['state:feedback.with-images'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockImplementation(never);
    const field = await canvas.findByRole('textbox', { name: /反馈内容/ });
    await userEvent.type(field, '截图见附件');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    field.focus();
    await userEvent.paste(dataTransferOf(await anImageFile('b.jpg', { type: 'image/jpeg' })));
    await canvas.findByRole('button', { name: '预览 b.jpg' }, decoding[1]);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledOnce());
    const { unique, images } = source.sendFeedback.mock.calls[0]![0];
    await expect(images).toEqual([
      { id: 1, unique, name: 'a.png', type: 'image/png', data: expect.stringMatching(/^iVBORw0KGgo/) },
      { id: 2, unique, name: 'b.jpg', type: 'image/jpeg', data: expect.stringMatching(/^\/9j\//) },
    ]);
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('正在提交…')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('截图见附件');
      await expect(namesOf(canvasElement)).toEqual(['a.png', 'b.jpg']);
    },
  },
};

export const Submitting: Story = {
  tags: ['state:feedback.submitting'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockImplementation(never);
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await canvas.findByText('正在提交…');
    await userEvent.keyboard('{Escape}');
    await expect(source.sendFeedback).toHaveBeenCalledOnce();
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('dialog', { name: '意见反馈' })).toBeVisible();
      await expect(canvas.getByText('正在提交…')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveAttribute('readonly');
      for (const name of ['取消', '关闭', '选择图片', '截取屏幕']) await expect(canvas.getByRole('button', { name })).toBeDisabled();
      await expect(namesOf(canvasElement)).toEqual(['a.png']);
      await expect(canvas.queryByRole('button', { name: '移除 a.png' })).toBeNull();
    },
  },
};

export const Submitted: Story = {
  tags: ['state:feedback.success'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('提交成功')).toBeVisible();
      await expect(canvas.queryByRole('dialog', { name: '意见反馈' })).toBeNull();
    },
  },
};

export const EmptyAfterSubmission: Story = {
  play: async (context) => {
    await Submitted.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '打开' }));
    await expect(await canvas.findByRole('textbox', { name: /反馈内容/ })).toHaveValue('');
  },
};

export const Failed: Story = {
  tags: ['state:feedback.error'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockRejectedValueOnce(new Error('服务器正忙，请稍后再试'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '好');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('服务器正忙，请稍后再试')).toHaveLength(2);
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('好');
      await expect(canvas.getByRole('button', { name: '预览 a.png' })).toBeVisible();
    },
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

/** What is changed after a failure is another feedback: the first may have arrived. */
export const ChangedAfterFailure: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    source.sendFeedback.mockRejectedValueOnce(new Error('服务器正忙，请稍后再试'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '字太小');
    choose(canvasElement, await anImageFile('a.png'));
    await canvas.findByRole('button', { name: '预览 a.png' }, decoding[1]);
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await canvas.findByText('您写的内容还在。');
    await userEvent.type(canvas.getByRole('textbox', { name: /反馈内容/ }), '，行距也太小');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(source.sendFeedback).toHaveBeenCalledTimes(2));
    const [first, second] = source.sendFeedback.mock.calls.map(([feedback]) => feedback);
    await expect(second!.description).toBe('字太小，行距也太小');
    await expect(second!.unique).not.toBe(first!.unique);
    await expect(second!.images).toEqual([{ ...first!.images[0], unique: second!.unique }]);
  },
};

export const MajorVariant: Story = {
  tags: ['state:feedback.major-variant'],
  args: { variant: 'major' },
  play: async ({ canvas, userEvent }) => {
    source.sendFeedbackText.mockImplementation(never);
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '课程卡片很清楚');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await waitFor(() => expect(source.sendFeedbackText).toHaveBeenCalledWith('课程卡片很清楚'));
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在提交…')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('课程卡片很清楚');
      await expect(canvas.queryByRole('group', { name: '图片' })).toBeNull();
    },
  },
};

export const SubmittedForMajor: Story = {
  args: MajorVariant.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /反馈内容/ }), '课程卡片很清楚');
    await userEvent.click(canvas.getByRole('button', { name: '提交反馈' }));
    await expect(await canvas.findByText('提交成功')).toBeVisible();
  },
};
