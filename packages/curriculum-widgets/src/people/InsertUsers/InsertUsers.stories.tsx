import { sampleUser } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { networkError, unreachedWords } from '../../support/fakes/withoutNetwork';
import type { StateStory } from '@college/ui/testing/atRest';
import { InsertUsers } from './InsertUsers';

const college = aCollege();
const { people: source } = college;

const meta = {
  title: 'Widgets/People/InsertUsers',
  component: InsertUsers,
  decorators: [withToasts],
  args: { source, actor: sampleUser('collegeAdmin'), isOpen: true, onOpenChange: fn(), onInserted: fn() },
  beforeEach: college.serve(),
} satisfies Meta<typeof InsertUsers>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function pasted({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>, sheet: string) {
  const dialog = within(await canvas.findByRole('dialog'));
  await userEvent.click((await dialog.findAllByRole('textbox'))[0]!);
  await userEvent.paste(sheet);
  await dialog.findByRole('table');
  return dialog;
}

const departments = [{ label: '计算机学院', value: 1001, deepest: 'course' as const }];

const sheetOf = (count: number, wrong: Record<number, string> = {}) =>
  Array.from({ length: count }, (_, index) => `教师${index + 1}\t${wrong[index + 1] ?? `t${index + 1}@college.example`}\t3010\t1004`).join(
    '\n',
  );

// Looking up roles in a table of many fields takes seconds; the words and the focused field do not.
const focusedCell = () => document.activeElement?.getAttribute('aria-label');

/** Hundreds of rows, of which the third and the last but one are wrong: both are named, both can be reached, and nobody is added unasked. */
export const TwoFaultsInMany: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: '从表格粘贴人员' }));
    await userEvent.paste(sheetOf(200, { 3: 'not an address', 199: 'zhaoqiming@college.example' }));
    await userEvent.click(await canvas.findByText('添加200人'));
    await waitFor(() => expect(focusedCell()).toBe('第 3 行邮箱'));
    await expect(source.insertPeople).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText('第 199 行邮箱：邮箱已被使用'));
    await expect(focusedCell()).toBe('第 199 行邮箱');
    await expect(document.activeElement).toHaveAccessibleDescription('邮箱已被使用');
    await userEvent.click(canvas.getByText('只添加没有问题的198行'));
    await expect(await canvas.findByText('已添加198人，还有2行待改正。')).toBeVisible();
    await expect(args.onInserted).toHaveBeenCalledWith(198);
    await waitFor(() => expect(focusedCell()).toBe('第 1 行邮箱'));
  },
};

/** Without a mouse and without a sheet: a row is begun, filled and followed by another with Enter. */
export const TypedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    (await dialog.findByRole('button', { name: '添加一行' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '第 1 行用户名' })).toHaveFocus());
    await userEvent.keyboard('王一{Tab}wang@college.example{Tab}');
    await expect(dialog.getByRole('button', { name: /第 1 行权限/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('option', { name: /学校查看者/ }));
    await expect(dialog.getByText('全校')).toBeVisible();
    await userEvent.click(dialog.getByRole('textbox', { name: '第 1 行用户名' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '第 2 行用户名' })).toHaveFocus());
    await expect(dialog.getByText('暂未发现问题')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '添加1人' }));
    await expect(await dialog.findByText('已添加1人。')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '从表格粘贴人员' })).toHaveFocus());
    await expect(source.insertPeople).toHaveBeenCalledWith(
      [{ userName: '王一', email: 'wang@college.example', permissionId: 50, relativeId: 1001 }],
      { onlyValid: false },
    );
  },
};

