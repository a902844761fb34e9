import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anImageFileOf } from '../../feedback/fakes/images';
import { aCollege } from '../../support/fakes/aCollege';
import { FeedbackInbox } from './FeedbackInbox';

const college = aCollege();

/** 周敏 has sent this with a picture. */
async function sent(description: string, name: string) {
  const picture = await anImageFileOf(20_480, name);
  const data = btoa(String.fromCharCode(...new Uint8Array(await picture.arrayBuffer())));
  const images = [{ id: 'image-0001', unique: 'image-0001', name, type: 'image/png' as const, data }];
  await college.as('majorLeader').feedback.sendFeedback({ unique: 'feedback-0001', description, images });
}

const meta = {
  title: 'Widgets/People/FeedbackInbox',
  component: FeedbackInbox,
  args: { source: college.feedback },
  beforeEach: college.serve(),
} satisfies Meta<typeof FeedbackInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureShown: Story = {
  beforeEach: () => sent('矩阵里撤销很好用。\n导出时能不能也带上学时？', '矩阵.png'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/导出时能不能也带上学时/)).toBeVisible();
    await expect(args.source.loadFeedbackImage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '查看图片 矩阵.png · 20 KB' }));
    await expect(await canvas.findByRole('img', { name: '矩阵.png' })).toBeVisible();
  },
};

export const PictureFailed: Story = {
  beforeEach: async () => {
    await sent('导出时能不能也带上学时？', '矩阵.png');
    college.failures.getFeedbackImage = { code: '30004', message: '图片不存在或已删除' };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看图片 矩阵.png · 20 KB' }));
    await expect(await canvas.findByText('图片不存在或已删除')).toBeVisible();
    delete college.failures.getFeedbackImage;
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('img', { name: '矩阵.png' })).toBeVisible();
  },
};

/** An address names the page, and is told of another one. */
export const PageFromAddress: Story = {
  args: { query: { page: 2, keyword: '' }, onQueryChange: fn() },
  beforeEach: async () => {
    for (let at = 1; at <= 25; at += 1) {
      await college.as('majorLeader').feedback.sendFeedback({ unique: `feedback-${at}`, description: `说明 ${at}`, images: [] });
    }
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('说明 5')).toBeVisible();
    await expect(canvas.queryByText('说明 6')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '第 1 页' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ page: 1, keyword: '' });
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText(/姓名菜单里的「反馈」/)).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  beforeEach: () => sent('Undo is a relief.', 'matrix.png'),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('matrix.png · 20 KB')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
