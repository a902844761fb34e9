import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button';
import { chineseIn } from '../testing/chineseIn';
import { Note } from './Note';

const meta = {
  title: 'UI/Feedback/Note',
  component: Note,
  args: { children: '此说明不出现在正式文件中。' },
} satisfies Meta<typeof Note>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('此说明不出现在正式文件中。');
  },
};
export const Offer: Story = {
  args: {
    variant: 'info',
    children: '助手给出 4 条建议。',
    action: (
      <Button variant="link" size="small">
        逐条查看
      </Button>
    ),
  },
};
export const Doubt: Story = { args: { variant: 'warning', children: '章节理论学时合计 50，课程为 48，多 2 学时。' } };
export const Failed: Story = {
  args: { variant: 'error', children: '李航 14:20 改过这一格，您的修改没有写入。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('您的修改没有写入');
    await expect(canvas.getByRole('img', { name: '错误' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { variant: 'warning', children: '章节理论学时合计 50，课程为 48，多 2 学时，请核对每一章的学时。'.repeat(8) },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { variant: 'warning', children: 'Theory hours of the chapters add up to 50; the course has 48.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Warning' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
