import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { BarChart } from './BarChart';

const row = (id: number, label: string, ...values: number[]) => ({ id, label, values });

const meta = {
  title: 'UI/Charts/BarChart',
  component: BarChart,
  args: {
    title: '四季产量',
    labelHeader: '果园',
    series: [
      { id: 'spring', label: '春' },
      { id: 'autumn', label: '秋' },
    ],
    rows: [row(1, '东园', 3, 12), row(2, '西园', 5, 7), row(3, '南园', 0, 4), row(4, '北园', 2, 0)],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(100%, 560px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: '四季产量' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('img', { name: '东园：春 3，秋 12' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: '南园：春 0，秋 4' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(canvas.getByRole('img', { name: '北园：春 2，秋 0' })).toHaveFocus();
  },
};

export const Grouped: Story = { args: { layout: 'grouped' } };

export const WithLinks: Story = {
  args: { rows: ['东园', '西园', '南园'].map((label, index) => ({ ...row(index, label, index + 1, 2), href: `#${index}` })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '东园' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: '东园' })).toHaveAccessibleDescription('东园：春 1，秋 2');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: '西园' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '南园' })).not.toHaveFocus();
  },
};

export const ManyRows: Story = {
  args: { rows: Array.from({ length: 40 }, (_, index) => row(index, `第${index + 1}园`, 40 - index, index % 7)) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
    await userEvent.click(canvas.getByRole('button', { name: '显示全部 40 行' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(41);
    await expect(canvas.getByRole('button', { name: '只显示前 12 行' })).toHaveFocus();
  },
};

export const AllZero: Story = { args: { rows: [row(1, '东园', 0, 0)] } };
export const Empty: Story = { args: { rows: [] }, play: async ({ canvas }) => expect(canvas.getByText('暂无数据')).toBeVisible() };

export const LongTextInNarrowRoom: Story = {
  args: { rows: [row(1, '名字写得很长因此要折成几行才放得下的一座果园', 12_345, 6789), row(2, '短', 1, 0)] },
  render: (args) => (
    <div style={{ inlineSize: 'min(100%, 320px)' }}>
      <BarChart {...args} />
    </div>
  ),
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'Yield',
    labelHeader: 'Orchard',
    series: [{ id: 'all', label: 'Boxes' }],
    rows: Array.from({ length: 13 }, (_, index) => row(index, `Orchard ${index}`, 1000 + index)),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Orchard 0: Boxes 1,000' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
