import type { FeedbackRecord } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { anImageFile } from '../../feedback/fakes/images';
import { FeedbackInbox } from './FeedbackInbox';
import type { FeedbackInboxSource } from './FeedbackInboxSource';

const record: FeedbackRecord = {
  id: 1001,
  unique: 'feedback-0001',
  userId: 1005,
  userName: '周敏',
  description: '矩阵里撤销很好用。\n导出时能不能也带上学时？',
  createTime: '2026-05-12T09:00:00+08:00',
  images: [{ id: 1002, unique: 'image-0001', name: '矩阵.png', type: 'image/png', size: 20_480 }],
};

function serve(records: readonly FeedbackRecord[]) {
  return {
    listFeedback: fn<FeedbackInboxSource['listFeedback']>(async ({ pageNum, pageSize }) => ({
      pageInfo: { list: records.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: records.length },
    })),
    loadFeedbackImage: fn<FeedbackInboxSource['loadFeedbackImage']>(() => anImageFile('矩阵.png')),
  };
}

const meta = {
  title: 'Widgets/People/FeedbackInbox',
  component: FeedbackInbox,
  args: { source: serve([record]) },
} satisfies Meta<typeof FeedbackInbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureShown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText(/导出时能不能也带上学时/)).toBeVisible();
    await expect(args.source.loadFeedbackImage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '查看图片 矩阵.png · 20 KB' }));
    await expect(await canvas.findByRole('img', { name: '矩阵.png' })).toBeVisible();
  },
};

export const PictureFailed: Story = {
  args: { source: serve([record]) },
  beforeEach: ({ args }) => {
    (args.source as ReturnType<typeof serve>).loadFeedbackImage.mockRejectedValueOnce(new Error('图片不存在或已删除'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查看图片 矩阵.png · 20 KB' }));
    await expect(await canvas.findByText('图片不存在或已删除')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('img', { name: '矩阵.png' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { source: serve([]) },
  play: async ({ canvas }) => expect(await canvas.findByText(/姓名菜单里的“反馈”/)).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    source: serve([
      { ...record, userName: 'Zhou Min', description: 'Undo is a relief.', images: [{ ...record.images[0]!, name: 'matrix.png' }] },
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('matrix.png · 20 KB')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
