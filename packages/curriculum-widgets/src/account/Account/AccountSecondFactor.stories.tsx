import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { Account } from './Account';

const college = aCollege({ as: 'majorLeader' });
const withSecondFactor = ({ state }: College) => void state.secondFactors.add(userIds.majorLeader);

const meta = {
  title: 'Widgets/Account/Account',
  component: Account,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: { user: sampleUser('majorLeader'), source: college.account, secondFactor: college.secondFactor, onNameChange: fn() },
} satisfies Meta<typeof Account>;
export default meta;
type Story = StateStory<typeof meta>;

export const SecondFactorOff: Story = {
  tags: ['state:account.second-factor-off'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('未启用：登录只需密码。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '启用' })).toBeEnabled();
    },
  },
};

export const SecondFactorEnrolling: Story = {
  tags: ['state:account.second-factor-enrolling'],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '启用' })).focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('img', { name: '密钥的二维码' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '密钥' })).toHaveValue('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
      await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
      await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveValue('');
    },
  },
};

export const SecondFactorCodeWrong: Story = {
  tags: ['state:account.second-factor-code-wrong'],
  play: async (context) => {
    await SecondFactorEnrolling.play?.(context);
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: '验证码' }), '000000{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('验证码不正确或已使用，还可以再试 4 次。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
      await expect(canvas.getByRole('img', { name: '密钥的二维码' })).toBeVisible();
    },
  },
};

export const SecondFactorCodes: Story = {
  tags: ['state:account.second-factor-codes'],
  play: async (context) => {
    await SecondFactorEnrolling.play?.(context);
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: '验证码' }), '123456');
    // From the button: user-event reports the change of a field that is removed while it has the focus in the middle of React's work.
    await context.userEvent.tab();
    await context.userEvent.keyboard('{Enter}');
    await context.canvas.findByRole('list', { name: '恢复码' });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(within(canvas.getByRole('list', { name: '恢复码' })).getAllByRole('listitem')).toHaveLength(10);
      await expect(canvas.getByRole('button', { name: '复制' })).toHaveFocus();
    },
  },
};

export const SecondFactorOn: Story = {
  tags: ['state:account.second-factor-on'],
  beforeEach: college.serve(withSecondFactor),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已启用。还有 10 个恢复码可用。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '停用' })).toBeEnabled();
    },
  },
};

export const SecondFactorEnding: Story = {
  tags: ['state:account.second-factor-ending'],
  beforeEach: college.serve(withSecondFactor),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: '停用' })).focus();
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '验证码或恢复码' })).toHaveFocus();
      await expect(canvas.queryByRole('img', { name: '密钥的二维码' })).toBeNull();
    },
  },
};

export const SecondFactorFailed: Story = {
  tags: ['state:account.second-factor-failed'],
  beforeEach: college.serve(({ failures }) => void (failures.getSecondFactor = 'offline')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('两步验证没有加载成功')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const SecondFactorRequired: Story = {
  tags: ['state:account.second-factor-required'],
  args: { mustEnrol: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('您的账号有管理权限，请先启用两步验证，再继续使用。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '启用' })).toBeEnabled();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};
