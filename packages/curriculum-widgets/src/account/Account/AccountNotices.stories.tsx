import type { SecurityNotice } from '@college/curriculum-model';
import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { Account } from './Account';

const device = { browser: 'Chrome', system: 'Windows', address: '203.0.113.7' };
const unknown = { browser: '', system: '', address: '' };
const notices: SecurityNotice[] = [
  { id: 3, kind: 'addressChanged', time: '2026-05-13T16:20:00+08:00', isOwn: false, isNew: true, ...unknown },
  { id: 2, kind: 'newDevice', time: '2026-05-12T08:05:00+08:00', isOwn: true, isNew: true, ...device },
  { id: 1, kind: 'passwordChanged', time: '2026-04-02T10:30:00+08:00', isOwn: true, isNew: false, ...device },
];

const college = aCollege({ as: 'majorLeader' });
const withNotices = ({ state }: College) => void state.securityNotices.set(userIds.majorLeader, notices);

const meta = {
  title: 'Widgets/Account/Account',
  component: Account,
  decorators: [withToasts],
  beforeEach: college.serve(withNotices),
  args: {
    user: sampleUser('majorLeader'),
    source: college.account,
    notices: college.security,
    onNoticesSeen: fn(),
    onNameChange: fn(),
  },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StateStory<typeof meta>;

/** Reading them marked them as seen on the server; on this page the new ones stay marked. */
export const Notices: Story = {
  tags: ['state:account.notices'],
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('邮箱已修改')).toBeVisible();
      await expect(canvas.getByText('2026-05-13 16:20 · 由管理人员操作')).toBeVisible();
      await expect(canvas.getByText('2026-05-12 08:05 · Chrome · Windows · 203.0.113.7')).toBeVisible();
      await expect(canvas.getAllByText('新')).toHaveLength(2);
      await expect(args.onNoticesSeen).toHaveBeenCalledOnce();
    },
  },
};

export const NoNotices: Story = {
  tags: ['state:account.notices-none'],
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('最近没有与账号安全有关的操作。')).toBeVisible();
      await expect(args.onNoticesSeen).not.toHaveBeenCalled();
    },
  },
};

export const NoticesFailed: Story = {
  tags: ['state:account.notices-failed'],
  beforeEach: college.serve(({ failures }) => void (failures.listSecurityNotices = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByText('安全提醒没有加载成功')).toBeVisible(),
  },
};

export const NoticesEnglish: Story = {
  globals: { language: '80102' },
  args: { user: { id: 1005, userName: 'Zhou Min', email: 'zhoumin@college.example', permissionId: 2000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('2026-05-13 16:20 · by somebody who manages your account')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
