import { replyCodes } from '@college/curriculum-model';
import { sampleCasProvider, sampleOidcProvider } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { ToastProvider } from '@college/ui/Toast';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { CampusProviders } from './CampusProviders';
import { aCampusProvider } from './fakes/aCampusProvider.test-data';

const college = aCollege();
const source = { ...college.campusProviders, listScopeLevel: college.people.listScopeLevel };
const collegeId = 1001;
const oidc = aCampusProvider({ ...sampleOidcProvider, id: 8, isEnabled: false, hasClientSecret: true });
const stored = [aCampusProvider(), oidc];

const having = (more: (college: College) => void = () => undefined, providers = stored) =>
  college.serve((served) => {
    served.state.campusProviders = providers.map((provider) => ({ ...provider, collegeId }));
    more(served);
  });

const meta = {
  title: 'Widgets/People/CampusProviders',
  component: CampusProviders,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { source, onUnsavedChange: fn() },
  beforeEach: having(),
} satisfies Meta<typeof CampusProviders>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const press = async ({ canvas, userEvent }: Context, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const openCas = (context: Context) => press(context, '编辑登录方式：统一身份认证');
const openOidc = (context: Context) => press(context, '编辑登录方式：企业账号');
const nameField = (canvas: Context['canvas']) => canvas.getByRole('textbox', { name: '中文名称' });

async function tryWith(context: Context, attributes: string) {
  const { canvas, userEvent } = context;
  await openCas(context);
  await userEvent.click(canvas.getByRole('textbox', { name: '某人的属性' }));
  await userEvent.paste(attributes);
  await press(context, '试算');
}

export const Typical: Story = {
  tags: ['state:campus-providers.typical'],
  parameters: {
    atRest: async ({ canvas }) => {
      const rows = within(canvas.getByRole('region', { name: '统一身份认证' })).getAllByRole('listitem');
      await expect(rows).toHaveLength(2);
      await expect(rows[0]).toHaveTextContent('CAS 3');
      await expect(rows[1]).toHaveTextContent('已停用');
      await expect(canvas.getByText('教职工也可使用邮箱或用户名和密码登录。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '关闭密码登录' })).toBeEnabled();
    },
  },
};

export const Empty: Story = {
  tags: ['state:campus-providers.empty'],
  beforeEach: college.serve(),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('还没有登录方式')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '关闭密码登录' })).toBeDisabled();
      await expect(canvas.getByText('关闭密码登录前，请先启用一种统一身份认证。')).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:campus-providers.loading'],
  beforeEach: having(() => source.loadSettings.mockImplementation(never)),
  parameters: {
    atRest: async ({ canvas }) => expect(canvas.getByText('正在载入登录设置')).toBeInTheDocument(),
  },
};

export const Failed: Story = {
  tags: ['state:campus-providers.failed'],
  beforeEach: having(() => source.loadSettings.mockRejectedValue(new Error('服务器没有响应'))),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('没有取到登录设置');
      await expect(canvas.getByText('服务器没有响应')).toBeVisible();
    },
  },
};

/** A new provider: the usual names of attributes are there, addresses to register come with the save. */
export const New: Story = {
  tags: ['state:campus-providers.new'],
  play: (context) => press(context, '新建登录方式'),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('heading', { name: '新建登录方式' })).toBeVisible();
      await expect(nameField(canvas)).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: '姓名' })).toHaveValue('cn');
      await expect(canvas.getByText('保存后，此处显示要在认证服务器上登记的地址。')).toBeVisible();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

/** A stored provider of CAS with its table. */
export const Edited: Story = {
  tags: ['state:campus-providers.edited'],
  play: openCas,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('textbox', { name: /^CAS 地址/ })).toHaveValue('https://cas.college.example/cas');
      await expect(canvas.getByRole('textbox', { name: '服务地址' })).toHaveValue(
        'https://workbench.example/college/api/auth/campus/7/return',
      );
      await expect(canvas.getByRole('textbox', { name: '第 1 行的值' })).toHaveValue('计算机学院*');
      await expect(canvas.getByRole('button', { name: /第 2 行的权限/ })).toHaveTextContent('院系管理者');
      await expect(canvas.queryByLabelText('客户端密钥')).toBeNull();
    },
  },
};

