import type { CampusFault, SignInWays } from '@college/curriculum-model';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { LoginPage } from '../LoginPage';
import { CampusDoor } from './CampusDoor';
import type { CampusDoorProps } from './CampusDoorProps';

const providers: SignInWays['providers'] = [
  { id: 7, protocol: 'cas', name: { zh: '统一身份认证', en: 'Campus sign-in' } },
  { id: 8, protocol: 'oidc', name: { zh: '企业微信', en: 'WeCom' } },
];
const campusCode = 'code-of-zhou-min-0001';
const codeWanted = (message: string) => Object.assign(new Error(message), { code: '30011' });

/** The sign-in page with the ways of the campus. */
function Page(args: CampusDoorProps & { language?: string }) {
  const [isFormShown, setFormShown] = useState(args.isLocalOpen);
  return (
    <LoginPage
      language={args.language ?? '80101'}
      onLanguageChange={() => undefined}
      onSignIn={async () => undefined}
      forgottenHref="#forgotten"
      isFormShown={isFormShown}
    >
      <CampusDoor
        {...args}
        onFormShownChange={(isShown) => {
          setFormShown(isShown);
          args.onFormShownChange(isShown);
        }}
      />
    </LoginPage>
  );
}

const meta = {
  title: 'Widgets/Shell/CampusDoor',
  component: CampusDoor,
  render: (args) => <Page {...args} />,
  args: {
    providers,
    hrefOf: (id) => `#begin-${id}`,
    isLocalOpen: true,
    onExchange: fn(async () => undefined),
    onFormShownChange: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CampusDoor>;
export default meta;
type Story = StateStory<typeof meta>;

/** A link to each provider above the form. */
export const Typical: Story = {
  tags: ['state:campus-door.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '使用统一身份认证登录' })).toHaveAttribute('href', '#begin-7');
      await expect(canvas.getByRole('link', { name: '使用企业微信登录' })).toHaveAttribute('href', '#begin-8');
      await expect(canvas.getByText('或使用密码登录')).toBeVisible();
      await expect(canvas.getByLabelText('密码')).toBeVisible();
      await expect(canvas.queryByRole('alert')).toBeNull();
    },
  },
};

/** Passwords are switched off: the form is behind a small link. */
export const LocalClosed: Story = {
  tags: ['state:campus-door.local-closed'],
  args: { isLocalOpen: false, providers: providers.slice(0, 1) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '使用统一身份认证登录' })).toBeVisible();
      await expect(canvas.queryByLabelText('密码')).toBeNull();
      await expect(canvas.getByRole('button', { name: '使用应急账号登录' })).toHaveAttribute('aria-expanded', 'false');
    },
  },
};

export const EmergencyByKeyboard: Story = {
  tags: ['state:campus-door.emergency'],
  args: LocalClosed.args!,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '使用应急账号登录' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByLabelText('邮箱或用户名');
    await userEvent.tab();
    await expect(canvas.getByLabelText('邮箱或用户名')).toHaveFocus();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '使用应急账号登录' })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByLabelText('密码')).toBeVisible();
    },
  },
};

export const Exchanging: Story = {
  tags: ['state:campus-door.exchanging'],
  args: { returned: { campusCode }, onExchange: fn(() => never<void>()) },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('正在登录…')).toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: /使用/ })).toBeNull();
      await expect(canvas.queryByLabelText('密码')).toBeNull();
      await expect(args.onExchange).toHaveBeenCalledOnce();
      await expect(args.onExchange).toHaveBeenCalledWith({ campusCode });
    },
  },
};

/** The provider refused: its sentence, and the focus where one tries again. */
export const Refused: Story = {
  tags: ['state:campus-door.refused'],
  args: { returned: { fault: 'noAccount' satisfies CampusFault } },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('您在工作台没有账号，请联系您的院系或学校管理者。');
      await expect(canvas.getByRole('link', { name: '使用统一身份认证登录' })).toHaveFocus();
      await expect(args.onExchange).not.toHaveBeenCalled();
    },
  },
};

export const CodeDead: Story = {
  tags: ['state:campus-door.code-dead'],
  args: { returned: { campusCode }, onExchange: fn(() => Promise.reject(new Error('这次登录已过期，请重新登录。'))) },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('这次登录已过期，请重新登录。');
      await expect(canvas.getByLabelText('密码')).toBeVisible();
    },
  },
};

/** The account has a second factor, and the provider asks for none itself. */
export const SecondFactor: Story = {
  tags: ['state:campus-door.second-factor'],
  args: { returned: { campusCode }, onExchange: fn(() => Promise.reject(codeWanted('请输入验证码'))) },
  play: async ({ canvas }) => void (await canvas.findByLabelText('验证码')),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByLabelText('验证码')).toHaveFocus();
      await expect(canvas.getByLabelText('验证码')).toBeValid();
      await expect(canvas.queryByLabelText('密码')).toBeNull();
    },
  },
};

export const SecondFactorWrong: Story = {
  tags: ['state:campus-door.second-factor-wrong'],
  args: { returned: { campusCode }, onExchange: fn(() => Promise.reject(codeWanted('验证码不正确，还可以再试 4 次。'))) },
  play: async ({ canvas, userEvent }) => userEvent.type(await canvas.findByLabelText('验证码'), '000000{Enter}'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('验证码不正确，还可以再试 4 次。')).toBeVisible();
      await expect(canvas.getByLabelText('验证码')).toHaveFocus();
      await expect(args.onExchange).toHaveBeenLastCalledWith({ campusCode, code: '000000' });
    },
  },
};

/** Leaving the code leads back to all ways. */
export const SecondFactorLeft: Story = {
  args: SecondFactor.args!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '使用其他方式登录' }));
    await expect(canvas.getByRole('link', { name: '使用统一身份认证登录' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:campus-door.english'],
  globals: { language: '80102' },
  args: { returned: { fault: 'providerAway' } },
  render: (args) => <Page {...args} language="80102" />,
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('link', { name: 'Sign in with Campus sign-in' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent('cannot be reached');
      await expect(chineseIn(canvasElement).filter((words) => !['中', '中文'].includes(words))).toEqual([]);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