/** A major leader is offered no band above the own one and no other major; words that name neither are said in their row. */
export const WithinOwnRights: Story = {
  args: {
    source: aCollege({ as: 'majorLeader' }).people,
    actor: sampleUser('majorLeader'),
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted(
      { canvas, userEvent },
      '姓名,邮箱,权限,范围\n王一,a@college.example,1000,1001\n王二,b@college.example,专业编辑者,计算机科学与技术',
    );
    await expect(dialog.getByRole('button', { name: '第 1 行权限：高于您自己的权限' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '第 2 行范围：您的范围内没有「计算机科学与技术」，或有多个同名' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /1000 院系管理者/ }));
    const options = await canvas.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      expect.stringContaining('专业负责人'),
      expect.stringContaining('专业编辑者'),
      expect.stringContaining('课程负责人'),
      expect.stringContaining('课程编辑者'),
    ]);
  },
};

/** A CSV file as a sheet on a Chinese computer writes it; the right of all is chosen once. */
export const FromFile: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByRole('button', { name: '添加一行' });
    // 王一 in GB 18030.
    const bytes = [0xcd, 0xf5, 0xd2, 0xbb, ...new TextEncoder().encode(',a@college.example')];
    const file = new File([new Uint8Array(bytes)], '名单.csv', { type: 'text/csv' });
    fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
    await expect(await dialog.findByRole('textbox', { name: '第 1 行用户名' })).toHaveValue('王一');
    await expect(dialog.getByText('1行有问题')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /未填行的权限/ }));
    await userEvent.click(await canvas.findByRole('option', { name: /学校查看者/ }));
    await userEvent.click(dialog.getByRole('button', { name: '填入' }));
    await expect(await dialog.findByText('暂未发现问题')).toBeVisible();
  },
};

/** The server cannot be reached: nobody was added, and every row is still there. */
export const Failed: Story = {
  beforeEach: () => void source.checkPeople.mockRejectedValue(new Error('系统错误 System error: timeout')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted({ canvas, userEvent }, sheetOf(2));
    await userEvent.click(dialog.getByRole('button', { name: '添加2人' }));
    await expect(await dialog.findByText(/System error: timeout 没有添加任何人/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '第 2 行用户名' })).toHaveValue('教师2');
  },
};

/** The connection broke after the people were sent: nobody says that nobody was added. */
export const MayHaveArrived: Story = {
  beforeEach: () => void source.insertPeople.mockRejectedValue(networkError('connection', unreachedWords)),
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted({ canvas, userEvent }, sheetOf(2));
    await userEvent.click(dialog.getByRole('button', { name: '添加2人' }));
    await expect(await dialog.findByText(/不确定是否已送达/)).toBeVisible();
    await expect(dialog.queryByText(/没有添加任何人/)).toBeNull();
    await expect(dialog.getByRole('textbox', { name: '第 2 行用户名' })).toHaveValue('教师2');
  },
};

/** What the rows name is looked up: nothing is right or wrong until then, and nobody can be added. */
export const LookingUp: StateStory<typeof meta> = {
  tags: ['state:insert-users.looking-up'],
  beforeEach: () => void source.resolveScopes.mockImplementation(() => new Promise(() => undefined)),
  play: async ({ canvas, userEvent }) => {
    await pasted({ canvas, userEvent }, '王一\ta@college.example\t课程编辑者\t数据结构');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在查找权限范围…')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加1人' })).toBeDisabled();
      await expect(canvas.queryByText('1行有问题')).not.toBeInTheDocument();
    },
  },
};

/** The look-up fails: the rows stay, and it can be tried again. */
export const LookupFailed: StateStory<typeof meta> = {
  tags: ['state:insert-users.lookup-failed'],
  beforeEach: () => void source.resolveScopes.mockRejectedValue(new Error('系统错误 System error: timeout')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted({ canvas, userEvent }, '王一\ta@college.example\t课程编辑者\t数据结构');
    await dialog.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('有些行的权限范围没有查到');
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加1人' })).toBeDisabled();
    },
  },
};