/** A stored secret is said to be there, and never shown. */
export const SecretStored: Story = {
  tags: ['state:campus-providers.secret'],
  play: openOidc,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByLabelText('客户端密钥')).toHaveValue('');
      await expect(canvas.getByText('已保存密钥，不再显示。填写新的会替换它。')).toBeVisible();
      await expect(canvas.getByRole('checkbox', { name: '移除已保存的密钥' })).not.toBeChecked();
      await expect(canvas.getByRole('textbox', { name: /^客户端编号/ })).toHaveValue('curriculum-workbench');
    },
  },
};

/** Nothing is sent, each field says what it lacks, and the first of them has the focus. */
export const Incomplete: Story = {
  tags: ['state:campus-providers.incomplete'],
  play: async (context) => {
    await press(context, '新建登录方式');
    await press(context, '添加一行');
    await press(context, '保存');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/中文名称/));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByText('请填写按钮上的名称。')).toHaveLength(2);
      await expect(canvas.getByText('请填写以 https:// 开头、不含 ? 和 # 的地址。')).toBeVisible();
      await expect(canvas.getByText('请填写属性和值。')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '第 1 行的属性' })).toHaveAccessibleDescription(/请填写属性和值。/);
      await expect(canvas.getByRole('textbox', { name: '第 1 行的值' })).toHaveAccessibleDescription(/请填写属性和值。/);
      await expect(source.saveProvider).not.toHaveBeenCalled();
    },
  },
};

/** A row that gives nothing says so at the field that lacks it. */
export const RowGivesNothing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openCas(context);
    await press(context, '添加一行');
    const value = canvas.getAllByRole('textbox', { name: /^第 \d 行的值$/ }).at(-1)!;
    await userEvent.type(value, 'x');
    await press(context, '保存');
    const department = canvas.getAllByRole('button', { name: /第 \d 行的院系/ }).at(-1)!;
    await waitFor(() => expect(department).toHaveAccessibleDescription(/没有指定院系，也没有指定权限。/));
    await expect(value).not.toHaveAccessibleDescription();
  },
};

async function rename(context: Context) {
  const { canvas, userEvent } = context;
  await openCas(context);
  await userEvent.clear(nameField(canvas));
  await userEvent.type(nameField(canvas), '校园账号');
}

export const Unsaved: Story = {
  tags: ['state:campus-providers.unsaved'],
  play: rename,
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(nameField(canvas)).toHaveValue('校园账号');
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: true, changeCount: 1 });
    },
  },
};

export const Saving: Story = {
  tags: ['state:campus-providers.saving'],
  beforeEach: having(() => source.saveProvider.mockImplementation(never)),
  play: async (context) => {
    await rename(context);
    await context.userEvent.keyboard('{Control>}s{/Control}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /正在保存/ })).toBeVisible();
      await expect(source.saveProvider).toHaveBeenCalledOnce();
    },
  },
};

export const Saved: Story = {
  tags: ['state:campus-providers.saved'],
  play: async (context) => {
    await rename(context);
    await press(context, '保存');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByRole('button', { name: '编辑登录方式：校园账号' })).toBeVisible();
      await expect(screen.getByText('登录方式已保存')).toBeVisible();
      await expect(args.onUnsavedChange).toHaveBeenLastCalledWith({ isDirty: false, changeCount: 0 });
    },
  },
};

/** What was typed stays, with the sentence of the refusal. */
export const SaveFailed: Story = {
  tags: ['state:campus-providers.save-failed'],
  beforeEach: having(() => source.saveProvider.mockRejectedValue(new Error('服务器没有响应'))),
  play: async (context) => {
    await rename(context);
    await press(context, '保存');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('服务器没有响应');
      await expect(nameField(canvas)).toHaveValue('校园账号');
    },
  },
};

/** Somebody else saved the same provider first. */
export const Conflict: Story = {
  tags: ['state:campus-providers.conflict'],
  play: async (context) => {
    await rename(context);
    await college
      .as('collegeAdmin')
      .campusProviders.saveProvider({ ...sampleCasProvider, id: 7, name: { zh: '单点登录', en: 'SSO' }, version: 3 });
    await press(context, '保存');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '用我的覆盖' })).toBeVisible();
      await expect(nameField(canvas)).toHaveValue('校园账号');
    },
  },
};

