import { applyMatrixEdit } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { MatrixLoss } from './MatrixLoss';

const boundToTrees = sampleMatrices.requirements[2]!.children[0]!.id;
const question = {
  before: sampleMatrices,
  after: applyMatrixEdit(sampleMatrices, { type: 'supported', cells: [{ courseId: 1004, requireId: boundToTrees, relate: -1 }] }),
  confirm: fn(),
  cancel: fn(),
};

const meta = {
  title: 'Widgets/Matrices/MatrixLoss',
  component: MatrixLoss,
  args: { question },
  beforeEach: () => {
    question.confirm.mockClear();
    question.cancel.mockClear();
  },
} satisfies Meta<typeof MatrixLoss>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Binding: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('课程矩阵：2 格，3 个课点')).toBeVisible();
    await expect(canvas.getByText('5 二叉树遍历、6 哈夫曼树、7 图的存储')).toBeVisible();
    await expect(canvas.getByText('项目矩阵：6 条 KSA')).toBeVisible();
    await expect(canvas.getByText('撤销一次（Ctrl+Z）就能全部恢复。')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '取消' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '一起移除' }));
    await expect(question.confirm).toHaveBeenCalledOnce();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Course matrix: 3 points in 2 cells')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(question.cancel).toHaveBeenCalledOnce();
    await expect(question.confirm).not.toHaveBeenCalled();
  },
};
