import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { GoalEditAtDesk } from '../fakes/GoalEditAtDesk';
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
type Story = StoryObj<typeof meta>;
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

const content = (canvas: Context['canvas']) => canvas.findByRole('textbox', { name: /^内容/ });

export const Edit: Story = {
  tags: ['state:goal-edit.edit'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await canvas.findByRole('combobox', { name: /^教学目标/ })).toHaveFocus());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await chooseGoal({ canvas, userEvent });
    await expect(await content(canvas)).toHaveValue(goal!.description);
    await waitFor(async () => expect(await content(canvas)).toHaveFocus());
    await userEvent.keyboard('。');
    await expect(await content(canvas)).toHaveValue(`${goal!.description}。`);
    await userEvent.keyboard('{Backspace}');
  },
};

export const EditBlank: Story = {
  tags: ['state:goal-edit.edit-blank'],
  args: { goalId: goal!.id },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await content(canvas));
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
    await expect(await content(canvas)).toHaveAccessibleDescription('目标内容不能为空，请重新输入');
    await expect(await content(canvas)).toHaveFocus();
    await expect(storySource.updateGoal).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const EditSaved: Story = {
  tags: ['state:goal-edit.edit-saved'],
  args: { goalId: goal!.id },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await content(canvas), '，并说明理由');
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
    const description = `${goal!.description}，并说明理由`;
    await expect(storySource.updateGoal).toHaveBeenCalledOnce();
    await expect(storySource.updateGoal).toHaveBeenCalledWith(expect.objectContaining({ id: goal!.id, description }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(1, [expect.objectContaining({ description })]);
    await waitFor(() => expect(storySource.loadGoals).toHaveBeenCalledTimes(2));
  },
};

export const LabelsCutAtEight: Story = {
  tags: ['state:goal-edit.edit-cascader-8'],
  play: async ({ canvas, userEvent }) => {
    const panel = await openCascader({ canvas, userEvent });
    await userEvent.click(panel.getByRole('option', { name: /^1\.2 / }));
    const option = panel.getByRole('option', { name: goal!.description });
    await expect(option).toHaveAttribute('title', goal!.description);
    await expect(within(option).getByText('能为实际问题选…')).toBeVisible();
    const indicator = panel.getByRole('option', { name: /^1\.2 / });
    await expect([...indicator.firstElementChild!.textContent].length).toBe(8);
    await userEvent.click(option);
    await expect(canvas.getByRole('combobox', { name: /^教学目标/ })).toHaveAttribute('title', expect.stringContaining(goal!.description));
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
    await expect(canvas.getByText(goal!.description, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/支撑会一并消失/)).toBeVisible();
    await expect(storySource.deleteGoal).not.toHaveBeenCalled();
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除教学目标' }));
    await expect(await canvas.findByText('删除成功')).toBeVisible();
    await expect(storySource.deleteGoal.mock.calls).toEqual([[goal!.id]]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(2, [expect.objectContaining({ id: goal!.id })]);
    await waitFor(() => expect(storySource.loadGoals).toHaveBeenCalledTimes(2));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(await canvas.findByText('教学目标已恢复')).toBeVisible();
  },
};
