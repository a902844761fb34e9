import { mayAnywhere } from '@college/curriculum-model';
import { sampleIndicators } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { never } from '../../course-units/fakes/never';
import { withToasts } from '../../course-units/fakes/withToasts';
import { manyIndicators } from '../fakes/manyIndicators';
import { serve, storySource, wordsIn } from '../fakes/storySource';
import { GoalPanel } from './GoalPanel';

const threeGroups = manyIndicators(4, (index) => [2, 0, 1, 3][index]!);

const meta = {
  title: 'Widgets/Goals/GoalPanel',
  component: GoalPanel,
  decorators: [withToasts],
  args: { source: storySource, courseId: 1004, majorId: 1001 },
  beforeEach: serve(threeGroups),
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof GoalPanel>;
export default meta;
type Story = StateStory<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openMenu({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: '教学目标操作' }));
  return within(await canvas.findByRole('menu'));
}

async function expectOnlyAdding(canvas: Context['canvas']) {
  await expect(canvas.getByText('暂无教学目标')).toBeVisible();
  const menu = within(canvas.getByRole('menu'));
  await expect(menu.getByRole('menuitem', { name: '添加教学目标' })).not.toHaveAttribute('aria-disabled', 'true');
  await expect(menu.getByRole('menuitem', { name: '编辑教学目标' })).toHaveAttribute('aria-disabled', 'true');
  await expect(menu.getByRole('menuitem', { name: '删除教学目标…' })).toHaveAttribute('aria-disabled', 'true');
}

export const Empty: Story = {
  tags: ['state:goal-panel.empty'],
  beforeEach: serve([]),
  play: async (context) => {
    await openMenu(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(storySource.loadGoals.mock.settledResults[0]?.value).toEqual([]);
      await expectOnlyAdding(canvas);
    },
  },
};

const bareIndicators = manyIndicators(3, 0);

export const OnlyIndicators: Story = {
  tags: ['state:goal-panel.indicator-with-zero-goals'],
  beforeEach: serve(bareIndicators),
  play: async (context) => {
    await openMenu(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(storySource.loadGoals.mock.settledResults[0]?.value).toEqual(bareIndicators);
      await expectOnlyAdding(canvas);
    },
  },
};

export const OneGoal: Story = {
  tags: ['state:goal-panel.one'],
  beforeEach: serve(manyIndicators(1)),
  play: async (context) => {
    await openMenu(context);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('listitem')).toHaveTextContent('1教学目标 1-1 Goal');
      const items = canvas.getAllByRole('menuitem');
      await expect(items).toHaveLength(3);
      for (const item of items) await expect(item).not.toHaveAttribute('aria-disabled', 'true');
    },
  },
};

export const SeveralGroups: Story = {
  tags: ['state:goal-panel.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
      await expect(canvas.getByRole('group', { name: '教学目标' })).toHaveTextContent('6 条，分属 3 个指标点');
      await expect(canvas.getByRole('button', { name: '教学目标操作' })).toBeEnabled();
      await expect(canvas.queryByRole('dialog')).toBeNull();
      const rows = canvas.getAllByRole('listitem');
      await expect(rows.map((row) => row.textContent.slice(0, 1))).toEqual(['1', '2', '1', '1', '2', '3']);
      const grounds = rows.slice(3).map((row) => getComputedStyle(row).backgroundColor);
      await expect(grounds[0]).toBe(grounds[2]);
      await expect(grounds[0]).not.toBe(grounds[1]);
    },
  },
};

export const Collapsed: Story = {
  tags: ['state:goal-panel.collapsed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^1\.1/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /^1\.1/ })).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByText('教学目标 1-1 Goal')).not.toBeVisible();
      await expect(canvas.getByText('教学目标 4-1 Goal')).toBeVisible();
    },
  },
};

