import type { DepartmentMajors } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MajorDirectory } from './MajorDirectory';

const departments: DepartmentMajors[] = [
  {
    id: 1001,
    name: '信息学院',
    majors: [
      { id: 1001, name: '软件工程', code: '080902', edit: true },
      { id: 1002, name: '计算机科学与技术', code: '080901', edit: false },
    ],
  },
  { id: 1002, name: '机械学院', majors: [{ id: 1003, name: '机械设计制造及其自动化', code: '080202', edit: false }] },
];

const meta = {
  title: 'Widgets/Majors/MajorDirectory',
  component: MajorDirectory,
  args: { departments, homeHref: (id) => `#home-${id}`, courseUnitsHref: (id) => `#units-${id}` },
} satisfies Meta<typeof MajorDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('权限范围内共3个专业')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '软件工程的课程单元' })).toHaveAttribute('href', '#units-1001');
    await expect(canvas.getByRole('link', { name: '软件工程的专业主页' })).toHaveAttribute('href', '#home-1001');
  },
};

export const Filtered: Story = {
  args: { defaultKeyword: '计算机' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '计算机科学与技术的专业主页' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '软件工程的专业主页' })).toBeNull();
  },
};

export const NoResult: Story = {
  args: { defaultKeyword: '土木' },
  play: async ({ canvas }) => expect(canvas.getByText('无搜索结果')).toBeVisible(),
};

export const Empty: Story = {
  args: { departments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无数据')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    departments: [
      { id: 1001, name: 'School of Information', majors: [{ id: 1001, name: 'Software Engineering', code: '080902', edit: true }] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 major within your reach')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/[\u4e00-\u9fff]/);
  },
};
