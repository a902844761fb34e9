import { english, sampleUser } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege, type College } from '../../support/fakes/aCollege';
import { Departments } from './Departments';

/** A third department, which has no majors. */
function addDesign({ state }: College) {
  const translations = english({ name: 'School of Design' });
  state.departments = [...state.departments, { id: 1009, collegeId: 1001, name: '设计学院', version: 1, translations }];
}

const college = aCollege({ prepare: addDesign });
const sourceFor = (who: Parameters<College['as']>[0]) => {
  const { departments, majors } = college.as(who);
  return { ...departments, ...majors };
};

const meta = {
  title: 'Widgets/Organisation/Departments',
  component: Departments,
  decorators: [withToasts],
  beforeEach: college.serve(),
  args: {
    source: { ...college.departments, ...college.majors },
    actor: sampleUser('collegeAdmin'),
    homeHref: (id) => `#/major/index?majorId=${id}`,
    now: () => Date.parse('2026-05-13T09:00:00+08:00'),
    onChanged: fn(),
  },
} satisfies Meta<typeof Departments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepartmentAdded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('明理大学 · 3个院系 · 3个专业')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新建院系' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '新建院系' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(dialog.getByText('请填写名称。')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '中文名称' }), '外国语学院{Enter}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(args.source.saveDepartment).toHaveBeenCalledWith({ id: 0, name: '外国语学院', translations: { en: {} } });
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};

/** Who manages one department gets the way to its rules, and none to those of others. */
export const RulesOfDepartment: StateStory<typeof meta> = {
  tags: ['state:departments.rules'],
  args: { actor: sampleUser('departmentManager'), rulesHref: (id) => `#rules-${id}` },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(await canvas.findByRole('link', { name: '计算机学院的检查规则' })).toHaveAttribute('href', '#rules-1001');
      await expect(canvas.getAllByRole('link', { name: /的检查规则$/ })).toHaveLength(1);
    },
  },
};

/** Somebody else stored another English name of the department first: one's own name is suggested, and theirs of what they alone changed. */
export const DepartmentConflict: StateStory<typeof meta> = {
  tags: ['state:departments.conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑计算机学院' }));
    const name = await canvas.findByRole('textbox', { name: '中文名称' });
    await college
      .as('collegeAdmin')
      .departments.saveDepartment({ id: 1001, name: '计算机学院', version: 1, translations: english({ name: 'College of Computing' }) });
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('计算机与软件学院');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await screen.findByRole('dialog', { name: '有人先保存了这条记录' });
  },
  parameters: {
    atRest: async () => {
      const choice = within(screen.getByRole('dialog', { name: '有人先保存了这条记录' }));
      const name = within(choice.getByRole('radiogroup', { name: '中文名称' }));
      await expect(name.getByRole('radio', { name: /计算机与软件学院/ })).toBeChecked();
      const inEnglish = within(choice.getByRole('radiogroup', { name: '英文名称' }));
      await expect(inEnglish.getByRole('radio', { name: /College of Computing/ })).toBeChecked();
      await expect(choice.getAllByRole('radiogroup')).toHaveLength(2);
      await expect(college.departments.saveDepartment).toHaveBeenCalledOnce();
    },
  },
};

/** Both sides of the choice are stored over the newer version. */
export const DepartmentMerged: Story = {
  play: async (context) => {
    await DepartmentConflict.play!(context);
    await context.userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await expect(await context.canvas.findByText('保存成功')).toBeVisible();
    const stored = college.state.departments.find(({ id }) => id === 1001)!;
    await expect(stored).toMatchObject({
      name: '计算机与软件学院',
      version: 3,
      translations: { en: { name: { text: 'College of Computing' } } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const MajorConflict: StateStory<typeof meta> = {
  tags: ['state:departments.major-conflict'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑软件工程' }));
    const name = await canvas.findByRole('textbox', { name: '中文名称' });
    Object.assign(
      college.state.majors.find(({ id }) => id === 1001)!,
      { name: '软件工程（中外合作）', standard: 'CEEAA-2015', version: 7 },
    );
    await userEvent.type(name, '学{Enter}');
    await screen.findByRole('dialog', { name: '有人先保存了这条记录' });
  },
  parameters: {
    atRest: async () => {
      const choice = within(screen.getByRole('dialog', { name: '有人先保存了这条记录' }));
      const name = within(choice.getByRole('radiogroup', { name: '中文名称' }));
      await expect(name.getByRole('radio', { name: /软件工程学/ })).toBeChecked();
      await expect(name.getByRole('radio', { name: /软件工程（中外合作）/ })).not.toBeChecked();
      const standard = within(choice.getByRole('radiogroup', { name: '认证标准' }));
      await expect(standard.getByRole('radio', { name: /2015/ })).toBeChecked();
    },
  },
};

/** Nothing of one's own is left to save: nothing is sent, and the page is read again. */
export const MajorTheirsTaken: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await MajorConflict.play!(context);
    await userEvent.click(await screen.findByRole('button', { name: '全部保留对方的' }));
    await userEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    await expect(await canvas.findByRole('link', { name: '软件工程（中外合作）的专业主页' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.source.saveMajor).toHaveBeenCalledOnce();
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};

/** The choice is put off: what was typed stays, and Save asks again. */
export const ConflictPutOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await MajorConflict.play!(context);
    await userEvent.click(await screen.findByRole('button', { name: '稍后再定' }));
    await expect(await canvas.findByText('有人先保存了这条记录')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '中文名称' })).toHaveValue('软件工程学');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  },
};

export const DeletedWhileEmpty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '计算机学院还有2个专业，不能删除' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '删除设计学院' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除院系' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await expect(args.source.deleteDepartment).toHaveBeenCalledWith(1009, expect.anything());
  },
};

export const DeleteRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除专业' }));
    await expect(await canvas.findByText('该专业下还有 15 个课程单元，请先删除课程单元，再删除专业。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '软件工程的专业主页' })).toBeVisible();
  },
};

/** Somebody changed the record while its deletion was being confirmed: it stays, and the page is read again. */
export const DepartmentChangedBeforeDeletion: Story = {
  beforeEach: college.serve(
    ({ failures }) => void (failures.deleteDepartment = { code: '30009', message: '该院系刚刚被他人修改，没有删除。' }),
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除设计学院' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除院系' }));
    await expect(await canvas.findByText('该院系刚刚被他人修改，没有删除。')).toBeVisible();
    await waitFor(() => expect(args.source.loadDepartments).toHaveBeenCalledTimes(2));
  },
};

export const MajorChangedBeforeDeletion: Story = {
  beforeEach: college.serve(({ failures }) => void (failures.deleteMajor = { code: '30009', message: '该专业刚刚被他人修改，没有删除。' })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除专业' }));
    await expect(await canvas.findByText('该专业刚刚被他人修改，没有删除。')).toBeVisible();
    await waitFor(() => expect(args.source.loadDepartments).toHaveBeenCalledTimes(2));
  },
};

/** Who manages no more than a department adds majors to it, and to no other. */
export const OwnDepartment: Story = {
  args: { source: sourceFor('departmentManager'), actor: sampleUser('departmentManager') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '在计算机学院新建专业' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '在数据科学学院新建专业' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '新建院系' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { source: sourceFor('courseEditor'), actor: sampleUser('courseEditor') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '080910{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /编辑|删除|添加/ })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: () => void college.departments.loadDepartments.mockRejectedValue(new Error('服务器繁忙，请稍后再试')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Major home of Software Engineering' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
