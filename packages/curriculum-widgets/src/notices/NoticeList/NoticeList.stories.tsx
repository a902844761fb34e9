import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege } from '../../support/fakes/aCollege';
import { noticesOfEveryKind, severalNotices } from '../fakes/severalNotices';
import { NoticeList } from './NoticeList';

const college = aCollege({ as: 'majorLeader' });
const told = (language: 'zh' | 'en') => ({ notices: noticesOfEveryKind(language), unseen: 6 });

const meta = {
  title: 'Widgets/Notices/NoticeList',
  component: NoticeList,
  args: {
    source: college.notices,
    language: '80101',
    noticeHref: ({ place }) => `#${place.here ?? place.proposalId ?? place.courseId}`,
    onSeen: fn(),
  },
  beforeEach: college.serve(severalNotices),
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StateStory<typeof meta>;

/** What is new is seen at once. */
export const Typical: Story = {
  tags: ['state:notice-list.typical'],
  play: async ({ args }) => waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce()),
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, second, third, ...more] = canvas.getAllByRole('listitem');
      await expect(more).toEqual([]);
      await expect(first).toHaveTextContent('李航修改了数据结构，2 处');
      await expect(within(second!).getByRole('link')).toHaveTextContent('何佳回复了：数据结构');
      await expect(third).toHaveTextContent(/提到了您：数据结构 · 课程简介.*@周敏 请看第二段/);
      await expect(within(third!).getByRole('link')).toHaveAttribute('href', '#course:1004#introduction');
      await expect(canvas.getAllByText('新', { exact: false, selector: 'span' }).length).toBeGreaterThan(0);
      await expect((await college.notices.loadNotices('80101')).unseen).toBe(0);
    },
  },
};

export const EveryKind: Story = {
  tags: ['state:notice-list.reviews'],
  args: { source: { ...college.notices, loadNotices: async () => told('zh') } },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(
        [
          '何佳请您评审：',
          '何佳要求修改：',
          '何佳通过了：',
          '何佳没有通过：',
          '修订稿在通过后有改动，已有的通过不再计入：',
          '已通过并由何佳并入：',
          '已通过，由何佳并入并发布：',
        ].map((words) => `${words}补齐沟通与终身学习的支撑`),
      );
      await expect(canvas.getByText('请说明 5.2 减弱的理由。')).toBeVisible();
    },
  },
};

export const English: Story = {
  tags: ['state:notice-list.english'],
  globals: { language: '80102' },
  args: { language: '80102', source: { ...college.notices, loadNotices: async () => told('en') } },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getAllByRole('link')[0]).toHaveTextContent(
        'He Jia asks for your review: Support for communication and lifelong learning',
      );
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

export const Empty: Story = {
  tags: ['state:notice-list.none'],
  beforeEach: college.serve(({ state }) => {
    state.courseManagers = [];
    state.commentThreads = [];
  }),
  parameters: { atRest: ({ canvas }) => expect(canvas.getByText('没有通知')).toBeVisible() },
};

export const Loading: Story = {
  tags: ['state:notice-list.loading'],
  args: { source: { ...college.notices, loadNotices: never } },
  parameters: { atRest: ({ canvas }) => expect(canvas.getByRole('status', { name: '正在读取通知' })).toBeVisible() },
};

export const Failed: Story = {
  tags: ['state:notice-list.failed'],
  beforeEach: college.serve(({ failures }) => void (failures.listNotices = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有读到通知')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
