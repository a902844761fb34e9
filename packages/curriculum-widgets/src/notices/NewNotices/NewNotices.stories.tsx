import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { noticesOfEveryKind, severalNotices } from '../fakes/severalNotices';
import { NewNotices } from './NewNotices';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Notices/NewNotices',
  component: NewNotices,
  args: {
    source: college.notices,
    language: '80101',
    noticeHref: ({ place }) => `#${place.here ?? place.proposalId ?? place.courseId}`,
  },
  beforeEach: college.serve(severalNotices),
} satisfies Meta<typeof NewNotices>;
export default meta;
type Story = StateStory<typeof meta>;

/** What is shown stays new. */
export const Typical: Story = {
  tags: ['state:new-notices.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      const section = within(await canvas.findByRole('region', { name: '新的通知' }));
      await expect(section.getAllByRole('listitem')).toHaveLength(3);
      await expect(section.getByRole('link', { name: /提到了您/u })).toHaveAttribute('href', '#course:1004#introduction');
      await expect(college.notices.seeNotices).not.toHaveBeenCalled();
    },
  },
};

/** Whoever follows a link has seen what it leads to; the others stay new. */
export const Followed: Story = {
  tags: ['state:new-notices.followed'],
  args: { onSeen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /提到了您/u }));
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledOnce());
  },
  parameters: {
    atRest: async () => {
      const { notices, unseen } = await college.notices.loadNotices('80101');
      await expect(unseen).toBe(2);
      await expect(notices.filter(({ isNew }) => !isNew).map(({ kind }) => kind)).toEqual(['mention']);
    },
  },
};

export const Many: Story = {
  tags: ['state:new-notices.many'],
  args: {
    source: {
      ...college.notices,
      loadNotices: async () => {
        const notices = noticesOfEveryKind('zh').map((notice) => ({ ...notice, isNew: true }));
        return { notices, unseen: notices.length };
      },
    },
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText(/^另有 \d+ 条，见页面上方的铃铛$/u)).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    },
  },
};

export const Nothing: Story = {
  tags: ['state:new-notices.none'],
  args: { source: { ...college.notices, loadNotices: fn(async () => ({ notices: [], unseen: 0 })) } },
  play: async ({ args }) => waitFor(() => expect(args.source.loadNotices).toHaveBeenCalled()),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('region')).toBeNull();
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await expect(canvas.queryByText('没有读到新的通知')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:new-notices.failed'],
  beforeEach: college.serve(({ failures }) => void (failures.listNotices = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => expect(await canvas.findByText('没有读到新的通知')).toBeVisible(),
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { language: '80102', source: { ...college.notices, loadNotices: async () => ({ notices: noticesOfEveryKind('en'), unseen: 6 }) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('region', { name: 'New for you' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
