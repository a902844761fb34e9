import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { GoalEditAtDesk } from '../fakes/GoalEditAtDesk';
import { serve, storySource, wordsIn } from '../fakes/storySource';
import { GoalEdit } from './GoalEdit';

const meta = {
  title: 'Widgets/Goals/GoalEdit',
  component: GoalEdit,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, mode: goalModes.add, indicators: sampleIndicators(1004), indicatorId: 1102, onClose: fn() },
  beforeEach: serve(),
  render: (args) => <GoalEditAtDesk {...args} />,
} satisfies Meta<typeof GoalEdit>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const entry = (canvas: Canvas, number: number) => canvas.findByRole('textbox', { name: new RegExp(`^教学目标 ${number}`) });
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^保存/ });

export const Closed: Story = {
  tags: ['state:goal-edit.none'],
  args: { mode: goalModes.none },
  play: async ({ canvas }) => {
    await waitFor(() => expect(storySource.loadGoals).toHaveBeenCalled());
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Add: Story = {
  tags: ['state:goal-edit.add'],
  args: { indicatorId: undefined },
  play: async ({ canvas }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: '添加教学目标' }));
    await expect(dialog.getByRole('combobox', { name: /指标点/ })).toHaveTextContent('选择指标点');
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /指标点/ })).toHaveFocus());
    await expect(dialog.getAllByRole('textbox')).toHaveLength(1);
    await expect(dialog.getByRole('textbox')).toHaveValue('');
  },
};

export const AddSeveral: Story = {
  tags: ['state:goal-edit.add-many'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await entry(canvas, 1)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '再加一条' }));
    await userEvent.click(canvas.getByRole('button', { name: '再加一条' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3);
    await expect(await entry(canvas, 3)).toHaveFocus();
    await expect(saveButton(canvas)).toHaveTextContent('保存 3 条教学目标');
    await userEvent.click(canvas.getByRole('button', { name: '移除教学目标 2' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(await entry(canvas, 1)).toHaveFocus();
  },
};

export const OneOfThreeBlank: Story = {
  tags: ['state:goal-edit.add-one-blank'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), 'a');
    await userEvent.click(canvas.getByRole('button', { name: '再加一条' }));
    await userEvent.type(await entry(canvas, 2), '  ');
    await userEvent.click(canvas.getByRole('button', { name: '再加一条' }));
    await userEvent.type(await entry(canvas, 3), 'b');
    await userEvent.click(saveButton(canvas));
    const blank = await entry(canvas, 2);
    await expect(blank).toHaveFocus();
    await expect(blank).toHaveAccessibleDescription('目标内容不能为空，请重新输入');
    await expect(canvas.getAllByText('目标内容不能为空，请重新输入')).toHaveLength(1);
    await expect(storySource.addGoals).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const OnlyWhitespace: Story = {
  tags: ['state:goal-edit.add-whitespace'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '   ');
    await userEvent.click(saveButton(canvas));
    await expect(canvas.getByText('目标内容不能为空，请重新输入')).toBeVisible();
    await expect(storySource.addGoals).not.toHaveBeenCalled();
  },
};

export const NoIndicatorChosen: Story = {
  tags: ['state:goal-edit.add-no-indicator'],
  args: { indicatorId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
    await expect(canvas.getByText('请选择教学目标所属的指标点')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /指标点/ })).toHaveFocus();
    await expect(await entry(canvas, 1)).toHaveValue('能比较两种结构');
    await expect(storySource.addGoals).not.toHaveBeenCalled();
  },
};

export const AddSaved: Story = {
  tags: ['state:goal-edit.add-saved'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), ' 能比较两种结构 {Enter}能写测试{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
    const goal = { id: 0, parentId: 1102, courseId: 1004 };
    await expect(storySource.addGoals.mock.calls).toEqual([
      [
        [
          { ...goal, description: '能比较两种结构' },
          { ...goal, description: '能写测试' },
        ],
      ],
    ]);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(0, expect.any(Array));
    await waitFor(() => expect(storySource.loadGoals).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Cancelled: Story = {
  tags: ['state:goal-edit.cancel'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '写了一半');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(-1, []);
    await expect(storySource.loadGoals).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
  },
};

export const Saving: Story = {
  tags: ['state:goal-edit.saving'],
  beforeEach: () => {
    serve()();
    storySource.addGoals.mockImplementation(never);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('正在保存…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
    await expect(await entry(canvas, 1)).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(storySource.addGoals).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  tags: ['state:goal-edit.save-error'],
  beforeEach: () => {
    serve()();
    storySource.addGoals.mockRejectedValueOnce(new Error('该课程的教学目标已达上限'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
    const notices = within(await canvas.findByRole('region', { name: '通知' }));
    await expect(notices.getByText('该课程的教学目标已达上限')).toBeVisible();
    await expect(await entry(canvas, 1)).toHaveValue('能比较两种结构');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
    await expect(canvas.queryByText('该课程的教学目标已达上限')).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:goal-edit.english'],
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = await canvas.findByRole('textbox', { name: 'Teaching goal 1' });
    await userEvent.click(first);
    await userEvent.paste(
      'compare two structures\n\nchoose a fitting logical structure and model a practical problem\nCompare two structures.',
    );
    await expect(canvas.getByText('3 pasted lines became 3 goals; 1 blank line was left out.')).toBeVisible();
    await expect(canvas.getByText('Says the same as goal 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add another goal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 teaching goals' }));
    await expect(canvas.getByText('Content cannot be empty')).toBeVisible();
    const written = canvas.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value);
    await expect(`${wordsIn(canvasElement)} ${written.join(' ')}`).not.toMatch(/\p{Script=Han}/u);
  },
};
