import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aConflict } from '../../support/fakes/aConflict';
import { GoalEditAtDesk, overGoals } from '../fakes/GoalEditAtDesk';
import { serve, storySource } from '../fakes/storySource';
import { GoalEdit } from './GoalEdit';

const indicators = sampleIndicators(1004);
const [goal] = indicators.flatMap(({ children }) => children);

const meta = {
  title: 'Widgets/Goals/GoalEdit',
  component: GoalEdit,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, mode: goalModes.edit, indicators, onClose: fn() },
  beforeEach: serve(),
  render: (args) => <GoalEditAtDesk {...args} />,
} satisfies Meta<typeof GoalEdit>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openCascader({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('combobox', { name: /^教学目标/ }));
  return within(await canvas.findByRole('dialog', { name: '教学目标' }));
}

async function chooseGoal(context: Pick<Context, 'canvas' | 'userEvent'>) {
  const panel = await openCascader(context);
  await context.userEvent.click(panel.getByRole('option', { name: /^1\.2 / }));
  await context.userEvent.click(panel.getByRole('option', { name: goal!.description }));
}

const choice = (canvas: Context['canvas']) => canvas.getByRole('combobox', { name: /^教学目标/ });
const contentName = { name: /^内容/ };
const content = (canvas: Context['canvas']) => canvas.findByRole('textbox', contentName);

export const Edit: Story = {
  tags: ['state:goal-edit.edit'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(choice(canvas)).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await chooseGoal({ canvas, userEvent });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '编辑教学目标' })).toBeVisible();
      await expect(choice(canvas)).toHaveAttribute('title', expect.stringContaining(goal!.description));
      await expect(canvas.getByRole('textbox', contentName)).toHaveValue(goal!.description);
      await expect(canvas.getByRole('textbox', contentName)).toHaveFocus();
    },
  },
};

/** The caret is at the end of the text. */
export const EditTyped: Story = {
  play: async (context) => {
    await Edit.play?.(context);
    const { canvas, userEvent } = context;
    await waitFor(async () => expect(await content(canvas)).toHaveFocus());
    await userEvent.keyboard('。');
    await expect(await content(canvas)).toHaveValue(`${goal!.description}。`);
  },
};

export const EditBlank: Story = {
  tags: ['state:goal-edit.edit-blank'],
  args: { goalId: goal!.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await content(canvas));
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      const field = canvas.getByRole('textbox', contentName);
      await expect(field).toHaveAccessibleDescription('目标内容不能为空，请重新输入');
      await expect(field).toHaveFocus();
      await expect(storySource.updateGoal).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const EditSaved: Story = {
  tags: ['state:goal-edit.edit-saved'],
  args: { goalId: goal!.id },
  render: overGoals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await content(canvas), '，并说明理由');
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      const changed = { id: goal!.id, description: `${goal!.description}，并说明理由` };
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('教学目标保存成功')).toBeVisible();
      await expect(canvas.getByText(changed.description)).toBeVisible();
      await expect(storySource.updateGoal.mock.calls).toEqual([[expect.objectContaining(changed)]]);
      await expect(args.onClose.mock.calls).toEqual([[1, [expect.objectContaining(changed)]]]);
      await expect(storySource.loadGoals).toHaveBeenCalledTimes(2);
    },
  },
};

