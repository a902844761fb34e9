import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { manyIndicators } from '../fakes/manyIndicators';
import { serve, storySource, wordsIn } from '../fakes/storySource';
import { GoalTable } from './GoalTable';

const meta = {
  title: 'Widgets/Goals/GoalTable',
  component: GoalTable,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, majorId: 1001 },
  beforeEach: serve(manyIndicators(3, (index) => [2, 0, 1][index]!)),
} satisfies Meta<typeof GoalTable>;
export default meta;
type Story = StateStory<typeof meta>;

export const Cleared: Story = {
  tags: ['state:goal-table.clear'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空 1.1 的教学目标' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('清空成功')).toBeVisible();
      await expect(canvas.getByText('「1.1」下的 2 条教学目标已移除')).toBeVisible();
      await expect(canvas.queryByRole('cell', { name: /教学目标 1-/ })).toBeNull();
      await expect(storySource.deleteGoal.mock.calls.map(([id]) => id)).toEqual([9001, 9002]);
      await expect(canvas.getByRole('button', { name: '清空 1.1 的教学目标' })).toHaveFocus();
    },
  },
};

export const ClearedAndUndone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空 1.1 的教学目标' }));
    await waitFor(() => expect(canvas.queryByRole('cell', { name: /教学目标 1-/ })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: /教学目标 1-/ })).toHaveLength(2));
    await expect(storySource.addGoals).toHaveBeenCalledOnce();
    await expect(storySource.addGoals.mock.calls[0]![0].map(({ id }) => id)).toEqual([0, 0]);
    await expect(canvas.getByText('内容已重新添加，矩阵中的支撑需要重新设置。')).toBeVisible();
  },
};

export const ClearFailedHalfway: Story = {
  beforeEach: () => {
    serve(manyIndicators(1, 3))();
    const { deleteGoal } = storySource;
    const remove = deleteGoal.getMockImplementation()!;
    deleteGoal.mockImplementationOnce(remove).mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空 1.1 的教学目标' }));
    await expect(await canvas.findByText('服务器繁忙，请稍后再试')).toBeVisible();
    await expect(canvas.getByText('此前已移除 3 条中的 1 条教学目标。')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: /教学目标 1-/ })).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: /教学目标 1-/ })).toHaveLength(3));
  },
};

export const ClearWhereNothingIs: Story = {
  tags: ['state:goal-table.clear-empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空 1.2 的教学目标' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该指标点下没有教学目标')).toBeVisible();
      await expect(storySource.deleteGoal).not.toHaveBeenCalled();
    },
  },
};

export const Clearing: Story = {
  beforeEach: () => {
    serve(manyIndicators(2, 2))();
    storySource.deleteGoal.mockImplementation(never);
  },
  play: async ({ canvas, userEvent }) => {
    const clear = await canvas.findByRole('button', { name: '清空 1.1 的教学目标' });
    await userEvent.click(clear);
    await expect(clear).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(clear);
    await expect(storySource.deleteGoal).toHaveBeenCalledOnce();
  },
};

export const ViewOnly: Story = {
  tags: ['state:goal-table.view-only'],
  args: { isReadOnly: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
      await expect(canvas.getByRole('cell', { name: /教学目标 3-1/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /添加|清空|编辑|删除/ })).toBeNull();
    },
  },
};

export const EditedInItsRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '编辑教学目标 1.1-2' }));
    const dialog = await canvas.findByRole('dialog', { name: '编辑教学目标' });
    const content = within(dialog).getByRole('textbox', { name: '内容' });
    await waitFor(() => expect(content).toHaveFocus());
    await userEvent.clear(content);
    await userEvent.type(content, '能比较两种结构{Enter}');
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: /能比较两种结构/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '编辑教学目标 1.1-2' })).toHaveFocus());
  },
};

export const DeletedInItsRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除教学目标 1.1-1' }));
    const dialog = await canvas.findByRole('dialog', { name: '删除教学目标' });
    await expect(within(dialog).getByText('教学目标 1-1 Goal', { selector: 'p' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '删除教学目标' }));
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: /教学目标 \d-\d/ })).toHaveLength(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除教学目标 1.1-1' })).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '在 1.1 下添加教学目标' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '清空 1.1 的教学目标' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: '清空 1.2 的教学目标' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('cell', { name: /教学目标 1-2/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: '删除教学目标 1.1-2' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: '在 1.1 下添加教学目标' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: '删除教学目标 1.3-1' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '添加教学目标' })).toHaveFocus();
  },
};

export const English: Story = {
  tags: ['state:goal-table.english'],
  globals: { language: '80102' },
  beforeEach: serve(sampleIndicators(1004)),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('24 indicator points, 4 teaching goals')).toBeVisible();
      await expect(canvas.getByRole('cell', { name: /choose a fitting logical structure/ })).toBeVisible();
      await expect(wordsIn(canvasElement)).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const ClearedInEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve(sampleIndicators(1004)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the teaching goals of 1.1' }));
    await expect(await canvas.findByText('No teaching goals under this indicator')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the teaching goals of 1.2' }));
    await expect(await canvas.findByText('Clear Successfully')).toBeVisible();
    await expect(wordsIn(canvasElement)).not.toMatch(/\p{Script=Han}/u);
  },
};
