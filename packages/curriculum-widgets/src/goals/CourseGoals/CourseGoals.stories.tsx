import { mayAnywhere } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { serve, storySource, wordsIn } from '../fakes/storySource';
import { CourseGoals } from './CourseGoals';

const meta = {
  title: 'Widgets/Goals/CourseGoals',
  component: CourseGoals,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, majorId: 1001, onGoalsChange: fn(), onLookChange: fn() },
  beforeEach: serve(),
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof CourseGoals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('radio', { name: '面板' })).toBeChecked();
  },
};

export const AsTable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByText('表格'));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await expect(args.onLookChange).toHaveBeenCalledOnce();
    await expect(args.onLookChange).toHaveBeenCalledWith('table');
    // Both show the same goals: nothing is loaded again.
    await expect(storySource.loadGoals).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: '表格' })).toHaveFocus();
  },
};

export const ChangedInOneSeenInTheOther: Story = {
  args: { defaultLook: 'table' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空 1.2 的教学目标' }));
    await waitFor(() => expect(canvas.getByText('24 个指标点，3 条教学目标')).toBeVisible());
    await expect(args.onGoalsChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('面板'));
    await expect(within(await canvas.findByRole('group', { name: '教学目标' })).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ViewOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await expect(canvas.queryByRole('button', { name: '教学目标操作' })).toBeNull();
    await userEvent.click(canvas.getByText('表格'));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.queryByRole('button', { name: /清空/ })).toBeNull();
  },
};

export const ServerWords: Story = {
  args: { labels: { 'courseGoals.table': '表格视图', 'goalPanel.menu': '目标操作' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('表格视图')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '目标操作' })).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByText('Table'));
    await expect(await canvas.findByText('24 indicator points, 4 teaching goals')).toBeVisible();
    await expect(wordsIn(canvasElement)).not.toMatch(/\p{Script=Han}/u);
  },
};

const origin = '样例大纲《数据结构》（教学设计项目组，2026-11-29）';
const offeredGoals = [
  { text: '掌握线性表、树和图的存储与运算。', origin },
  { text: '能为问题选择合适的数据结构并实现。', origin },
];

export const Offered: Story = {
  args: { offerGoals: fn(async () => offeredGoals) },
  beforeEach: serve(sampleIndicators(1004).map((indicator) => ({ ...indicator, children: [] }))),
  play: async ({ args, canvas, userEvent, step }) => {
    const offer = within(await canvas.findByRole('region', { name: '可参考的教学目标' }));
    await expect(offer.getByText(`来自${origin}`)).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: '添加「掌握线性表、树和图的存储与运算。」' }));
    await step('the form begins with its text, and asks for the indicator point', async () => {
      const dialog = within(await canvas.findByRole('dialog'));
      await expect(dialog.getByRole('textbox')).toHaveValue('掌握线性表、树和图的存储与运算。');
      await userEvent.click(dialog.getByRole('combobox'));
      await userEvent.keyboard('1.2{Enter}');
      await userEvent.click(dialog.getByRole('button', { name: /^保存/ }));
    });
    await waitFor(() => expect(offer.queryByText('掌握线性表、树和图的存储与运算。')).toBeNull());
    await expect(offer.getByText('能为问题选择合适的数据结构并实现。')).toBeVisible();
    await expect(args.offerGoals).toHaveBeenCalledOnce();
  },
};

export const NothingToOffer: Story = {
  args: { offerGoals: fn(async () => []) },
  beforeEach: Offered.beforeEach,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.offerGoals).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('region', { name: '可参考的教学目标' })).toBeNull();
  },
};

export const OfferedInEnglish: Story = {
  ...Offered,
  globals: { language: '80102' },
  args: {
    offerGoals: fn(async () => [{ text: 'Choose and implement suitable data structures.', origin: 'sample outline “Data Structures”' }]),
  },
  play: async ({ canvas }) => {
    const offer = within(await canvas.findByRole('region', { name: 'Goals to start from' }));
    await expect(offer.getByText('From sample outline “Data Structures”')).toBeVisible();
    await expect(offer.getByRole('button', { name: 'Add “Choose and implement suitable data structures.”' })).toBeVisible();
  },
};

/** Whoever has goals, or may only read, is offered none. */
export const NotOffered: Story = {
  args: { offerGoals: fn(async () => offeredGoals) },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(args.offerGoals).not.toHaveBeenCalled();
  },
};
