import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { fill } from '../fakes/fill';
import { aRefusal } from '../fakes/refusal';
import { ForgotPassword } from './ForgotPassword';

const fresh = 'river-stone-2026';

const meta = {
  title: 'Widgets/Account/ForgotPassword',
  component: ForgotPassword,
  args: {
    source: { requestReset: fn(async () => undefined), resetPassword: fn(async () => undefined) },
    language: '80101',
    onLanguageChange: fn(),
    signInHref: '#login',
    requestHref: '#request',
    onReset: fn(),
  },
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:forgot-password.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '忘记密码' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '返回登录' })).toHaveAttribute('href', '#login');
      await expect(canvas.getByLabelText('邮箱')).toHaveValue('');
    },
  },
};

export const NoAddress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('邮箱');
    await fill(userEvent, email, 'zhoumin');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/这不是有效的邮箱地址/)).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(args.source.requestReset).not.toHaveBeenCalled();
  },
};

/** The same words for every address, known or not. */
export const Sent: Story = {
  tags: ['state:forgot-password.sent'],
  play: async ({ args, canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('邮箱'), 'nobody@college.example');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/如果 nobody@college.example 属于某个账号/)).toBeVisible();
    await expect(args.source.requestReset).toHaveBeenCalledWith('nobody@college.example');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '请查收邮件' })).toHaveFocus();
      await expect(canvas.getByText(/如果 nobody@college.example 属于某个账号/)).toBeVisible();
    },
  },
};

export const SendAgain: Story = {
  play: async (context) => {
    await Sent.play?.(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: '重新发送' }));
    await expect(context.canvas.getByLabelText('邮箱')).toHaveValue('nobody@college.example');
  },
};

export const NewPassword: Story = {
  args: { token: 'token-of-the-letter' },
  play: async ({ args, canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('新密码'), fresh);
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), fresh);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce());
    await expect(args.source.resetPassword).toHaveBeenCalledWith({ token: 'token-of-the-letter', fresh });
  },
};

export const DeadLink: Story = {
  args: {
    token: 'token-of-the-letter',
    source: { requestReset: fn(), resetPassword: fn(() => Promise.reject(aRefusal('链接已失效或已使用，请重新申请'))) },
  },
  play: async ({ args, canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('新密码'), fresh);
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), fresh);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('链接已失效或已使用，请重新申请');
    await expect(canvas.getByRole('link', { name: '重新申请链接' })).toHaveAttribute('href', '#request');
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

/** A server knows more common passwords than a page: its message is shown at the field, and the link still works. */
export const CommonPassword: Story = {
  args: {
    token: 'token-of-the-letter',
    source: {
      requestReset: fn(),
      resetPassword: fn(() => Promise.reject(Object.assign(aRefusal('密码太常见'), { data: { field: 'fresh' } }))),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('新密码'), 'zaq12wsx');
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), 'zaq12wsx');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(/密码太常见/));
    await expect(canvas.getByLabelText('新密码')).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: '重新申请链接' })).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:forgot-password.english'],
  globals: { language: '80102' },
  args: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('E-mail'), 'zhoumin@college.example');
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
      await expect(chineseIn(canvasElement).filter((words) => !/^中文?$/.test(words))).toEqual([]);
    },
  },
};
