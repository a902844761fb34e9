import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCcw } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../icons';
import { IconButton } from '../IconButton';
import { chineseIn } from '../testing/chineseIn';
import { SidePanel } from './SidePanel';

const meta = {
  title: 'UI/Layers/SidePanel',
  component: SidePanel,
  args: {
    title: '数据检查',
    fact: '7 项待补',
    actions: (
      <IconButton aria-label="重新检查">
        <Icon of={RotateCcw} />
      </IconButton>
    ),
    collapsedContent: (
      <>
        <b>7</b>
        项待补
      </>
    ),
    children: <p style={{ margin: 0, padding: '16px 24px' }}>第 5 章 图：没有任务目标</p>,
    onExpandedChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SidePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Expanded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: '数据检查' }).getBoundingClientRect().width).toBe(400);
  },
};

export const Collapsed: Story = {
  args: { defaultExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: '数据检查' }).getBoundingClientRect().width).toBe(41);
    await expect(canvas.queryByText('第 5 章 图：没有任务目标')).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '收起数据检查' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExpandedChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: '展开数据检查' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('第 5 章 图：没有任务目标')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    title: '课程单元与教学目标数据完整性检查',
    fact: '1,024 项待补',
    children: <p style={{ margin: 0, padding: '16px 24px' }}>{'没有任务目标。'.repeat(300)}</p>,
  },
  play: async ({ canvas, step }) => {
    await step('the fact stays on one line', async () => {
      await expect(canvas.getByText('1,024 项待补').getBoundingClientRect().height).toBeLessThan(24);
    });
    await step('what scrolls takes the focus', async () => {
      const content = canvas.getByText(/没有任务目标/).parentElement;
      await waitFor(() => expect(content).toHaveAttribute('tabindex', '0'));
    });
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    title: 'data check',
    fact: '7 to complete',
    actions: undefined,
    collapsedContent: '7 to complete',
    children: <p style={{ margin: 0, padding: '16px 24px' }}>Chapter 5 Graphs: no task goal</p>,
    defaultExpanded: false,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Expand data check' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
