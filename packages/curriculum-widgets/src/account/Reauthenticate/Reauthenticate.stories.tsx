import { samplePassword } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { Reauthenticate } from './Reauthenticate';

const college = aCollege();

const meta = {
  title: 'Widgets/Account/Reauthenticate',
  component: Reauthenticate,
  beforeEach: college.serve(),
  args: { source: college.security, onDone: fn() },
} satisfies Meta<typeof Reauthenticate>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:reauthenticate.asked'],
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('dialog', { name: '请确认是您本人' })).toBeVisible();
      await expect(screen.getByLabelText('您的密码')).toHaveFocus();
      await expect(screen.getByLabelText('您的密码')).toBeValid();
    },
  },
};

export const Confirmed: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('您的密码'), `${samplePassword}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(true));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const GivenUp: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(false));
    await expect(args.source.confirmPassword).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  tags: ['state:reauthenticate.wrong'],
  play: ({ userEvent }) => userEvent.type(screen.getByLabelText('您的密码'), 'wrong{Enter}'),
  parameters: {
    atRest: async ({ args }) => {
      await expect(screen.getByText('密码不正确，还可以再试 4 次。')).toBeVisible();
      await expect(screen.getByLabelText('您的密码')).toHaveFocus();
      await expect(args.onDone).not.toHaveBeenCalled();
    },
  },
};

/** Whoever signed in at a provider of the campus has no password here. */
export const AtTheCampus: Story = {
  tags: ['state:reauthenticate.at-the-campus'],
  args: { providerHref: '/college/api/auth/campus/7/begin?to=%2Fmanage&again=1' },
  parameters: {
    atRest: async () => {
      await expect(screen.getByRole('link', { name: '前往统一身份认证' })).toHaveFocus();
      await expect(screen.queryByLabelText('您的密码')).not.toBeInTheDocument();
      await expect(screen.queryByRole('button', { name: '确认' })).not.toBeInTheDocument();
    },
  },
};

export const AtTheCampusEnglish: Story = {
  args: { providerHref: '/college/api/auth/campus/7/begin?to=%2Fmanage&again=1' },
  globals: { language: '80102' },
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Go to the single sign-on' })).toBeVisible();
    await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await expect(screen.getByText('Enter your password.')).toBeVisible();
    await expect(chineseIn(screen.getByRole('dialog'))).toEqual([]);
  },
};