export const Expanded: Story = {
  tags: ['state:goal-panel.expanded'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '全部收起' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^1\.1/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: /^1\.1/ })).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('教学目标 1-1 Goal')).toBeVisible();
      await expect(canvas.getByText('教学目标 1-2 Goal')).toBeVisible();
      await expect(canvas.getByText('教学目标 4-1 Goal')).not.toBeVisible();
    },
  },
};

export const MenuAdd: Story = {
  tags: ['state:goal-panel.menu-add'],
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: '添加教学目标' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '添加教学目标' })).toBeVisible();
    },
  },
};

export const MenuEdit: Story = {
  tags: ['state:goal-panel.menu-edit'],
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: '编辑教学目标' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '编辑教学目标' })).toBeVisible();
    },
  },
};

export const MenuDelete: Story = {
  tags: ['state:goal-panel.menu-delete'],
  play: async (context) => {
    const menu = await openMenu(context);
    await context.userEvent.click(menu.getByRole('menuitem', { name: '删除教学目标…' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('dialog', { name: '删除教学目标' })).toBeVisible();
    },
  },
};

export const FormCancelled: Story = {
  play: async (context) => {
    await MenuDelete.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '教学目标操作' })).toHaveFocus());
  },
};

export const LongGoals: Story = {
  tags: ['state:goal-panel.long-text'],
  beforeEach: serve(
    manyIndicators(2, 2).map((row) => ({
      ...row,
      description: `${row.description} ${'能将数学与工程知识用于表述、分析和求解软件工程领域的复杂问题，'.repeat(4)}`,
      children: row.children.map((goal) => ({
        ...goal,
        description: `能够${'综合运用线性表、栈与队列、树与图，'.repeat(20)}并给出结论。`,
      })),
    })),
  ),
  parameters: {
    atRest: async ({ canvas }) => {
      const [goal] = canvas.getAllByRole('listitem');
      await expect(goal).toHaveTextContent(/并给出结论。$/);
      await expect(goal!.getBoundingClientRect().height).toBeGreaterThan(60);
      await expect(goal!.scrollWidth).toBeLessThanOrEqual(goal!.clientWidth);
    },
  },
};

export const Loading: Story = {
  tags: ['state:goal-panel.loading'],
  beforeEach: () => {
    storySource.loadGoals.mockReset().mockImplementation(never);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent('正在载入');
      await expect(canvas.queryByText('暂无教学目标')).toBeNull();
      await expect(canvas.queryByRole('button', { name: '教学目标操作' })).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:goal-panel.error'],
  beforeEach: () => {
    serve(threeGroups)();
    storySource.loadGoals.mockRejectedValueOnce(new Error('服务器繁忙，请稍后再试'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const region = within(canvas.getByRole('region', { name: '通知' }));
      await expect(region.getByText('服务器繁忙，请稍后再试')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '重试' })).toBeEnabled();
    },
  },
};

export const LoadRetried: Story = {
  beforeEach: Failed.beforeEach,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    const panel = within(await canvas.findByRole('group', { name: '教学目标' }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(6);
  },
};

export const ViewOnly: Story = {
  tags: ['state:goal-panel.view-only'],
  args: { isReadOnly: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
      await expect(canvas.queryByRole('button', { name: '教学目标操作' })).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:goal-panel.english'],
  globals: { language: '80102' },
  beforeEach: serve(sampleIndicators(1004)),
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('group', { name: 'Teaching goals' })).toHaveTextContent('4 under 4 indicator points');
      await expect(canvas.getByText('choose a fitting logical structure and model a practical problem')).toBeVisible();
      await expect(wordsIn(canvasElement)).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const DeletingInEnglish: Story = {
  globals: { language: '80102' },
  beforeEach: serve(sampleIndicators(1004)),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions on teaching goals' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Delete teaching goal…' }));
    await expect(await canvas.findByRole('dialog', { name: 'Delete teaching goal' })).toBeVisible();
    await expect(wordsIn(canvasElement)).not.toMatch(/\p{Script=Han}/u);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, beforeEach: serve(sampleIndicators(1004)) };
