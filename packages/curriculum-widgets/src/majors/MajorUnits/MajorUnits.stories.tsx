import { bandOf, type CourseCard } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MajorUnits } from './MajorUnits';

function card(id: number, name: string, manager: string, progress: number | null): CourseCard {
  return {
    self: { label: name, value: id },
    parent: { label: '软件工程', value: 1001 },
    manager: [{ label: manager, value: 1 }],
    btnMenus: [],
    coverMenus: [],
    progress,
  };
}

const meta = {
  title: 'Widgets/Majors/MajorUnits',
  component: MajorUnits,
  args: {
    major: { id: 1001, name: '软件工程', code: '080902', edit: true },
    courses: [card(1004, '数据结构', '周敏', 82), card(1005, '操作系统', '李航', 0), card(1006, '计算机网络', '李航', null)],
    courseHref: (id) => `#unit-${id}`,
    listHref: '#list',
    onAdd: fn(),
  },
  // The server answers `edit` to those who manage the major.
  parameters: { band: (permissionId: number) => ({ onAdd: bandOf(permissionId).manage ? fn() : undefined }) },
} satisfies Meta<typeof MajorUnits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '数据结构' })).toHaveAttribute('href', '#unit-1004');
    await userEvent.click(canvas.getByRole('button', { name: '添加课程' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByText('完成度82%')).toBeVisible();
    await expect(canvas.getByText('完成度0%')).toBeVisible();
    await expect(canvas.getAllByText(/完成度/)).toHaveLength(2);
  },
};

export const ViewOnly: Story = {
  args: { onAdd: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '添加课程' })).toBeNull(),
};

export const Empty: Story = {
  args: { courses: [] },
  play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  args: { major: { id: 1001, name: 'Software Engineering', edit: true }, courses: [card(1004, 'Data Structures', 'Zhou Min', 82)] },
  play: async ({ canvas }) => expect(canvas.getByText('Managed by Zhou Min')).toBeVisible(),
};
