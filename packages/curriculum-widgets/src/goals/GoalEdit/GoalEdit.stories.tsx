import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { networkError, unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
import { GoalEditAtDesk, overGoals } from '../fakes/GoalEditAtDesk';
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
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const entry = (canvas: Canvas, number: number) => canvas.findByRole('textbox', { name: new RegExp(`^教学目标 ${number}`) });
const entries = (canvas: Canvas) => canvas.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^教学目标 \d/ });
const written = (canvas: Canvas) => entries(canvas).map(({ value }) => value);
const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: /^保存/ });

export const Closed: Story = {
  tags: ['state:goal-edit.none'],
  args: { mode: goalModes.none },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(storySource.loadGoals).toHaveBeenCalled();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const Add: Story = {
  tags: ['state:goal-edit.add'],
  args: { indicatorId: undefined },
  parameters: {
    atRest: async ({ canvas }) => {
      const dialog = within(canvas.getByRole('dialog', { name: '添加教学目标' }));
      await expect(dialog.getByRole('combobox', { name: /指标点/ })).toHaveTextContent('选择指标点');
      await expect(dialog.getByRole('combobox', { name: /指标点/ })).toHaveFocus();
      await expect(dialog.getAllByRole('textbox')).toHaveLength(1);
      await expect(dialog.getByRole('textbox')).toHaveValue('');
    },
  },
};

export const AddSeveral: Story = {
  tags: ['state:goal-edit.add-many'],
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await entry(canvas, 1)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '添加一条' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加一条' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(written(canvas)).toEqual(['', '', '']);
      await expect(entries(canvas)[2]).toHaveFocus();
      await expect(saveButton(canvas)).toHaveTextContent('保存 3 条教学目标');
    },
  },
};

export const EntryRemoved: Story = {
  play: async (context) => {
    await AddSeveral.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '移除教学目标 2' }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(await entry(canvas, 1)).toHaveFocus();
  },
};

export const OneOfThreeBlank: Story = {
  tags: ['state:goal-edit.add-one-blank'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), 'a');
    await userEvent.click(canvas.getByRole('button', { name: '添加一条' }));
    await userEvent.type(await entry(canvas, 2), '  ');
    await userEvent.click(canvas.getByRole('button', { name: '添加一条' }));
    await userEvent.type(await entry(canvas, 3), 'b');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(written(canvas)).toEqual(['a', '  ', 'b']);
      const blank = entries(canvas)[1];
      await expect(blank).toHaveFocus();
      await expect(blank).toHaveAccessibleDescription('目标内容不能为空，请重新输入');
      await expect(canvas.getAllByText('目标内容不能为空，请重新输入')).toHaveLength(1);
      await expect(storySource.addGoals).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const OnlyWhitespace: Story = {
  tags: ['state:goal-edit.add-whitespace'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '   ');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(written(canvas)).toEqual(['   ']);
      await expect(canvas.getByText('目标内容不能为空，请重新输入')).toBeVisible();
      await expect(storySource.addGoals).not.toHaveBeenCalled();
    },
  },
};

export const NoIndicatorChosen: Story = {
  tags: ['state:goal-edit.add-no-indicator'],
  args: { indicatorId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('请选择教学目标所属的指标点')).toBeVisible();
      await expect(canvas.getByRole('combobox', { name: /指标点/ })).toHaveFocus();
      await expect(written(canvas)).toEqual(['能比较两种结构']);
      await expect(storySource.addGoals).not.toHaveBeenCalled();
    },
  },
};

export const AddSaved: Story = {
  tags: ['state:goal-edit.add-saved'],
  render: overGoals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), ' 能比较两种结构 {Enter}能写测试{Control>}{Enter}{/Control}');
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByText('教学目标保存成功')).toBeVisible();
      await expect(canvas.getByText('能写测试')).toBeVisible();
      const goal = { id: 0, parentId: 1102, courseId: 1004 };
      const added = [
        { ...goal, description: '能比较两种结构' },
        { ...goal, description: '能写测试' },
      ];
      await expect(storySource.addGoals.mock.calls).toEqual([[added]]);
      await expect(args.onClose.mock.calls).toEqual([[0, expect.any(Array)]]);
      await expect(storySource.loadGoals).toHaveBeenCalledTimes(2);
    },
  },
};

