import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea';

const paragraph =
  '本课程讲授线性表、栈与队列、树、图、查找和排序，使学生能够根据问题选择数据结构，并分析算法的时间与空间复杂度。课程包含八次上机实验。';

const meta = {
  title: 'UI/Fields/TextArea',
  component: TextArea,
  args: { label: '课程简介', defaultValue: paragraph, style: { width: 'min(100%, 480px)' } },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Empty: Story = { args: { defaultValue: '', placeholder: '说明课程的内容与地位' } };
export const LongText: Story = {
  args: { defaultValue: Array.from({ length: 12 }, () => paragraph).join('\n'), maxRows: 6 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '课程简介' });
    await expect(area.getBoundingClientRect().height).toBe(6 * 24 + 16);
  },
};
export const Wrong: Story = { args: { isRequired: true, defaultValue: '', errorMessage: '请填写课程简介' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Course introduction', defaultValue: 'Linear lists, trees and graphs, searching and sorting.' },
};
