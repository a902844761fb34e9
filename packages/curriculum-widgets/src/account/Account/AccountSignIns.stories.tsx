import { sampleUser } from '@college/curriculum-model/fixtures';
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
  args: { user: sampleUser('majorLeader'), source: college.account, signIns: college.signIns, onNameChange: fn() },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StateStory<typeof meta>;

const endPhone = '退出此登录：Safari，iOS';

export const SignIns: Story = {
  tags: ['state:account.sign-ins'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('Chrome，Windows')).toBeVisible();
      await expect(canvas.getByText('当前登录')).toBeVisible();
      await expect(canvas.getByText('地址 203.0.113.7，最近使用 2026-05-12 08:00，登录于 2026-05-08 08:00')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /^退出此登录/ })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: '退出其他所有登录' })).toBeEnabled();
    },
  },
};

/** The other sign-in was ended by keyboard; the focus went to the list. */
export const SignInsOnlyThis: Story = {
  tags: ['state:account.sign-ins-only-this'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: endPhone })).focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该登录已退出。')).toBeVisible();
      await expect(canvas.getByRole('list', { name: '登录情况' })).toHaveFocus();
      await expect(college.signIns.end).toHaveBeenCalledWith(1);
      await expect(canvas.queryByRole('button', { name: /^退出/ })).toBeNull();
    },
  },
};

export const OthersEnded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '退出其他所有登录' }));
    await expect(await canvas.findByText('其他登录已全部退出。')).toBeVisible();
    await expect(canvas.queryByText('Safari，iOS')).toBeNull();
  },
};

export const SignInsFailed: Story = {
  tags: ['state:account.sign-ins-failed'],
  beforeEach: college.serve(({ failures }) => void (failures.listSignIns = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('登录情况没有加载成功')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const SignInNotEnded: Story = {
  tags: ['state:account.sign-in-not-ended'],
  beforeEach: college.serve(({ failures }) => void (failures.endSignIn = { code: '50000', message: '服务器出现错误，请稍后重试。' })),
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('button', { name: endPhone })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('服务器出现错误，请稍后重试。')).toBeVisible();
      await expect(canvas.getByText('Safari，iOS')).toBeVisible();
    },
  },
};

export const SignInsEnglish: Story = {
  globals: { language: '80102' },
  args: { user: { id: 1005, userName: 'Zhou Min', email: 'zhoumin@college.example', permissionId: 2000 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Safari on iOS')).toBeVisible();
    await expect(canvas.getByText('A sign-in ends after 30 days at the latest.')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
