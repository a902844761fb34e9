import { bindingAt, pointsAt, type LinkedMatrices } from '@college/curriculum-model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleConflict } from '../fakes/conflicts';
import { MatrixConflict } from './MatrixConflict';

const meta = {
  title: 'Widgets/Matrices/MatrixConflict',
  component: MatrixConflict,
  args: { conflict: sampleConflict, onResolve: fn(async () => true), onCancel: fn() },
} satisfies Meta<typeof MatrixConflict>;
export default meta;
type Story = StoryObj<typeof meta>;

const outcome = (onResolve: unknown) => (onResolve as ReturnType<typeof fn>).mock.calls[0]![0] as LinkedMatrices;
const requireId = (requirement: number, indicator: number) =>
  sampleConflict.base.requirements[requirement - 1]!.children[indicator - 1]!.id;

export const Typical: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const dialog = await canvas.findByRole('dialog', { name: '有人先保存了这些矩阵' });
    await expect(within(dialog).getByText(/有 4 格你们都改过.*另外 2 处修改已自动并入/)).toBeVisible();

    await step('one cell by keyboard', async () => {
      const cell = within(dialog).getByRole('radiogroup', { name: /^数据结构，1\.3/ });
      const mine = within(cell).getByRole('radio', { name: '我的：★ 强支撑 没有教学目标' });
      await expect(mine).toBeChecked();
      mine.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(within(cell).getByRole('radio', { name: '对方的：☆ 弱支撑 没有教学目标' })).toBeChecked();
      await expect(within(dialog).getByText('我的 3，对方的 1')).toBeVisible();
    });
    await step('a whole column', async () => {
      await userEvent.click(within(dialog).getByText('按列'));
      await userEvent.click(within(dialog).getByRole('button', { name: /^取对方的：G2/ }));
      await expect(within(dialog).getByText('我的 2，对方的 2')).toBeVisible();
    });
    await expect(args.onResolve).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: '保存所选' }));
    await waitFor(() => expect(args.onResolve).toHaveBeenCalledOnce());
    const merged = outcome(args.onResolve);
    await expect(bindingAt(merged, 1004, requireId(1, 3))?.relate).toBe(1);
    await expect(bindingAt(merged, 1004, requireId(2, 2))?.relate).toBe(0);
    await expect(bindingAt(merged, 1004, requireId(5, 1))?.relate).toBe(1);
    const goal = merged.goals.filter(({ courseId }) => courseId === 1004)[1]!;
    await expect(pointsAt(merged, merged.projects[1]!.id, goal.id)).toEqual([]);
  },
};

export const AllTheirs: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部取对方的' }));
    await userEvent.click(canvas.getByRole('button', { name: '保存所选' }));
    await waitFor(() => expect(args.onResolve).toHaveBeenCalledOnce());
    await expect(outcome(args.onResolve).placedPoints).toEqual(sampleConflict.theirs.placedPoints);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Someone else saved these matrices first' });
    await expect(within(dialog).getByRole('button', { name: /^Take theirs: Data Structures/ })).toBeVisible();
    // What both wrote stays in the language in which they wrote it.
    await expect(dialog.textContent.replaceAll(/小组讨论|翻转课堂|自主学习/g, '')).not.toMatch(/\p{Script=Han}/u);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};
