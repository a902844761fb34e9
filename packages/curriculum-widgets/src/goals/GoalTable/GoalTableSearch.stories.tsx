import { aGoal } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { manyIndicators } from '../fakes/manyIndicators';
import { serve, storySource } from '../fakes/storySource';
import { GoalTable } from './GoalTable';

const rows = manyIndicators(12).map((row, index) => ({
  ...row,
  description: index === 3 ? '1.4 Design of modules' : row.description,
  children: index === 7 ? [...row.children, aGoal({ id: 9900, parentId: row.id, description: 'redesign an abc tree' })] : row.children,
}));

const meta = {
  title: 'Widgets/Goals/GoalTable',
  component: GoalTable,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, majorId: 1001 },
  beforeEach: serve(rows),
} satisfies Meta<typeof GoalTable>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const searched = { name: '指标点或教学目标' };
const field = (canvas: Canvas) => canvas.findByRole('searchbox', searched);
const indicators = (canvas: Canvas) => canvas.queryAllByRole('rowheader').map((row) => row.textContent);

export const SearchHit: Story = {
  tags: ['state:goal-table.search-hit'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'ABC');
    await expect(indicators(canvas)).toHaveLength(10);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', searched)).toHaveValue('ABC');
      await expect(indicators(canvas)).toEqual(['2.3 指标点 8']);
      // The row keeps all of its goals, and the match is highlighted.
      await expect(canvas.getByRole('cell', { name: /教学目标 8-1/ })).toBeVisible();
      await expect(canvas.getByText('abc', { selector: 'mark' })).toBeVisible();
    },
  },
};

export const SearchWithoutHit: Story = {
  tags: ['state:goal-table.search-none'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'zzz');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', searched)).toHaveValue('zzz');
      await expect(canvas.getByText('无搜索结果')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const SearchCleared: Story = {
  play: async (context) => {
    await SearchWithoutHit.play?.(context);
    const { canvas, userEvent } = context;
    await canvas.findByText('无搜索结果');
    await userEvent.click(canvas.getByRole('button', { name: /清除/ }));
    await waitFor(() => expect(indicators(canvas)).toHaveLength(10));
  },
};

const designs = ['1.4 Design of modules', '2.3 指标点 8'];

export const SearchInAnyCase: Story = {
  tags: ['state:goal-table.search-case'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await field(canvas), 'Design');
    await waitFor(() => expect(indicators(canvas)).toEqual(designs));
    await userEvent.clear(await field(canvas));
    await waitFor(() => expect(indicators(canvas)).toHaveLength(10));
    await userEvent.type(await field(canvas), 'dESIGN');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', searched)).toHaveValue('dESIGN');
      await expect(indicators(canvas)).toEqual(designs);
    },
  },
};

export const SearchThenMore: Story = {
  tags: ['state:goal-table.search-then-load-more'],
  beforeEach: serve(manyIndicators(30).map((row, index) => (index % 2 === 0 ? { ...row, description: `${row.description} 建模` } : row))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '再显示 10 个' }));
    await expect(indicators(canvas)).toHaveLength(20);
    await userEvent.type(await field(canvas), '建模');
    await expect(await canvas.findByText('已显示 10 个指标点，共 15 个')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再显示 5 个' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('searchbox', searched)).toHaveValue('建模');
      await expect(indicators(canvas)).toHaveLength(15);
      await expect(canvas.getByText('已显示 15 个指标点，共 15 个')).toBeVisible();
    },
  },
};

export const SearchWhileComposing: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await field(canvas);
    await userEvent.click(search);
    fireEvent.compositionStart(search);
    fireEvent.change(search, { target: { value: 'zhibiao' } });
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(indicators(canvas)).toHaveLength(10);
    fireEvent.change(search, { target: { value: '指标点 12' } });
    fireEvent.compositionEnd(search);
    await waitFor(() => expect(indicators(canvas)).toEqual(['3.2 指标点 12']));
  },
};
