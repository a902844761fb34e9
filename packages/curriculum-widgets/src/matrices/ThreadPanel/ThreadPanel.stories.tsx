import type { ThreadItem } from '@college/curriculum-model';
import { sampleLinkedMatrices as sample } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ThreadPanel } from './ThreadPanel';

const meta = {
  title: 'Widgets/Matrices/ThreadPanel',
  component: ThreadPanel,
  args: { matrices: sample, item: { kind: 'goal', id: 1033 }, onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  render: function Followed({ item: first, onOpen, ...args }) {
    const [item, setItem] = useState<ThreadItem | null>(first);
    return (
      <ThreadPanel
        {...args}
        item={item}
        onOpen={(next) => {
          onOpen(next);
          setItem(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ThreadPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TeachingGoal: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('up to the requirement, down to the KSA, broken where a point has none', async () => {
      const up = canvas.getByRole('treegrid', { name: '向上：支撑什么' });
      await waitFor(() => expect(up).toHaveTextContent(/指标点3\.1能根据需求设计软件模块与接口.*毕业要求3设计\/开发解决方案/));
      const broken = canvas.getByRole('row', { name: /^课点7 图的存储，强支撑，断开：项目矩阵中没有 KSA/ });
      await expect(broken).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^K3 二叉树性质，强支撑/ })).toBeVisible();
      await expect(canvas.getByText('断开 1 处')).toBeVisible();
      await expect(canvas.getByText(/^删除「G3 .*课程矩阵课点 3 处、项目矩阵 KSA 6 处$/)).toBeVisible();
    });
    await step('by keyboard: fold, and go on to an item', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('row', { name: /^指标点 3\.1/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.queryByRole('row', { name: /^毕业要求/ })).toBeNull();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
      await expect(args.onOpen).toHaveBeenCalledWith({ kind: 'requirement', id: 1003 });
      await expect(canvas.getByRole('heading', { name: /设计\/开发解决方案/ })).toHaveFocus();
      await expect(canvas.getByText('到此为止：毕业要求')).toBeVisible();
    });
  },
};

export const BrokenInEnglish: Story = {
  args: { item: { kind: 'point', id: 1064 } },
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2 broken links')).toBeVisible();
    await expect(canvas.getByText('Broken: not used in the course matrix')).toBeVisible();
    await expect(canvas.getByText('Nothing else is deleted, and no gap appears.')).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};

export const NoItem: Story = {
  args: { item: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('选择一个单元格');
  },
};
