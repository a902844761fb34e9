import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { choose, decoding, namesOf } from '../fakes/imageActs';
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

export const Empty: Story = {
  tags: ['state:feedback.empty'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '意见反馈' })).toBeVisible();
      const field = canvas.getByRole('textbox', { name: /反馈内容/ });
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await expect(field).toBeValid();
      await expect(canvas.getByText('0/5')).toBeVisible();
    },
  },
};

export const TextMissing: Story = {
  tags: ['state:feedback.text-required'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '提交反馈' }));
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const field = canvas.getByRole('textbox', { name: /反馈内容/ });
      await expect(canvas.getByText('反馈内容不能为空')).toBeVisible();
      await expect(field).toHaveValue('');
      await expect(field).toHaveAccessibleDescription('反馈内容不能为空');
      await expect(field).toHaveFocus();
    },
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
    await expect(source.sendFeedback).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /反馈内容/ })).toHaveValue('   ');
      await expect(canvas.getByText('反馈内容不能为空')).toBeVisible();
    },
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
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('What you wrote is still here.')).toBeVisible();
      await expect(namesOf(canvasElement)).toEqual(['a.png', 'b.png']);
      await expect(canvasElement.outerHTML).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
