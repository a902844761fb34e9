import type { CurrentDepartment } from '@college/curriculum-model';
import { colleges, departments, majors, sampleUser } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aConflict } from '../../support/fakes/aConflict';
import { Departments } from './Departments';
import type { DepartmentsSource } from './DepartmentsSource';

function organisation(managesMajors: boolean): CurrentDepartment {
  const own = departments.filter(({ collegeId }) => collegeId === 1001).map((department) => ({ ...department, version: 1 }));
  return {
    college: colleges[0]!,
    departments: [
      ...own.map((department) => ({
        ...department,
        majors: majors.filter(({ departmentId }) => departmentId === department.id).map((major) => ({ ...major, edit: managesMajors })),
      })),
      {
        id: 1009,
        name: '设计学院',
        majors: [],
        translations: { en: { name: { text: 'School of Design', updatedAt: '2026-01-01T00:00:00+08:00' } } },
      },
    ],
  };
}

function fakeDepartments(managesMajors = true): DepartmentsSource {
  return {
    loadDepartments: fn(async () => organisation(managesMajors)),
    saveDepartment: fn(async ({ id }) => ({ id: id || 2001, version: 2 })),
    deleteDepartment: fn(async () => {}),
    saveMajor: fn(async ({ id }) => ({ id: id || 2001, version: 2 })),
    deleteMajor: fn(async () => {}),
  };
}

const meta = {
  title: 'Widgets/Organisation/Departments',
  component: Departments,
  decorators: [withToasts],
  args: {
    source: fakeDepartments(),
    actor: sampleUser('collegeAdmin'),
    homeHref: (id) => `#/major/index?majorId=${id}`,
    now: () => Date.parse('2026-05-13T09:00:00+08:00'),
    onChanged: fn(),
  },
} satisfies Meta<typeof Departments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepartmentAdded: Story = {
  args: { source: fakeDepartments() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('明理大学 · 3个院系 · 3个专业')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '新建院系' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '新建院系' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(dialog.getByText('请填写名称。')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '中文名称' }), '外国语学院{Enter}');
    await expect(await canvas.findByText('保存成功')).toBeVisible();
    await expect(args.source.saveDepartment).toHaveBeenCalledWith({ id: 0, name: '外国语学院', translations: { en: {} } });
    await expect(args.onChanged).toHaveBeenCalledOnce();
  },
};

/** Somebody else was first: what they wrote is shown, and what was typed stays until one chooses. */
export const SavedMeanwhile: Story = {
  args: {
    source: {
      ...fakeDepartments(),
      saveMajor: () =>
        Promise.reject(Object.assign(new Error('专业已被他人修改'), { code: '30009', data: { name: '软件工程（中外合作）', version: 7 } })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑软件工程' }));
    const name = await canvas.findByRole('textbox', { name: '中文名称' });
    await userEvent.type(name, '学{Enter}');
    await expect(await canvas.findByText(/他人已保存为：软件工程（中外合作）/)).toBeVisible();
    await expect(name).toHaveValue('软件工程学');
    await userEvent.click(canvas.getByRole('button', { name: '改用对方的内容' }));
    await expect(name).toHaveValue('软件工程（中外合作）');
  },
};

export const DeletedWhileEmpty: Story = {
  args: { source: fakeDepartments() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: '计算机学院还有2个专业，不能删除' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: '删除设计学院' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除院系' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await expect(args.source.deleteDepartment).toHaveBeenCalledWith(1009, expect.anything());
  },
};

export const DeleteRefused: Story = {
  args: { source: { ...fakeDepartments(), deleteMajor: () => Promise.reject(new Error('该专业还有15门课程单元，不能删除。')) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除专业' }));
    await expect(await canvas.findByText('该专业还有15门课程单元，不能删除。')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '软件工程的专业主页' })).toBeVisible();
  },
};

/** Somebody changed the record while its deletion was being confirmed: it stays, and the page is read again. */
export const DepartmentChangedBeforeDeletion: Story = {
  args: { source: { ...fakeDepartments(), deleteDepartment: () => Promise.reject(aConflict('该院系刚刚被他人修改，没有删除。')) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除设计学院' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除院系' }));
    await expect(await canvas.findByText('该院系刚刚被他人修改，没有删除。')).toBeVisible();
    await waitFor(() => expect(args.source.loadDepartments).toHaveBeenCalledTimes(2));
  },
};

export const MajorChangedBeforeDeletion: Story = {
  args: { source: { ...fakeDepartments(), deleteMajor: () => Promise.reject(aConflict('该专业刚刚被他人修改，没有删除。')) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除软件工程' }));
    await userEvent.click(await canvas.findByRole('button', { name: '删除专业' }));
    await expect(await canvas.findByText('该专业刚刚被他人修改，没有删除。')).toBeVisible();
    await waitFor(() => expect(args.source.loadDepartments).toHaveBeenCalledTimes(2));
  },
};

/** Who manages no more than a department adds majors to it, and to no other. */
export const OwnDepartment: Story = {
  args: { source: fakeDepartments(), actor: sampleUser('departmentManager') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '在计算机学院新建专业' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '在数据科学学院新建专业' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '新建院系' })).toBeNull();
  },
};

export const ReadOnly: Story = {
  args: { source: fakeDepartments(false), actor: sampleUser('courseEditor') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '080910{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /编辑|删除|添加/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { source: { ...fakeDepartments(), loadDepartments: () => Promise.reject(new Error('服务器繁忙，请稍后再试')) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { source: fakeDepartments() },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: 'Major home of Software Engineering' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
