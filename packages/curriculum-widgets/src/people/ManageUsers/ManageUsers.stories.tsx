import { samplePassword, sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { hideColumn } from '../../support/fakes/hideColumn';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { SavedViews, type ViewParams } from '../../search/SavedViews';
import { manyPeople } from '../fakes/manyPeople';
import { ManageUsers } from './ManageUsers';

const college = aCollege();
const { people: source } = college;
const department = aCollege({ as: 'departmentManager' });
const serveMany = college.serve(({ state }) => void state.users.splice(1, Infinity, ...manyPeople(44)));

const meta = {
  title: 'Widgets/People/ManageUsers',
  component: ManageUsers,
  decorators: [withToasts],
  args: { source, actor: sampleUser('collegeAdmin'), accountHref: '#/user', onPageChange: fn(), onQueryChange: fn() },
  beforeEach: college.serve(),
} satisfies Meta<typeof ManageUsers>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  args: { source: department.people, actor: sampleUser('departmentManager') },
  beforeEach: department.serve(({ state }) => {
    state.users.push({ ...sampleUser('departmentManager'), id: 2001, userName: '钱进', email: 'qianjin@college.example' });
  }),
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: '周敏' })).closest<HTMLElement>('[role="row"]')!;
    await expect(row).toHaveTextContent('专业负责人管理、修改2000软件工程');
    await expect(canvas.getByRole('button', { name: '编辑周敏' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '您自己的账号' })).toHaveAttribute('href', '#/user');
    await expect(canvas.queryByRole('button', { name: '编辑赵启明' })).toBeNull();
    await expect(canvas.getByText('权限不低于您')).toBeVisible();
  },
};

export const Many: Story = {
  tags: ['state:manage-users.many'],
  beforeEach: serveMany,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
      await expect(canvas.getByText('第 1–20 条，共 45 条')).toBeVisible();
    },
  },
};

export const PagedAndSearched: Story = {
  beforeEach: serveMany,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 3 页' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(5));
    await expect(args.onPageChange).toHaveBeenCalledWith(3);
    await userEvent.type(canvas.getByRole('searchbox'), '教师7{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(source.listPeople).toHaveBeenLastCalledWith({ pageNum: 1, pageSize: 20, keyword: '教师7' }, expect.anything());
  },
};

export const Inserted: Story = {
  tags: ['state:manage-users.insert'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加人员' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '添加人员' }));
    await userEvent.click(await dialog.findByRole('textbox', { name: '从表格粘贴人员' }));
    await userEvent.paste('王一\twang1@college.example\t专业编辑者\t软件工程\n王二\twang2@college.example\t课程编辑者\t数据结构\n');
    await userEvent.click(await dialog.findByRole('button', { name: '添加2人' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('添加成功')).toBeVisible();
      await expect(within(canvas.getByRole('dialog', { name: '添加人员' })).getByText('已添加2人。')).toBeVisible();
      await expect(source.insertPeople).toHaveBeenCalledWith(
        [
          { userName: '王一', email: 'wang1@college.example', permissionId: 2010, relativeId: 1001 },
          { userName: '王二', email: 'wang2@college.example', permissionId: 3010, relativeId: 1004 },
        ],
        { onlyValid: false },
      );
    },
  },
};

export const InsertedListed: Story = {
  play: async (context) => {
    await Inserted.play?.(context);
    const { canvas, userEvent } = context;
    const dialog = within(canvas.getByRole('dialog', { name: '添加人员' }));
    await dialog.findByText('已添加2人。');
    await userEvent.click(dialog.getAllByRole('button', { name: '关闭' })[1]!);
    await expect(await canvas.findByRole('rowheader', { name: '王二' })).toBeVisible();
  },
};

export const InfoUpdated: Story = {
  tags: ['state:manage-users.update-info'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑周敏' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '编辑周敏' }));
    const name = dialog.getByRole('textbox', { name: '用户名' });
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(dialog.getByText('请填写用户名。')).toBeVisible();
    await userEvent.type(name, '周敏敏');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: '周敏敏' })).toBeVisible();
      await expect(source.updatePerson).toHaveBeenCalledWith(
        expect.objectContaining({ id: 1005, userName: '周敏敏', email: 'zhoumin@college.example' }),
      );
    },
  },
};

/** Somebody else saved the person while the dialog was open: both versions are shown, and one side of each difference is chosen. */
export const InfoConflict: Story = {
  tags: ['state:manage-users.update-conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑周敏' }));
    await college
      .as('departmentManager')
      .people.updatePerson({ id: 1005, userName: '周敏（教务）', email: 'zm@college.example', version: 1 });
    const name = await canvas.findByRole('textbox', { name: '用户名' });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('周敏敏');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await screen.findByRole('dialog', { name: '有人先保存了这条记录' });
  },
  parameters: {
    atRest: async () => {
      const choice = within(screen.getByRole('dialog', { name: '有人先保存了这条记录' }));
      const name = within(choice.getByRole('radiogroup', { name: '用户名' }));
      await expect(name.getByRole('radio', { name: /周敏敏/ })).toBeChecked();
      await expect(name.getByRole('radio', { name: /周敏（教务）/ })).not.toBeChecked();
      const email = within(choice.getByRole('radiogroup', { name: '邮箱' }));
      await expect(email.getByRole('radio', { name: /zm@college\.example/ })).toBeChecked();
      await expect(source.updatePerson).toHaveBeenCalledOnce();
    },
  },
};