export const LabelsCutAtEight: Story = {
  tags: ['state:goal-edit.edit-cascader-8'],
  play: async (context) => {
    const panel = await openCascader(context);
    await context.userEvent.click(panel.getByRole('option', { name: /^1\.2 / }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const option = canvas.getByRole('option', { name: goal!.description });
      await expect(option).toHaveAttribute('title', goal!.description);
      await expect(within(option).getByText('能为实际问题选…')).toBeVisible();
      const indicator = canvas.getByRole('option', { name: /^1\.2 / });
      await expect([...indicator.firstElementChild!.textContent].length).toBe(8);
    },
  },
};

export const EditUnchanged: Story = {
  args: { goalId: goal!.id },
  play: async ({ canvas, userEvent }) => {
    await content(canvas);
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
    await expect(await canvas.findByText('没有需要保存的内容')).toBeVisible();
    await expect(storySource.updateGoal).not.toHaveBeenCalled();
  },
};

export const ChangedElsewhere: Story = {
  args: { goalId: goal!.id },
  beforeEach: () => {
    serve()();
    storySource.updateGoal.mockRejectedValueOnce(new Error('教学目标已被他人修改'));
    const others = indicators.map((row) => ({ ...row, children: row.children.map((own) => ({ ...own, description: '别人写的' })) }));
    storySource.loadGoals.mockResolvedValueOnce(indicators).mockResolvedValueOnce(others);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await content(canvas), '！');
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
    await expect(await canvas.findByText('教学目标已被他人修改')).toBeVisible();
    await expect(await canvas.findByText(/他人已把这条目标改为「别人写的」/)).toBeVisible();
    await expect(await content(canvas)).toHaveValue(`${goal!.description}！`);
  },
};

export const OtherGoalWaitsForTheChange: Story = {
  args: { goalId: goal!.id },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await content(canvas), '！');
    await expect(canvas.getByRole('combobox', { name: /^教学目标/ })).toBeDisabled();
    await expect(canvas.getByText('请先保存或还原修改，再选择其他教学目标')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '还原修改' }));
    await expect(await content(canvas)).toHaveValue(goal!.description);
    await expect(await content(canvas)).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: /^教学目标/ })).toBeEnabled();
  },
};

export const Delete: Story = {
  tags: ['state:goal-edit.delete'],
  args: { mode: goalModes.delete },
  play: async ({ canvas, userEvent }) => {
    await chooseGoal({ canvas, userEvent });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '删除教学目标' })).toBeVisible();
      await expect(canvas.getByText(goal!.description, { selector: 'p' })).toBeVisible();
      await expect(canvas.getByText(/支撑会一并消失/)).toBeVisible();
      await expect(storySource.deleteGoal).not.toHaveBeenCalled();
    },
  },
};

/** Somebody changed the goal while its deletion was open: it stays, and what it says now is shown. */
export const DeleteConflict: Story = {
  tags: ['state:goal-edit.delete-conflict'],
  args: { mode: goalModes.delete, goalId: goal!.id },
  beforeEach: () => {
    serve()();
    storySource.deleteGoal.mockRejectedValueOnce(aConflict('该教学目标刚刚被他人修改，没有删除。'));
    const others = indicators.map((row) => ({ ...row, children: row.children.map((own) => ({ ...own, description: '别人写的' })) }));
    storySource.loadGoals.mockResolvedValueOnce(indicators).mockResolvedValueOnce(others);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除教学目标' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('该教学目标刚刚被他人修改，没有删除。')).toBeVisible();
      await expect(canvas.getByText('别人写的')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除教学目标' })).toBeEnabled();
    },
  },
};

export const NothingChosenToDelete: Story = {
  args: { mode: goalModes.delete },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除教学目标' }));
    await expect(canvas.getByText('请选择教学目标', { selector: 'span' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^教学目标/ })).toHaveFocus();
    await expect(storySource.deleteGoal).not.toHaveBeenCalled();
  },
};

export const Deleted: Story = {
  tags: ['state:goal-edit.deleted'],
  args: { mode: goalModes.delete, goalId: goal!.id },
  render: overGoals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除教学目标' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('删除成功')).toBeVisible();
      await expect(canvas.queryByText(goal!.description)).toBeNull();
      await expect(storySource.deleteGoal.mock.calls.map(([id]) => id)).toEqual([goal!.id]);
      await expect(args.onClose.mock.calls).toEqual([[2, [expect.objectContaining({ id: goal!.id })]]]);
      await expect(storySource.loadGoals).toHaveBeenCalledTimes(2);
    },
  },
};

export const DeleteUndone: Story = {
  args: Deleted.args,
  play: async (context) => {
    await Deleted.play?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: '撤销' }));
    await expect(await context.canvas.findByText('教学目标已恢复')).toBeVisible();
  },
};
