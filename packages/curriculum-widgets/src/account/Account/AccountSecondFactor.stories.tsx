import { sampleUser } from '@college/curriculum-model/fixtures';
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
      await expect(canvas.getByText('验证码不正确')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveFocus();
      await expect(canvas.getByRole('img', { name: '密钥的二维码' })).toBeVisible();
    },
  },
};