/** One's own name is kept, and the address that somebody else wrote: both are stored over the newer version. */
export const InfoMerged: Story = {
  play: async (context) => {
    await InfoConflict.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByText('更新成功')).toBeVisible();
    await expect(source.updatePerson).toHaveBeenLastCalledWith({ id: 1005, userName: '周敏敏', email: 'zm@college.example', version: 2 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** What somebody else stored is kept: nothing is sent, and the list shows it. */
export const InfoTheirsTaken: Story = {
  play: async (context) => {
    await InfoConflict.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '全部保留对方的' }));
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByRole('rowheader', { name: '周敏（教务）' })).toBeVisible();
    await expect(source.updatePerson).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Put off, the input stays, and the dialog says why it is not stored. */
export const InfoConflictLater: Story = {
  play: async (context) => {
    await InfoConflict.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(screen.getByRole('button', { name: '稍后再定' }));
    await expect(await canvas.findByText('有人先保存了这条记录')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '用户名' })).toHaveValue('周敏敏');
  },
};

/** Nothing was changed: nothing is sent. */
export const InfoUnchanged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑周敏' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('没有需要保存的内容')).toBeVisible();
    await expect(source.updatePerson).not.toHaveBeenCalled();
  },
};

/** The address belongs to somebody else: the server's message is shown at its field, and the input is kept. */
export const AddressTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑周敏' }));
    const email = await canvas.findByRole('textbox', { name: '邮箱' });
    await userEvent.clear(email);
    await userEvent.click(email);
    await userEvent.paste('chenjing@college.example');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('邮箱已被使用：chenjing@college.example')).toBeVisible();
    await expect(email).toHaveAccessibleDescription('邮箱已被使用：chenjing@college.example');
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('chenjing@college.example');
  },
};

/** The name belongs to somebody else: its own field shows the message and gets the focus. */
export const NameTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑周敏' }));
    const name = await canvas.findByRole('textbox', { name: '用户名' });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('陈静');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    const sentence = '用户名已被其他账号使用；用户名也用于登录，请加以区分';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(name).toHaveAccessibleDescription(sentence);
    await expect(name).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: '邮箱' })).toBeValid();
  },
};

export const PasswordReset: Story = {
  tags: ['state:manage-users.reset-password'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置周敏的密码' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '重置周敏的密码' }));
    const own = dialog.getByLabelText('您自己的密码');
    await expect(own).toHaveFocus();
    await userEvent.paste(samplePassword);
    await userEvent.click(dialog.getByLabelText('新密码'));
    await userEvent.paste('river-stone-2026');
    await userEvent.click(dialog.getByLabelText('再次输入新密码'));
    await userEvent.paste('river-stone-2026');
    await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(canvas.getByRole('rowheader', { name: '周敏' })).toBeVisible();
      await expect(source.resetPersonPassword).toHaveBeenCalledWith({
        userId: 1001,
        targetUserId: 1005,
        old: samplePassword,
        fresh: 'river-stone-2026',
        version: 1,
      });
    },
  },
};

export const WrongOwnPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置周敏的密码' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.paste('wrong-password');
    await userEvent.click(dialog.getByLabelText('新密码'));
    await userEvent.paste('river-stone-2026');
    await userEvent.click(dialog.getByLabelText('再次输入新密码'));
    await userEvent.paste('river-stone-2026');
    await userEvent.click(dialog.getByRole('button', { name: '重置密码' }));
    await expect(await dialog.findByText('密码不正确，还可以再试 4 次。')).toBeVisible();
    await expect(dialog.getByLabelText('新密码')).toHaveValue('river-stone-2026');
  },
};

export const NoManageRight: Story = {
  tags: ['state:manage-users.no-manage-right'],
  args: { actor: sampleUser('majorEditor') },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('您不能管理人员')).toBeVisible();
      await expect(canvas.getByText(/您的权限是「专业编辑者」/)).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(source.listPeople).not.toHaveBeenCalled();
    },
  },
};

export const Loading: Story = {
  beforeEach: () => void source.listPeople.mockImplementation(never),
  play: async ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
};

export const Failed: Story = {
  beforeEach: () => void source.listPeople.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('rowheader', { name: '周敏' })).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '诸葛{Enter}');
    await expect(await canvas.findByText('没有用户名或邮箱包含「诸葛」的人员。')).toBeVisible();
  },
};

export const SecondFactorReset: Story = {
  tags: ['state:manage-users.reset-second-factor'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重置周敏的两步验证' }));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('alertdialog', { name: '重置周敏的两步验证？' }));
      await expect(dialog.getByText(/周敏的所有登录都会退出/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: '重置两步验证' })).toBeEnabled();
    },
  },
};

