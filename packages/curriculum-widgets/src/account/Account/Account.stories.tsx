import { sampleUser, userIds } from '@college/curriculum-model/fixtures';
import { ToastProvider } from '@college/ui/Toast';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { fill } from '../fakes/fill';
import { aRefusal } from '../fakes/refusal';
import { Account } from './Account';

const college = aCollege({ as: 'majorLeader' });
const fresh = 'river-stone-2026';

const meta = {
  title: 'Widgets/Account/Account',
  component: Account,
  args: {
    user: sampleUser('majorLeader'),
    source: { changeName: fn(async () => undefined), changePassword: fn(async () => undefined) },
    onNameChange: fn(),
    onPasswordChange: fn(),
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Account>;
export default meta;
type Story = StateStory<typeof meta>;

export const Name: Story = {
  tags: ['state:account.name'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '用户名' });
    await userEvent.clear(field);
    await fill(userEvent, field, ' 周敏敏 ');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue(' 周敏敏 ');
      await expect(canvas.getByRole('button', { name: '保存用户名' })).toBeEnabled();
      await expect(canvas.queryByText('更新成功')).toBeNull();
      await expect(args.source.changeName).not.toHaveBeenCalled();
    },
  },
};

export const NameChanged: Story = {
  play: async (context) => {
    await Name.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onNameChange).toHaveBeenCalledWith('周敏敏', 2));
    await expect(args.source.changeName).toHaveBeenCalledWith({ userId: 1005, userName: '周敏敏', version: 1 });
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('周敏敏');
  },
};

/** A manager changed the name in the meantime: both names are shown, and one is chosen. */
export const NameConflict: Story = {
  tags: ['state:account.name-conflict'],
  args: { source: college.account },
  beforeEach: college.serve(({ state }) => {
    const account = state.users.find(({ id }) => id === userIds.majorLeader);
    Object.assign(account ?? {}, { userName: '周敏（教务）', version: 2 });
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '用户名' });
    await userEvent.clear(field);
    await fill(userEvent, field, '周敏敏');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: '您的用户名刚刚在别处被修改' });
  },
  parameters: {
    atRest: async ({ args }) => {
      const choice = within(screen.getByRole('dialog', { name: '您的用户名刚刚在别处被修改' }));
      await expect(choice.getByRole('radio', { name: /周敏敏/ })).toBeChecked();
      await expect(choice.getByRole('radio', { name: /周敏（教务）/ })).toBeVisible();
      await expect(args.onNameChange).not.toHaveBeenCalled();
    },
  },
};

/** One's own name is stored over the newer version. */
export const NameConflictMine: Story = {
  ...NameConflict,
  tags: [],
  parameters: {},
  play: async (context) => {
    await NameConflict.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(college.account.changeName).toHaveBeenLastCalledWith({ userId: 1005, userName: '周敏敏', version: 2 });
    await expect(args.onNameChange).toHaveBeenCalledWith('周敏敏', 3);
  },
};

/** The name that is stored is kept: nothing is sent, and the page learns of it. */
export const NameConflictTheirs: Story = {
  ...NameConflict,
  tags: [],
  parameters: {},
  play: async (context) => {
    await NameConflict.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '全部保留对方的' }));
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await waitFor(() => expect(args.onNameChange).toHaveBeenCalledWith('周敏（教务）', 2));
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('周敏（教务）');
    await expect(college.account.changeName).toHaveBeenCalledOnce();
  },
};

export const NameEmpty: Story = {
  tags: ['state:account.name-empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: '用户名' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存用户名' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('请填写用户名。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveFocus();
      await expect(args.source.changeName).not.toHaveBeenCalled();
    },
  },
};

export const Password: Story = {
  tags: ['state:account.password'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('原密码'), 'Curriculum-2026');
    await fill(userEvent, canvas.getByLabelText('新密码'), fresh);
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), fresh);
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByLabelText('原密码')).toHaveValue('Curriculum-2026');
      await expect(canvas.getByLabelText('新密码')).toHaveValue(fresh);
      await expect(canvas.getByLabelText('再次输入新密码')).toHaveValue(fresh);
      await expect(canvas.getByText(/^密码强度：/)).toBeVisible();
      await expect(args.source.changePassword).not.toHaveBeenCalled();
    },
  },
};

export const PasswordChanged: Story = {
  play: async (context) => {
    await Password.play?.(context);
    const { args, canvas, userEvent } = context;
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/这个账号的其他登录已全部退出/)).toBeVisible();
    await expect(args.source.changePassword).toHaveBeenCalledWith({ userId: 1005, old: 'Curriculum-2026', new: fresh });
    await expect(canvas.getByText('更新成功')).toBeVisible();
    await expect(canvas.getByLabelText('原密码')).toHaveValue('');
    await expect(args.onPasswordChange).toHaveBeenCalledWith(2);
  },
};

/** The server's message is shown at the old password, and the input is kept. */
export const PasswordWrongOld: Story = {
  tags: ['state:account.password-wrong-old'],
  args: { source: { changeName: fn(), changePassword: fn(() => Promise.reject(aRefusal('原密码不正确'))) } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('原密码'), 'wrong');
    await fill(userEvent, canvas.getByLabelText('新密码'), fresh);
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), fresh);
    await userEvent.keyboard('{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('原密码不正确')).toBeVisible();
      await expect(canvas.getByLabelText('原密码')).toHaveAccessibleDescription('原密码不正确');
      await expect(canvas.getByLabelText('原密码')).toHaveFocus();
      await expect(canvas.getByLabelText('新密码')).toHaveValue(fresh);
    },
  },
};

export const PasswordCommon: Story = {
  args: {
    source: {
      changeName: fn(),
      changePassword: fn(() => Promise.reject(Object.assign(aRefusal('密码太常见'), { data: { field: 'fresh' } }))),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('原密码'), 'Curriculum-2026');
    await fill(userEvent, canvas.getByLabelText('新密码'), 'zaq12wsx');
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), 'zaq12wsx');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('新密码')).toHaveAccessibleDescription(/密码太常见/));
    await expect(canvas.getByLabelText('新密码')).toHaveFocus();
  },
};

export const PasswordMismatch: Story = {
  tags: ['state:account.password-mismatch'],
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('原密码'), 'Curriculum-2026');
    await fill(userEvent, canvas.getByLabelText('新密码'), fresh);
    await fill(userEvent, canvas.getByLabelText('再次输入新密码'), `${fresh}x`);
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('两次输入的密码不一致，请重新输入。')).toBeVisible();
      await expect(canvas.getByLabelText('再次输入新密码')).toHaveFocus();
      await expect(args.source.changePassword).not.toHaveBeenCalled();
    },
  },
};

export const English: Story = {
  tags: ['state:account.english'],
  globals: { language: '80102' },
  args: { user: { id: 1005, userName: 'Zhou Min', email: 'zhoumin@college.example', permissionId: 2000 } },
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('New password'), 'short');
    await expect(canvas.getByText('The password needs at least 8 characters.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Enter your old password.')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