export const Cancelled: Story = {
  tags: ['state:goal-edit.cancel'],
  render: overGoals,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '写了一半');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.queryByRole('region', { name: '通知' })).toBeNull();
      await expect(args.onClose.mock.calls).toEqual([[-1, []]]);
      await expect(storySource.loadGoals).toHaveBeenCalledOnce();
    },
  },
};

export const Saving: Story = {
  tags: ['state:goal-edit.saving'],
  beforeEach: () => {
    serve()();
    storySource.addGoals.mockImplementation(never);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('正在保存…')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '取消' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled();
      await expect(entries(canvas)[0]).toHaveAttribute('readonly');
    },
  },
};

export const KeysWhileSaving: Story = {
  beforeEach: Saving.beforeEach,
  play: async (context) => {
    await Saving.play?.(context);
    const { args, canvas, userEvent } = context;
    await canvas.findByText('正在保存…');
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '能比较两种结构');
    await userEvent.click(saveButton(canvas));
  },
  parameters: {
    atRest: async ({ args, canvas }) => {
      const notices = within(canvas.getByRole('region', { name: '通知' }));
      await expect(notices.getByText('该课程的教学目标已达上限')).toBeVisible();
      await expect(canvas.getByText('保存失败：该课程的教学目标已达上限')).toBeVisible();
      await expect(written(canvas)).toEqual(['能比较两种结构']);
      await expect(saveButton(canvas)).toBeEnabled();
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

/** What could not be saved is not reported any longer than there is something to save. */
export const FailureGoesWithTheForm: Story = {
  beforeEach: SaveFailed.beforeEach,
  play: async (context) => {
    await SaveFailed.play?.(context);
    const { canvas, userEvent } = context;
    await within(canvas.getByRole('region', { name: '通知' })).findByText('该课程的教学目标已达上限');
    await userEvent.click(canvas.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.queryByText('该课程的教学目标已达上限')).toBeNull());
  },
};

export const Offline: Story = {
  tags: ['state:goal-edit.offline'],
  beforeEach: () => {
    serve()();
    storySource.addGoals.mockRejectedValueOnce(networkError('connection', unreachedWords));
    return withoutNetwork();
  },
  play: async (context) => SaveFailed.play?.(context),
  parameters: {
    atRest: async ({ args, canvas }) => {
      await expect(canvas.getByText('未保存：网络已断开，联网后自动保存')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent(unreachedWords);
      await expect(written(canvas)).toEqual(['能比较两种结构']);
      await expect(args.onClose).not.toHaveBeenCalled();
    },
  },
};

export const SavedWhenTheNetworkIsBack: Story = {
  beforeEach: () => {
    serve()();
    storySource.addGoals.mockRejectedValueOnce(networkError('connection', unreachedWords));
  },
  play: async (context) => {
    const { canvas } = context;
    const comeBack = withoutNetwork();
    await SaveFailed.play?.(context);
    await canvas.findByText(/^未保存/);
    comeBack();
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
  },
};

export const SaveRetried: Story = {
  beforeEach: SaveFailed.beforeEach,
  play: async (context) => {
    await SaveFailed.play?.(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('该课程的教学目标已达上限');
    await userEvent.click(saveButton(canvas));
    await expect(await canvas.findByText('教学目标保存成功')).toBeVisible();
    await expect(canvas.queryByText('该课程的教学目标已达上限')).toBeNull();
  },
};

export const English: Story = {
  tags: ['state:goal-edit.english'],
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Teaching goal 1' }));
    await userEvent.paste(
      'compare two structures\n\nchoose a fitting logical structure and model a practical problem\nCompare two structures.',
    );
    await expect(canvas.getByText('3 pasted lines became 3 goals; 1 blank line was left out.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add goal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save 4 teaching goals' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Says the same as goal 1')).toBeVisible();
      await expect(canvas.getByText('Content cannot be empty')).toBeVisible();
      const texts = canvas.getAllByRole<HTMLTextAreaElement>('textbox').map(({ value }) => value);
      await expect(`${wordsIn(canvasElement)} ${texts.join(' ')}`).not.toMatch(/\p{Script=Han}/u);
    },
  },
};
