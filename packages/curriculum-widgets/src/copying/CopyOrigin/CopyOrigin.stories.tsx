import type { Meta, StoryObj } from '@storybook/react-vite';
import { chineseIn } from '@college/ui/testing/chineseIn';
import { expect } from 'storybook/test';
import { CopyOrigin } from './CopyOrigin';

const meta = {
  title: 'Widgets/Copying/CopyOrigin',
  component: CopyOrigin,
  args: {
    origin: { id: 1004, name: '数据结构', majorId: 1001, majorName: '软件工程' },
    href: '#/courseUnit/detail?majorId=1001&courseUnitId=1004',
  },
} satisfies Meta<typeof CopyOrigin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('复制自')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '软件工程 / 数据结构' })).toHaveAttribute('href', args.href);
  },
};

export const LongName: Story = {
  args: { origin: { id: 1004, name: '面向复杂工程问题的数据结构与算法设计综合实践课程', majorId: 1001, majorName: '软件工程' } },
  render: (args) => (
    <div style={{ inlineSize: 240, display: 'grid' }}>
      <CopyOrigin {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /综合实践课程$/ })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { origin: { id: 1004, name: 'Data Structures', majorId: 1001, majorName: 'Software Engineering' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Copied from')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