/** After a failed look-up, a second attempt turns the name into its place. */
export const LookedUpAgain: Story = {
  beforeEach: () => void source.resolveScopes.mockRejectedValueOnce(new Error('系统错误 System error: timeout')),
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted({ canvas, userEvent }, '王一\ta@college.example\t课程编辑者\t数据结构');
    await userEvent.click(await dialog.findByRole('button', { name: '重试' }));
    await expect(await dialog.findByText('计算机学院 / 软件工程 / 数据结构')).toBeVisible();
    await expect(dialog.getByText('暂未发现问题')).toBeVisible();
  },
};

/** The departments cannot be read: nothing can be granted yet. */
export const DepartmentsFailed: StateStory<typeof meta> = {
  tags: ['state:insert-users.departments-failed'],
  beforeEach: () => void source.listScopeLevel.mockRejectedValue(new Error('系统错误 System error: timeout')),
  play: async ({ canvas }) => {
    await canvas.findByText('没有取到可授予的权限范围。');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('没有取到可授予的权限范围。')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

async function openedScope({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /未填行的权限/ }));
  await userEvent.click(await canvas.findByRole('option', { name: /课程编辑者/ }));
  await userEvent.click(canvas.getByRole('combobox', { name: '未填行的范围' }));
  await userEvent.click(await canvas.findByRole('option', { name: '计算机学院' }));
}

/** A level is read when the one above it is opened. */
export const LevelLoading: StateStory<typeof meta> = {
  tags: ['state:insert-users.level-loading'],
  beforeEach: () =>
    void source.listScopeLevel.mockImplementation((below) =>
      below?.departmentId ? new Promise(() => undefined) : Promise.resolve(departments),
    ),
  play: openedScope,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在载入')).toBeInTheDocument();
      await expect(canvas.getAllByRole('listbox')).toHaveLength(1);
    },
  },
};

/** A level fails and can be read again. */
export const LevelFailed: StateStory<typeof meta> = {
  tags: ['state:insert-users.level-failed'],
  beforeEach: () =>
    void source.listScopeLevel.mockImplementation((below) =>
      below?.departmentId ? Promise.reject(new Error('timeout')) : Promise.resolve(departments),
    ),
  play: async (context) => {
    await openedScope(context);
    await context.canvas.findByRole('alert');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('这一级没有取到');
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

/** What was in a department is gone meanwhile. */
export const LevelEmpty: StateStory<typeof meta> = {
  tags: ['state:insert-users.level-empty'],
  beforeEach: () => void source.listScopeLevel.mockImplementation((below) => Promise.resolve(below?.departmentId ? [] : departments)),
  play: openedScope,
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('这里没有选项')).toBeVisible();
    },
  },
};

/** Level by level to a course; departments, majors and courses are asked once each. */
export const ScopeChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await openedScope({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('option', { name: '软件工程' }));
    await userEvent.click(await canvas.findByRole('option', { name: '数据结构' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: '未填行的范围' })).toHaveTextContent('计算机学院 / 软件工程 / 数据结构'),
    );
    await expect(source.listScopeLevel.mock.calls.map(([below]) => below)).toEqual([
      {},
      { departmentId: 1001 },
      { departmentId: 1001, majorId: 1001 },
    ]);
    await expect(source.resolveScopes).not.toHaveBeenCalled();
    await expect(source.listScopes).not.toHaveBeenCalled();
  },
};

/** A course is found by a word of its own and one of its major. */
export const ScopeFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await openedScope({ canvas, userEvent });
    await userEvent.type(canvas.getByRole('combobox', { name: '搜索各级' }), '软件 数据结构');
    await userEvent.click(await canvas.findByRole('option', { name: '计算机学院 / 软件工程 / 数据结构' }));
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: '未填行的范围' })).toHaveTextContent('计算机学院 / 软件工程 / 数据结构'),
    );
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    const dialog = await pasted(
      { canvas, userEvent },
      'Name,E-mail,Permission,Scope\nWang Lan,wang@college.example,Major editor,Software Engineering\nLi Hang,li',
    );
    await expect(dialog.getByText('1 row has errors')).toBeVisible();
    await expect(chineseIn(canvas.getByRole('dialog'))).toEqual([]);
  },
};
