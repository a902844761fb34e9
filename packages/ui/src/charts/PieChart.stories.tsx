import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { PieChart } from './PieChart';

const fruits = ['苹果', '梨', '桃', '李', '杏'];
const data = [12, 9, 9, 6, 4].map((value, index) => ({ id: index, label: fruits[index]!, value }));

const meta = {
  title: 'UI/Charts/PieChart',
  component: PieChart,
  args: { title: '水果占比', data, labelHeader: '水果', valueHeader: '箱' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 560px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PieChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('img', { name: /^水果占比：共 40。苹果：12（30%），/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '合计 40 100%' })).toBeVisible();
    await step('arrow keys go around, and the row of the slice is marked', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('img', { name: '苹果：12（30%）' })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('img', { name: '杏：4（10%）' })).toHaveFocus();
      await expect(canvas.getByRole('row', { name: '杏 4 10%' })).toHaveAttribute('data-active');
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(canvas.getByRole('img', { name: '梨：9（23%）' })).toHaveFocus();
    });
  },
};

export const ManyParts: Story = {
  args: { data: Array.from({ length: 14 }, (_, index) => ({ id: index, label: `第${index + 1}种`, value: 30 - index * 2 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^其他（7项） 70 / })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '第14种' })).toBeVisible();
    await expect(canvas.getByRole('group').querySelectorAll('path')).toHaveLength(8);
  },
};

export const OneValue: Story = { args: { data: data.slice(0, 1) } };

export const AllZero: Story = {
  args: { data: data.map((datum) => ({ ...datum, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '水果占比：共 0。暂无数据' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '苹果 0 –' })).toBeVisible();
  },
};

export const LongTextInNarrowRoom: Story = {
  args: { data: data.map((datum) => ({ ...datum, label: `${datum.label}与其他同样需要写得很长才说得清楚的品种` })) },
  render: (args) => (
    <div style={{ inlineSize: 280 }}>
      <PieChart {...args} />
    </div>
  ),
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'Fruit',
    labelHeader: 'Fruit',
    valueHeader: 'Boxes',
    data: Array.from({ length: 9 }, (_, index) => ({ id: index, label: `Kind ${index + 1}`, value: 1200 - index })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Others (2)' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
