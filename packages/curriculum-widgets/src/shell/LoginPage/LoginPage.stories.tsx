import { isLoginInvalid } from '@college/curriculum-model';
import { ToastProvider, useToast } from '@college/ui/Toast';
import { useMessages } from '@college/ui/messages';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn } from 'storybook/test';
import { LoginPage, type LoginPageProps } from './LoginPage';
import { loginPageMessages } from './messages';

const meta = {
  title: 'Widgets/Shell/LoginPage',
  component: LoginPage,
  args: {
    language: '80101',
    onLanguageChange: fn(),
    onSignIn: fn(async () => undefined),
    forgottenHref: '#forgotten',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StateStory<typeof meta>;

export const Default: Story = {
  tags: ['state:login.default'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: '登录' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: '忘记密码' })).toHaveAttribute('href', '#forgotten');
      for (const name of ['邮箱或用户名', '密码']) {
        await expect(canvas.getByLabelText(name)).toHaveValue('');
        await expect(canvas.getByLabelText(name)).toBeValid();
      }
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
    },
  },
};

export const SignedIn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('邮箱或用户名'));
    await userEvent.paste(' zhoumin@college.example ');
    await userEvent.click(canvas.getByLabelText('密码'));
    await userEvent.paste('Curriculum-2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(
      { account: 'zhoumin@college.example', password: 'Curriculum-2026' },
      { isRemembered: false },
    );
  },
};

export const Empty: Story = {
  tags: ['state:login.empty'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: '登录' })),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('请填写邮箱或用户名。')).toBeVisible();
      await expect(canvas.getByText('请填写密码。')).toBeVisible();
      await expect(canvas.getByLabelText('邮箱或用户名')).toHaveFocus();
      await expect(args.onSignIn).not.toHaveBeenCalled();
    },
  },
};

/** The server's message is shown at the password, and the typed account is kept. */
export const Wrong: Story = {
  tags: ['state:login.wrong'],
  args: { rememberedAccount: 'zhoumin', onSignIn: fn(() => Promise.reject(new Error('用户名或密码不正确，还可以再试4次。'))) },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('密码'), 'wrong{Enter}'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('用户名或密码不正确，还可以再试4次。')).toBeVisible();
      await expect(canvas.getByLabelText('邮箱或用户名')).toHaveValue('zhoumin');
      await expect(canvas.getByLabelText('密码')).toHaveFocus();
    },
  },
};

const codeWanted = (message: string) => Object.assign(new Error(message), { code: '30011' });

/** The password was right, and the account has a second factor. */
export const CodeAsked: Story = {
  tags: ['state:login.code'],
  args: { rememberedAccount: 'zhoumin', onSignIn: fn(() => Promise.reject(codeWanted('请输入验证码'))) },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('密码'), 'Curriculum-2026{Enter}'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByLabelText('验证码')).toHaveFocus();
      await expect(canvas.getByLabelText('验证码')).toHaveValue('');
      await expect(canvas.getByLabelText('验证码')).toBeValid();
      await expect(args.onSignIn).toHaveBeenCalledOnce();
    },
  },
};

export const CodeWrong: Story = {
  tags: ['state:login.code-wrong'],
  args: {
    rememberedAccount: 'zhoumin',
    onSignIn: fn(() => Promise.reject(codeWanted('验证码不正确，还可以再试 4 次。'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'Curriculum-2026{Enter}');
    await userEvent.type(await canvas.findByLabelText('验证码'), '000000{Enter}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('验证码不正确，还可以再试 4 次。')).toBeVisible();
      await expect(canvas.getByLabelText('验证码')).toHaveFocus();
      await expect(args.onSignIn).toHaveBeenLastCalledWith(
        { account: 'zhoumin', password: 'Curriculum-2026', code: '000000' },
        { isRemembered: true },
      );
    },
  },
};

export const Network: Story = {
  tags: ['state:login.network'],
  args: { rememberedAccount: 'zhoumin', onSignIn: fn(() => Promise.reject(new Error('系统错误 System error: Failed to fetch'))) },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('密码'), 'Curriculum-2026{Enter}'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('系统错误 System error: Failed to fetch')).toBeVisible();
      await expect(canvas.getByLabelText('密码')).toHaveValue('Curriculum-2026');
    },
  },
};

export const Sending: Story = {
  args: { rememberedAccount: 'zhoumin', forgottenHref: undefined, onSignIn: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('密码'), 'Curriculum-2026{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: /正在登录/ })).toBeVisible();
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByText('忘记密码请联系学校管理者。')).toBeVisible();
  },
};

function Arrival({ notice, ...props }: LoginPageProps & { notice: { type: 'warning' | 'error'; message: string } }) {
  return (
    <ToastProvider>
      <Notice {...notice} />
      <LoginPage {...props} />
    </ToastProvider>
  );
}

function Notice({ type, message }: { type: 'warning' | 'error'; message: string }) {
  const { showToast } = useToast();
  useEffect(() => void showToast({ type, message, duration: 60_000 }), [showToast, type, message]);
  return null;
}

/** Arriving because the stored login info was changed by somebody. */
export const Tampered: Story = {
  tags: ['state:login.tampered'],
  render: function Page(args) {
    const text = useMessages(loginPageMessages);
    return <Arrival {...args} notice={{ type: 'warning', message: text.tampered }} />;
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('登录权限数据被非法修改')).toBeVisible();
      await expect(canvas.getByRole('img', { name: '警告' })).toBeVisible();
      await expect(canvas.getByLabelText('密码')).toBeEnabled();
    },
  },
};

/** A page that is left for the sign-in page when its call is answered by a code that ends the login (core §8). */
function Answered({ reply, ...props }: LoginPageProps & { reply: { code: string; message: string } }) {
  return isLoginInvalid(reply.code) ? <Arrival {...props} notice={{ type: 'error', message: reply.message }} /> : <p>{reply.message}</p>;
}

/** Arriving because the server called the login invalid, with its sentence. */
export const Expired: Story = {
  tags: ['state:login.expired'],
  render: (args) => <Answered {...args} reply={{ code: '20050', message: '登录已过期，请重新登录' }} />,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('登录已过期，请重新登录');
      await expect(canvas.getByRole('img', { name: '错误' })).toBeVisible();
      await expect(canvas.getByRole('heading', { name: '登录' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '登录' })).toBeEnabled();
    },
  },
};

export const English: Story = {
  tags: ['state:login.english'],
  globals: { language: '80102' },
  args: {
    language: '80102',
    rememberedAccount: 'zhoumin',
    onSignIn: fn(() => Promise.reject(new Error('Wrong user name or password, 4 tries left'))),
  },
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}'),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Wrong user name or password, 4 tries left')).toBeVisible();
      const words = canvasElement.textContent.replace('中', '');
      await expect(words).not.toMatch(/[\u4e00-\u9fff]/);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
