import { mayAnywhere } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CommentMark } from '../../comments/CommentMark';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { PlaceMarks } from '../../support/placeMarks/PlaceMark';
import { manyIndicators } from '../fakes/manyIndicators';
import { serve, storySource } from '../fakes/storySource';
import { GoalTable } from './GoalTable';

const meta = {
  title: 'Widgets/Goals/GoalTable',
  component: GoalTable,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, majorId: 1001 },
  beforeEach: serve(),
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof GoalTable>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Indicator rows down the table. */
const indicatorRows = (canvas: Canvas) => canvas.getAllByRole('rowheader');
const moreButton = (canvas: Canvas) => canvas.queryByRole('button', { name: /^再显示/ });

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.getByRole('cell', { name: /能为实际问题选择恰当的逻辑结构并建立模型/ })).toBeVisible();
    await expect(canvas.getByText('24 个指标点，4 条教学目标')).toBeVisible();
  },
};

export const FirstTenRows: Story = {
  tags: ['state:goal-table.ten'],
  beforeEach: serve(manyIndicators(35)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(10);
      await expect(canvas.getByText('已显示 10 个指标点，共 35 个')).toBeVisible();
      await expect(moreButton(canvas)).toHaveTextContent('再显示 10 个');
    },
  },
};

export const OneMoreLoad: Story = {
  tags: ['state:goal-table.load-more-20'],
  beforeEach: serve(manyIndicators(35)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再显示 10 个' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(20);
      await expect(canvas.getByText('已显示 20 个指标点，共 35 个')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '再显示 10 个' })).toHaveFocus();
    },
  },
};

export const AllShown: Story = {
  tags: ['state:goal-table.load-more-end'],
  beforeEach: serve(manyIndicators(35)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再显示 10 个' }));
    await userEvent.click(canvas.getByRole('button', { name: '再显示 10 个' }));
    await userEvent.click(canvas.getByRole('button', { name: '再显示 5 个' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(35);
      await expect(moreButton(canvas)).toBeNull();
      await expect(canvas.getByRole('button', { name: '在 7.1 下添加教学目标' })).toHaveFocus();
    },
  },
};

export const ExactlyTen: Story = {
  tags: ['state:goal-table.exactly-10'],
  beforeEach: serve(manyIndicators(10)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(10);
      await expect(canvas.getByText('已显示 10 个指标点，共 10 个')).toBeVisible();
      await expect(moreButton(canvas)).toBeNull();
    },
  },
};

export const Eleven: Story = {
  tags: ['state:goal-table.eleven'],
  beforeEach: serve(manyIndicators(11)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: '再显示 1 个' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(11);
      await expect(moreButton(canvas)).toBeNull();
    },
  },
};

export const OneIndicatorOneGoal: Story = {
  tags: ['state:goal-table.one'],
  beforeEach: serve(manyIndicators(1)),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(indicatorRows(canvas)).toHaveLength(1);
      await expect(canvas.getByRole('cell', { name: /教学目标 1-1/ })).toBeVisible();
      await expect(canvas.getByText('1 个指标点，1 条教学目标')).toBeVisible();
    },
  },
};

export const NoIndicators: Story = {
  tags: ['state:goal-table.empty'],
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const IndicatorWithoutGoals: Story = {
  tags: ['state:goal-table.indicator-without-goals'],
  beforeEach: serve(manyIndicators(2, (index) => index)),
  parameters: {
    atRest: async ({ canvas }) => {
      const [bare, ...others] = indicatorRows(canvas);
      await expect(bare).toHaveTextContent('1.1 指标点 1');
      await expect(within(bare!.closest('tbody')!).getByRole('cell')).toHaveTextContent('尚未设置');
      await expect(others).toHaveLength(1);
      await expect(canvas.getAllByRole('button', { name: /^编辑教学目标/ })).toHaveLength(1);
    },
  },
};

export const SeveralGoals: Story = {
  tags: ['state:goal-table.many-goals'],
  beforeEach: serve(manyIndicators(3, (index) => [4, 0, 2][index]!)),
  parameters: {
    atRest: async ({ canvas }) => {
      const [first, , third] = indicatorRows(canvas);
      await expect(first).toHaveAttribute('rowspan', '4');
      await expect(third).toHaveAttribute('rowspan', '2');
      const numbers = canvas.getAllByRole('cell', { name: /教学目标 \d-/ }).map((cell) => cell.textContent);
      await expect(numbers).toEqual([1, 2, 3, 4, 1, 2].map((number, place) => `${number}教学目标 ${place < 4 ? 1 : 3}-${number} Goal`));
    },
  },
};

const longGoal = `能够${'综合运用线性表、栈与队列、树与图分析复杂工程问题中的数据关系，'.repeat(12)}并给出结论。`;
const longGoalCell = (canvas: Canvas) => canvas.getAllByRole('cell', { name: /能够综合运用/ })[0]!;

export const LongTexts: Story = {
  tags: ['state:goal-table.long-text'],
  beforeEach: serve(
    manyIndicators(2).map((row) => ({
      ...row,
      description: `${row.description} ${'能将数学与工程知识用于表述、分析和求解软件工程领域的复杂问题，'.repeat(3)}`,
      children: row.children.map((goal) => ({ ...goal, description: longGoal })),
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    const [words] = await canvas.findAllByTitle(longGoal);
    await userEvent.hover(words!);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = longGoalCell(canvas);
      const clamped = cell.querySelector('[data-part="clamped"]')!;
      await expect(clamped.scrollHeight).toBeGreaterThan(clamped.clientHeight);
      await expect(within(cell).getByTitle(longGoal)).toBeVisible();
      await expect(within(cell).getByRole('button', { name: '显示全文' })).toHaveAttribute('aria-expanded', 'false');
    },
  },
};

export const LongTextInFull: Story = {
  beforeEach: LongTexts.beforeEach,
  play: async (context) => {
    await LongTexts.play?.(context);
    const { canvas, userEvent } = context;
    const cell = longGoalCell(canvas);
    await userEvent.click(within(cell).getByRole('button', { name: '显示全文' }));
    await expect(cell).toHaveTextContent(/并给出结论。/);
    await expect(cell.querySelector('[data-part="clamped"]')).toBeNull();
    await expect(within(cell).getByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
    const grid = canvas.getByRole('grid');
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const Loading: Story = {
  tags: ['state:goal-table.loading'],
  beforeEach: () => {
    storySource.loadGoals.mockReset().mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('正在载入');
      await expect(canvas.queryByText('暂无数据')).toBeNull();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:goal-table.error'],
  beforeEach: () => {
    serve()();
    storySource.loadGoals.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = within(canvas.getByRole('region', { name: '通知' }));
      await expect(region.getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByText('没有取到教学目标')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const LoadRetried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(10);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, beforeEach: serve(sampleIndicators(1004)) };

export const Compact: Story = { globals: { density: 'compact' } };

/** Comments on goals: their number behind the goal. */
export const Commented: Story = {
  tags: ['state:goal-table.comments'],
  beforeEach: serve(manyIndicators(2, () => 2)),
  decorators: [
    (Story) => (
      <PlaceMarks value={({ id, name }) => <CommentMark name={name} open={(id ?? 0) % 2} isPassedByEmpty />}>
        <Story />
      </PlaceMarks>
    ),
  ],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('button', { name: /^1 个未解决的讨论：教学目标/ })).toHaveLength(2);
      await expect(canvas.queryByRole('button', { name: /^评论：/ })).toBeNull();
    },
  },
};