const leader = sampleUser('majorLeader');
const since = { time: '2026-05-13T09:30:00+08:00', reason: '已离职' };
const disableLeader = college.serve(({ state }) => void state.disabled.set(leader.id, since));

export const Disabling: Story = {
  tags: ['state:manage-users.disable'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '停用周敏的账号' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '停用周敏的账号？' }));
    await expect(dialog.getByRole('textbox', { name: '停用原因（选填）' })).toHaveFocus();
    await userEvent.paste('已离职');
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '停用周敏的账号？' }));
      await expect(dialog.getByText(/周敏的所有登录会立即退出/)).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveValue('已离职');
      await expect(dialog.queryByText(/其他人刚刚修改了/)).toBeNull();
      await expect(dialog.getByRole('button', { name: '停用账号' })).toBeEnabled();
    },
  },
};

export const Disabled: Story = {
  tags: ['state:manage-users.disabled'],
  play: async (context) => {
    await Disabling.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '停用账号' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: /状态$/ }));
    await userEvent.click(await canvas.findByRole('option', { name: '已停用' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const row = canvas.getByRole('rowheader', { name: /^周敏\s*已停用$/ }).closest<HTMLElement>('[role="row"]')!;
      await expect(row).toHaveTextContent('已离职');
      await expect(canvas.getByRole('button', { name: '启用周敏的账号' })).toBeVisible();
      await expect(source.setDisabled).toHaveBeenCalledWith({ id: leader.id, isDisabled: true, reason: '已离职', version: 1 });
      await expect(source.listPeople).toHaveBeenLastCalledWith({ pageNum: 1, pageSize: 20, isDisabled: true }, expect.anything());
    },
  },
};

export const Enabling: Story = {
  tags: ['state:manage-users.enable'],
  beforeEach: disableLeader,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '启用周敏的账号' }));
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '启用周敏的账号？' }));
      await expect(dialog.getByText('停用时间：2026-05-13 09:30；原因：已离职')).toBeVisible();
      await expect(dialog.queryByRole('textbox')).toBeNull();
      await expect(dialog.getByRole('button', { name: '启用账号' })).toBeEnabled();
    },
  },
};

export const Enabled: Story = {
  beforeEach: disableLeader,
  play: async (context) => {
    await Enabling.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '启用账号' }));
    await expect(await canvas.findByRole('button', { name: '停用周敏的账号' })).toBeVisible();
    await expect(source.setDisabled).toHaveBeenCalledWith({ id: leader.id, isDisabled: false, version: 1 });
  },
};

/** Somebody else was faster: what they did is said, the reason is kept, and the next try knows of it. */
export const DisabledAfterChange: Story = {
  tags: ['state:manage-users.disable-conflict'],
  play: async (context) => {
    await Disabling.play?.(context);
    const { canvas, userEvent } = context;
    college.state.users.find(({ id }) => id === leader.id)!.version = 2;
    await userEvent.click(canvas.getByRole('button', { name: '停用账号' }));
    await canvas.findByText(/^其他人刚刚修改了该人员，现在是「周敏」/);
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('dialog', { name: '停用周敏的账号？' }));
      await expect(dialog.getByText(/^其他人刚刚修改了该人员，现在是「周敏」/)).toBeVisible();
      await expect(dialog.getByRole('textbox')).toHaveValue('已离职');
    },
  },
};

/** A backend without the call: neither the act nor the filter is there. */
export const WithoutDisabling: Story = {
  args: { source: { ...source, setDisabled: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '编辑周敏' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '停用周敏的账号' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /状态$/ })).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:manage-users.english'],
  globals: { language: '80102' },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      const row = canvas.getByRole('rowheader', { name: 'Zhou Min' }).closest<HTMLElement>('[role="row"]')!;
      await expect(row).toHaveTextContent(/Major leader/);
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};

/** What is hidden is said to the page, which keeps it in its address; the page on show stays. */
export const ColumnHidden: Story = {
  tags: ['state:manage-users.columns'],
  play: async ({ args, canvas, userEvent }) => {
    await hideColumn(canvas, userEvent, '说明');
    await waitFor(() => expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ page: 1, hidden: 'note' })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('columnheader', { name: '邮箱' })).toBeVisible();
      await expect(canvas.queryByRole('columnheader', { name: '说明' })).toBeNull();
    },
  },
};

/** A view shows the list as its address says; the page decides what is shown. */
export const ByView: Story = {
  tags: ['state:manage-users.view'],
  render: function Page(args) {
    const [params, setParams] = useState<ViewParams>({});
    return (
      <ManageUsers
        {...args}
        query={{ page: 1, keyword: '', status: params.status === 'disabled' ? 'disabled' : '' }}
        views={
          <SavedViews
            source={{ loadViews: async () => [], saveViews: async () => {} }}
            fixedViews={[
              { name: '全部', params: {} },
              { name: '已停用', params: { status: 'disabled' } },
            ]}
            params={params}
            hrefOf={() => '#'}
            onShow={setParams}
          />
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('link', { name: '已停用' })),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('link', { name: '已停用' })).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByText('您的权限范围内没有已停用的账号。')).toBeVisible();
    },
  },
};