export const DryRunCreates: Story = {
  tags: ['state:campus-providers.try-creates'],
  play: (context) =>
    tryWith(
      context,
      'user: 20260001\ncn: 顾南\nmail: gunan@college.example\neduPersonOrgUnitDN: 计算机学院教学办\neduPersonAffiliation: 院长',
    ),
  parameters: {
    atRest: async ({ canvas }) => {
      const result = within(canvas.getByRole('status', { name: '试算结果' }));
      await expect(result.getByText('为顾南新建账号。')).toBeVisible();
      await expect(result.getByText('计算机学院')).toHaveTextContent('计算机学院 · 第 1 行');
      await expect(result.getByText('院系管理者')).toHaveTextContent('院系管理者 · 第 2 行');
      await expect(canvas.getByLabelText('某人的属性')).toBeValid();
    },
  },
};

/** The account that has the staff number is joined. */
export const DryRunJoins: Story = {
  tags: ['state:campus-providers.try-joins'],
  beforeEach: having(
    ({ state }) => void state.staffNumbers.set(state.users.find(({ email }) => email.startsWith('zhoumin@'))!.id, '20260007'),
  ),
  play: (context) => tryWith(context, '{"user": "20260007", "cn": "周敏"}'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^登录到周敏的账号（zhoumin@college\.example）/)).toBeVisible();
    },
  },
};

export const DryRunRefused: Story = {
  tags: ['state:campus-providers.try-refused'],
  play: (context) => tryWith(context, 'user: 20260001'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^不能登录，并会看到：统一身份认证没有提供您的姓名和邮箱/)).toBeVisible();
      await expect(canvas.getAllByText('属性中没有')).toHaveLength(2);
    },
  },
};

export const DryRunUnread: Story = {
  tags: ['state:campus-providers.try-unread'],
  play: (context) => tryWith(context, '没有名称的一行'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^无法读取/)).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: '某人的属性' })).toHaveFocus();
      await expect(source.tryProvider).not.toHaveBeenCalled();
    },
  },
};

/** An answer about other fields is none: it goes as soon as one is changed. */
export const DryRunOutdated: Story = {
  play: async (context) => {
    await DryRunCreates.play!(context);
    await context.canvas.findByText('为顾南新建账号。');
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: '没有找到时新建账号' }));
    await expect(context.canvas.queryByText('为顾南新建账号。')).toBeNull();
    await press(context, '试算');
    await expect(await context.canvas.findByText(/^不能登录，并会看到：您在工作台没有账号/)).toBeVisible();
  },
};

/** By keyboard alone: a row goes up and keeps the focus. */
export const RowMoved: Story = {
  play: async (context) => {
    await openCas(context);
    const { canvas, userEvent } = context;
    canvas.getByRole('button', { name: '上移第 2 行' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '第 1 行的值' })).toHaveValue('院长');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('下移第 1 行'));
  },
};

const askToClose = (context: Context) => press(context, '关闭密码登录');

/** Before passwords are switched off, the account that keeps its own is named. */
export const LocalAsked: Story = {
  tags: ['state:campus-providers.local-asked'],
  play: async (context) => {
    await askToClose(context);
    const dialog = within(await screen.findByRole('alertdialog', { name: '为所有人关闭密码登录？' }));
    await context.userEvent.click(dialog.getByRole('button', { name: /应急账号/ }));
    await context.userEvent.click((await screen.findAllByRole('option'))[0]!);
  },
  parameters: {
    atRest: async () => {
      const dialog = within(screen.getByRole('alertdialog', { name: '为所有人关闭密码登录？' }));
      await expect(dialog.getByText(/仍可使用密码登录。$/)).toBeVisible();
      await expect(source.saveLocal).not.toHaveBeenCalled();
    },
  },
};

export const LocalUnnamed: Story = {
  tags: ['state:campus-providers.local-unnamed'],
  play: async (context) => {
    await askToClose(context);
    const dialog = within(await screen.findByRole('alertdialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: '关闭密码登录' }));
  },
  parameters: {
    atRest: async () => {
      await expect(screen.getByText('请选择应急账号。')).toBeVisible();
      await expect(source.saveLocal).not.toHaveBeenCalled();
    },
  },
};

export const LocalClosed: Story = {
  tags: ['state:campus-providers.local-closed'],
  play: async (context) => {
    await LocalAsked.play!(context);
    await context.userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '关闭密码登录' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/^密码登录已关闭，只有应急账号可以使用密码：/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '恢复密码登录' })).toBeVisible();
      await expect(college.state.localSignIns.get(collegeId)).toMatchObject({ isOpen: false, version: 1 });
    },
  },
};

