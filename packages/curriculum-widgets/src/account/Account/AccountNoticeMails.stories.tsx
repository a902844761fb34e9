import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { Account } from './Account';

const college = aCollege({ as: 'majorLeader' });

const meta = {
  title: 'Widgets/Account/Account',
  component: Account,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    user: sampleUser('majorLeader'),
    source: college.account,
    noticeMails: college.notices,
    onNameChange: fn(),
  },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StateStory<typeof meta>;

export const NoticeMails: Story = {
  tags: ['state:account.notice-mails'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByRole('radio', { name: '不发送' })).toBeChecked();
      await expect(canvas.getByRole('radio', { name: '每天一次' })).toBeEnabled();
      await expect(canvas.queryByText(/^已保存/u)).toBeNull();
      await expect(canvas.queryByText(/没有保存成功/u)).toBeNull();
    },
  },
};

export const NoticeMailsStored: Story = {
  tags: ['state:account.notice-mails-stored'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '每天一次' }));
    await canvas.findByText('已保存，每天发送一次。');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已保存，每天发送一次。')).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '每天一次' })).toBeChecked();
      await expect(canvas.getByText(/每天早上7点/u)).toBeVisible();
      await expect(college.state.noticeMails.get(userIds.majorLeader)).toBe('daily');
    },
  },
};

/** The choice is taken back, and the reason is said. */
export const NoticeMailsNotStored: Story = {
  tags: ['state:account.notice-mails-not-stored'],
  beforeEach: college.serve(({ state, failures }) => {
    state.noticeMails.set(userIds.majorLeader, 'atOnce');
    failures.setNoticeMail = 'offline';
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '不发送' }));
    await canvas.findByText(/没有保存成功，仍是原来的设置。/u);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/没有保存成功，仍是原来的设置。/u)).toBeVisible();
      await expect(canvas.getByRole('radio', { name: '随时' })).toBeChecked();
    },
  },
};

export const NoticeMailsNotSent: Story = {
  tags: ['state:account.notice-mails-not-sent'],
  beforeEach: college.serve(({ state }) => void (state.sendsMails = false)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByText(/本系统没有开通邮件/u)).toBeVisible();
      await expect(canvas.queryByRole('radio')).toBeNull();
    },
  },
};

export const NoticeMailsFailed: Story = {
  tags: ['state:account.notice-mails-failed'],
  beforeEach: college.serve(({ failures }) => void (failures.getNoticeMail = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => expect(await canvas.findByText('邮件设置没有加载成功')).toBeVisible(),
  },
};

export const NoticeMailsEnglish: Story = {
  globals: { language: '80102' },
  args: { user: { id: 1005, userName: 'Zhou Min', email: 'zhoumin@college.example', permissionId: 2000 } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'As it happens' }));
    await expect(await canvas.findByText('Stored. Mail comes as things happen.')).toBeVisible();
    await expect(college.notices.setMail).toHaveBeenCalledWith('atOnce', '80102');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
