import type { ProjectTaskGoal } from '@college/curriculum-model';
import { taskGoals } from '@college/curriculum-model/fixtures';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inEnglish } from '../../course-units/fakes/inEnglish';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aCollege } from '../../support/fakes/aCollege';
import { keepTaskGoals } from '../fakes/keepTaskGoals';
import { TaskGoals } from './TaskGoals';

const project = { id: taskGoals[0]!.projectId, name: '树与二叉树' };
const three = [...taskGoals, { id: 1003, projectId: project.id, description: '画出二叉树', product: '手绘图' }];
const versioned = three.map((goal) => ({ ...goal, version: 1 }));
const translated = [
  ...taskGoals.map(inEnglish),
  { id: 1003, projectId: project.id, description: 'draw a binary tree', product: 'a drawing' },
];

const college = aCollege();
const serve = (goals: readonly ProjectTaskGoal[]) => college.serve(keepTaskGoals(goals));

const meta = {
  title: 'Widgets/Matrices/TaskGoals',
  component: TaskGoals,
  decorators: [withToasts],
  beforeEach: serve(three),
  args: { source: college.taskGoals, project, ksaCountOf: (id) => (id === 1001 ? 3 : 0), onStored: fn() },
} satisfies Meta<typeof TaskGoals>;
export default meta;
type Story = StateStory<typeof meta>;

export const Empty: Story = {
  tags: ['state:task-goals.empty'],
  beforeEach: serve([]),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '添加任务目标' })).toBeEnabled();
    },
  },
};

export const FirstAdded: Story = {
  beforeEach: serve([]),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('暂无数据');
    await userEvent.click(canvas.getByRole('button', { name: '添加任务目标' }));
    await expect(canvas.getByRole('textbox', { name: /任务目标/ })).toHaveFocus();
    await expect(canvas.queryByText('暂无数据')).toBeNull();
  },
};

export const Many: Story = {
  tags: ['state:task-goals.many'],
  parameters: {
    atRest: async ({ canvas }) => {
      const table = within(canvas.getByRole('table', { name: '任务目标' }));
      for (const [index, goal] of three.entries()) {
        const row = within(table.getAllByRole('row')[index + 1]!);
        await expect(row.getByText(`T${index + 1}`)).toBeVisible();
        await expect(row.getByDisplayValue(goal.description)).toBeVisible();
        await expect(row.getByDisplayValue(goal.product)).toBeVisible();
      }
    },
  },
};

export const Edit: Story = {
  tags: ['state:task-goals.edit'],
  play: async ({ args, canvas, userEvent }) => {
    const product = await canvas.findByDisplayValue('手绘图');
    await userEvent.clear(product);
    await userEvent.type(product, '图与说明');
    await userEvent.click(canvas.getByRole('button', { name: '保存任务目标' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalledWith([...taskGoals, { ...three[2], product: '图与说明' }]));
    await expect(args.source.saveOne).toHaveBeenCalledOnce();
    await expect(args.source.saveOne).toHaveBeenCalledWith({ ...three[2], product: '图与说明' });
    await expect(args.source.saveAll).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(canvas.getByDisplayValue('图与说明')).toBeVisible();
    },
  },
};

export const SaveList: Story = {
  tags: ['state:task-goals.save-list'],
  play: async ({ args, canvas, userEvent, step }) => {
    const table = within(await canvas.findByRole('table', { name: '任务目标' }));
    await step('a goal in use asks before it goes', async () => {
      await userEvent.click(table.getAllByRole('button', { name: /^删除/ })[0]!);
      const question = within(await canvas.findByRole('alertdialog', { name: /删除「T1 完成二叉树的递归与非递归遍历」/ }));
      await expect(question.getByText(/这一列的 3 条 KSA 会一并删除/)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: '删除任务目标' }));
    });
    await step('the list is sent with its project', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '添加任务目标' }));
      await userEvent.keyboard('测量树的高度');
      await userEvent.click(canvas.getByRole('button', { name: '保存任务目标' }));
      await waitFor(() => expect(args.source.saveAll).toHaveBeenCalledOnce());
      await expect(args.source.saveAll).toHaveBeenCalledWith(
        project.id,
        [three[1], three[2], { id: 0, description: '测量树的高度', product: '' }],
        three.map(({ id, version }) => ({ id, version })),
      );
      await expect(args.source.saveOne).not.toHaveBeenCalled();
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(canvas.getByDisplayValue('测量树的高度')).toBeVisible();
      await expect(canvas.queryByDisplayValue(three[0]!.description)).toBeNull();
    },
  },
};

/** Somebody changed the goal while it was deleted here: it stays until one side is chosen, and what it says now is named. */
export const DeleteConflict: Story = {
  tags: ['state:task-goals.delete-conflict'],
  beforeEach: serve(versioned),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('画出二叉树');
    await college.as('majorLeader').taskGoals.saveOne({ ...versioned[2]!, description: '画出并讲解二叉树' });
    await userEvent.click(canvas.getAllByRole('button', { name: /^(删除|Delete)/ })[2]!);
    await userEvent.click(canvas.getByRole('button', { name: /^(保存任务目标|Save task goals)$/ }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText(/还没有删除。现在是：「T3 画出并讲解二叉树」/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: '用我的覆盖' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: '采用对方的，放弃我的' })).toBeEnabled();
      await expect(college.state.taskGoals.some(({ description }) => description === '画出并讲解二叉树')).toBe(true);
    },
  },
};

export const DeleteConflictInEnglish: Story = {
  beforeEach: serve(versioned),
  globals: { language: '80102' },
  play: async (context) => {
    await DeleteConflict.play?.(context);
    const note = await context.canvas.findByText(/Nothing is deleted yet. It now reads: “T3 /);
    await expect(note).toBeVisible();
  },
};

export const DeletedAfterConflict: Story = {
  beforeEach: serve(versioned),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await DeleteConflict.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: '用我的覆盖' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalled());
    await expect(college.state.taskGoals.map(({ id }) => id)).toEqual(taskGoals.map(({ id }) => id));
  },
};

export const Blank: Story = {
  tags: ['state:task-goals.blank'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByDisplayValue('画出二叉树'));
    await userEvent.click(canvas.getByRole('button', { name: '保存任务目标' }));
    await expect(args.source.saveOne).not.toHaveBeenCalled();
    await expect(args.source.saveAll).not.toHaveBeenCalled();
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const description = canvas.getAllByRole('textbox', { name: /^任务目标/ })[2]!;
      await expect(description).toHaveValue('');
      await expect(description).toHaveAccessibleDescription('请填写任务目标，或删除这一行');
    },
  },
};

export const English: Story = {
  tags: ['state:task-goals.english'],
  globals: { language: '80102' },
  beforeEach: serve(translated),
  args: { project: { ...project, name: 'Trees and binary trees' } },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByDisplayValue('draw a binary tree')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Save task goals' })).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