export const LocalOpened: Story = {
  play: async (context) => {
    await LocalClosed.play!(context);
    await press(context, '恢复密码登录');
    await expect(await context.canvas.findByText('教职工也可使用邮箱或用户名和密码登录。')).toBeVisible();
  },
};

/** The emergency account may have been disabled meanwhile: passwords are switched on again without one. */
export const LocalOpenedWithoutEmergency: Story = {
  beforeEach: having(({ state }) => void state.localSignIns.set(collegeId, { isOpen: false, breakGlassUserId: 4711, version: 1 })),
  play: async (context) => {
    await press(context, '恢复密码登录');
    await expect(await context.canvas.findByText('教职工也可使用邮箱或用户名和密码登录。')).toBeVisible();
    await expect(source.saveLocal).toHaveBeenCalledWith({ isOpen: true, breakGlassUserId: null, version: 1 });
  },
};

export const Deleted: Story = {
  tags: ['state:campus-providers.deleted'],
  play: async (context) => {
    await press(context, '删除登录方式：企业账号');
    await context.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByText('企业账号')).toBeNull();
      await expect(college.state.campusProviders.map(({ id }) => id)).toEqual([7]);
    },
  },
};

/** The only provider that is on stays while passwords are switched off. */
export const DeleteRefused: Story = {
  tags: ['state:campus-providers.delete-refused'],
  beforeEach: having(({ state }) => void state.localSignIns.set(collegeId, { isOpen: false, breakGlassUserId: 1001, version: 1 })),
  play: async (context) => {
    await press(context, '删除登录方式：统一身份认证');
    await context.userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('密码登录已关闭，这是唯一启用的登录方式。请先恢复密码登录。');
      await expect(canvas.getByRole('button', { name: '编辑登录方式：统一身份认证' })).toBeVisible();
    },
  },
};

const overtaken = () => Object.assign(new Error('登录设置刚刚被他人修改。'), { code: replyCodes.conflict });

/** Somebody else changed the provider first: it is read again, and can be deleted as it is now. */
export const DeleteOvertaken: Story = {
  beforeEach: having(() => source.deleteProvider.mockRejectedValueOnce(overtaken())),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await press(context, '删除登录方式：企业账号');
    college.state.campusProviders = college.state.campusProviders.map((one) =>
      one.id === 8 ? { ...one, name: { ...one.name, zh: '改名的账号' } } : one,
    );
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await expect(await canvas.findByText('登录设置刚刚被他人修改。')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '删除登录方式：改名的账号' })).toBeVisible();
  },
};

/** The question stays with what was chosen, and the next answer is given over what is stored now. */
export const CloseOvertaken: Story = {
  beforeEach: having(() => source.saveLocal.mockRejectedValueOnce(overtaken())),
  play: async (context) => {
    await LocalAsked.play!(context);
    const close = within(screen.getByRole('alertdialog')).getByRole('button', { name: '关闭密码登录' });
    await context.userEvent.click(close);
    await screen.findByText('登录设置刚刚被他人修改。');
    await waitFor(() => expect(source.loadSettings).toHaveBeenCalledTimes(2));
  },
};

/** Names as long as they may be, and many rows. */
export const LongText: Story = {
  tags: ['state:campus-providers.long-text'],
  beforeEach: having(undefined, [
    aCampusProvider({
      name: { zh: '学校统一身份认证平台'.repeat(4), en: 'University single sign-on'.slice(0, 40) },
      address: `https://sso.${'very-long-name.'.repeat(12)}college.example/cas`,
    }),
  ]),
  parameters: {
    atRest: async ({ canvas }) => {
      const [row] = canvas.getAllByRole('listitem');
      await expect(row!.scrollWidth).toBeLessThanOrEqual(row!.clientWidth);
    },
  },
};

export const English: Story = {
  tags: ['state:campus-providers.english'],
  globals: { language: '80102' },
  beforeEach: having(undefined, [aCampusProvider({ rows: [{ attribute: 'unit', value: 'cs*', departmentId: 1001, band: null }] })]),
  play: (context) => press(context, 'Edit provider: Campus sign-in'),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { name: 'Campus sign-in' })).toBeVisible();
      await expect(canvas.getByText('Of new accounts; read from above. A value ending in * compares its beginning.')).toBeVisible();
      await expect(chineseIn(document.body)).toEqual([]);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: openCas };
