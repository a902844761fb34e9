import { goalModes } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { GoalEditAtDesk } from '../fakes/GoalEditAtDesk';
import { serve, storySource } from '../fakes/storySource';
import { GoalEdit } from './GoalEdit';

const indicators = sampleIndicators(1004);
const [stored] = indicators.flatMap(({ children }) => children);

const meta = {
  title: 'Widgets/Goals/GoalEdit',
  component: GoalEdit,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, mode: goalModes.add, indicators, indicatorId: stored!.parentId, onClose: fn() },
  beforeEach: serve(),
  render: (args) => <GoalEditAtDesk {...args} />,
} satisfies Meta<typeof GoalEdit>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const entry = (canvas: Canvas, number: number) => canvas.findByRole('textbox', { name: new RegExp(`^教学目标 ${number}`) });
const values = (canvas: Canvas) => canvas.getAllByRole('textbox').map((field) => (field as HTMLTextAreaElement).value);

export const LinesPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await entry(canvas, 1));
    await userEvent.paste('能建模\r\n\r\n  能分析  \n能实现\n');
    await expect(values(canvas)).toEqual(['能建模', '能分析', '能实现']);
    await expect(canvas.getByText('粘贴的 3 行已成为 3 条教学目标，1 个空行已略过。')).toBeVisible();
    await expect(await entry(canvas, 3)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '仍作一条' }));
    await expect(values(canvas)).toEqual(['能建模\n\n  能分析  \n能实现']);
  },
};

export const TooManyPasted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await entry(canvas, 1));
    await userEvent.paste(Array.from({ length: 201 }, (_, index) => `目标 ${index + 1}`).join('\n'));
    await expect(canvas.getByText('一次最多保存 200 条，现有 201 条。请先移除一部分，随后再添加。')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '保存 201 条教学目标' }));
    await expect(storySource.addGoals).not.toHaveBeenCalled();
    await expect(values(canvas)).toHaveLength(201);
  },
  parameters: { a11y: { test: 'off' } },
};

export const SameGoalTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), `${stored!.description}。{Enter}能写测试{Enter}能写测试`);
    await expect(canvas.getByText('与该指标点下已有的第 1 条教学目标相同')).toBeVisible();
    await expect(canvas.getByText('与第 2 条内容相同')).toBeVisible();
    // A warning bars nothing.
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(storySource.addGoals).toHaveBeenCalledOnce());
  },
};

export const TooLong: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await entry(canvas, 1);
    fireEvent.change(field, { target: { value: '目'.repeat(4012) } });
    await expect(field).toHaveAccessibleDescription('最多 4,000 个字符，现有 4,012 个');
    await userEvent.click(canvas.getByRole('button', { name: '保存教学目标' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('目'.repeat(4012));
    await expect(storySource.addGoals).not.toHaveBeenCalled();
  },
};

export const WrittenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await entry(canvas, 1)).toHaveFocus());
    await userEvent.keyboard('甲{Enter}{Enter}乙{Shift>}{Enter}{/Shift}丙{Enter}');
    await expect(values(canvas)).toEqual(['甲', '乙\n丙', '']);
    await expect(await entry(canvas, 3)).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(values(canvas)).toEqual(['甲', '乙\n丙']);
    await expect(await entry(canvas, 2)).toHaveFocus();
  },
};

export const EnterWhileComposing: Story = {
  play: async ({ canvas }) => {
    const field = await entry(canvas, 1);
    fireEvent.change(field, { target: { value: '能' } });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    await expect(values(canvas)).toEqual(['能']);
  },
};

export const EscapeAsksFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await entry(canvas, 1), '写了一半{Escape}');
    const question = await canvas.findByRole('alertdialog', { name: '放弃已写的内容？' });
    await expect(question).toHaveTextContent('1 条未保存的教学目标将会丢失。');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await waitFor(async () => expect(await entry(canvas, 1)).toHaveFocus());
    await expect(await entry(canvas, 1)).toHaveValue('写了一半');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(-1, []));
  },
};

export const EscapeFromAnEmptyForm: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await entry(canvas, 1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith(-1, []));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const NoIndicatorsYet: Story = {
  args: { indicatorId: undefined },
  beforeEach: serve([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /指标点/ })).toHaveTextContent('这个专业还没有指标点');
  },
};
