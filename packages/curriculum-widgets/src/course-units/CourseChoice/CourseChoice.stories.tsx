import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CourseChoice } from './CourseChoice';

const names = ['高等数学', '离散数学', '程序设计基础', '数据结构', '操作系统', '计算机网络', '数据库原理', '软件工程导论'];

const meta = {
  title: 'Widgets/Course units/CourseChoice',
  component: CourseChoice,
  args: {
    courses: names.map((name, index) => ({ id: 1001 + index, name, href: `#${1001 + index}` })),
    hasMajor: true,
    hint: '开课说明属于一门课程。',
    noMajorHint: '请先打开一个课程单元。',
  },
} satisfies Meta<typeof CourseChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
    await userEvent.type(canvas.getByRole('searchbox', { name: '查找课程' }), '数据{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['数据结构', '数据库原理']));
  },
};

export const Unnamed: Story = {
  args: { courses: [{ id: 1001, name: '', href: '#1001' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '未命名的课程单元' })).toBeVisible(),
};

export const NoMajor: Story = {
  args: { hasMajor: false, courses: [] },
  play: async ({ canvas }) => expect(canvas.getByText('请先打开一个课程单元。')).toBeVisible(),
};

export const English: Story = {
  globals: { language: '80102' },
  args: { courses: [], hint: 'A syllabus is that of one course.', noMajorHint: 'Open a course unit first.', anyCourseHref: '#any' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This major has no course units yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose another course' })).toHaveAttribute('href', '#any');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
