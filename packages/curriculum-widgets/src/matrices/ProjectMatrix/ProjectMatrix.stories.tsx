import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege, failToRead, keepNoChapters, neverRead, unread } from '../fakes/aMatrixCollege';
import { drawnCell, matrixCell } from '../fakes/matrixCell';
import { sampleMatrices } from '../fakes/sampleMatrices';
import { ProjectMatrix } from './ProjectMatrix';

const trees = sampleMatrices.projects[3]!.id;

const college = aMatrixCollege();

const meta = {
  title: 'Widgets/Matrices/ProjectMatrix',
  component: ProjectMatrix,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 560 }}>
        <Story />
      </div>
    ),
    withToasts,
  ],
  args: { source: college.matrices, courseId: 1004, projectId: trees },
  beforeEach: college.serve(),
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ProjectMatrix>;
export default meta;
type Story = StateStory<typeof meta>;

export const Filled: Story = {
  tags: ['state:project-matrix.filled'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(drawnCell(canvas, /二叉树遍历/, 0)).toHaveAccessibleName(/强支撑 K3 二叉树性质.*强支撑 S2 .*弱支撑 A2 /);
      await expect(canvas.getByRole('columnheader', { name: /T2\s*用哈夫曼编码压缩文本/ })).toBeVisible();
      await expect(canvas.getByText('可运行程序，通过全部用例')).toBeVisible();
      await expect(drawnCell(canvas, /哈夫曼树/, 6)).toHaveTextContent('4/2');
      await expect(canvas.getByText('覆盖 2/2 课点')).toBeVisible();
      await expect(canvas.getByText('12/4')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
      await expect(canvas.getByRole('tab', { name: /树与二叉树/ })).not.toHaveFocus();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const EditKsa: Story = {
  tags: ['state:project-matrix.edit-ksa'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /二叉树遍历/, 1));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const picker = within(canvas.getByRole('dialog', { name: /二叉树遍历 × T2/ }));
      await expect(picker.getByText('属于这个课点')).toBeVisible();
      await expect(picker.getByRole('textbox', { name: '筛选或速加 KSA' })).toHaveValue('');
    },
  },
};

export const KsaQuickAdded: Story = {
  play: async (context) => {
    await EditKsa.play?.(context);
    const { canvas, userEvent } = context;
    const picker = within(await canvas.findByRole('dialog', { name: /二叉树遍历 × T2/ }));
    await userEvent.type(picker.getByRole('textbox', { name: '筛选或速加 KSA' }), 'K2★ A1 ☆ X9{Enter}');
    await expect(picker.getByText('没有这个编号', { exact: false })).toHaveTextContent('X9');
    await userEvent.click(picker.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(drawnCell(canvas, /二叉树遍历/, 1)).toHaveAccessibleName(/强支撑 K2 线性结构特点.*弱支撑 A1 /));
  },
};

export const ChooseProject: Story = {
  tags: ['state:project-matrix.choose-project'],
  args: { projectId: undefined, onProjectChange: fn(), onTaskGoals: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('tab', { name: /线性表 3 个课点/ });
    await expect(first).toHaveAttribute('aria-selected', 'true');
    first.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onProjectChange).toHaveBeenLastCalledWith(trees);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('tab', { name: /树与二叉树/, selected: true })).toHaveFocus();
      await expect(canvas.getByRole('columnheader', { name: /T1\s*完成二叉树的递归与非递归遍历/ })).toBeVisible();
    },
  },
};

export const NoTaskGoals: Story = {
  args: { projectId: undefined, onTaskGoals: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('这一章还没有任务目标')).toBeVisible();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(/没有任务目标/);
    // The one chapter that has some bears no sign.
    await expect(canvas.getByRole('tab', { name: /树与二叉树/ })).not.toHaveAccessibleName(/没有任务目标/);
    await userEvent.click(canvas.getByRole('button', { name: '添加任务目标' }));
    await expect(args.onTaskGoals).toHaveBeenCalledWith(sampleMatrices.projects[1]!.id);
  },
};

export const NoPoints: Story = {
  args: { projectId: undefined },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /绪论/ }));
    await expect(canvas.getByText('这一章还没有课点')).toBeVisible();
  },
};

export const Saved: Story = {
  tags: ['state:project-matrix.saved'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await matrixCell(canvas, /二叉树遍历/, 2));
    await userEvent.keyboard('讲授{Enter}');
    await waitFor(() => expect(drawnCell(canvas, /二叉树遍历/, 2)).toHaveTextContent('讲授'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.source.saveMatrices).toHaveBeenCalledOnce());
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(drawnCell(canvas, /二叉树遍历/, 2)).toHaveTextContent('讲授');
    },
  },
};

export const FilledDown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await matrixCell(canvas, /二叉树遍历/, 2));
    await userEvent.keyboard('讲授{Enter}{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await waitFor(async () => expect(await matrixCell(canvas, /哈夫曼树/, 2)).toHaveTextContent('讲授'));
    await expect(await matrixCell(canvas, /哈夫曼树/, 3)).toHaveTextContent('案例驱动');
  },
};

export const Hours: Story = {
  play: async ({ canvas, userEvent }) => {
    const hours = () => matrixCell(canvas, /二叉树遍历/, 6);
    await userEvent.click(await hours());
    await userEvent.keyboard('6（2）{Enter}');
    await expect(await canvas.findByText(/课点理论学时合计 10，比本章的 12 少 2。/)).toBeVisible();
    await expect(await hours()).toHaveTextContent('6/2');
    await userEvent.click(await hours());
    await userEvent.keyboard('8x{Enter}');
    await expect(await canvas.findByText(/「8x」不是学时/)).toBeVisible();
    await expect(await hours()).toHaveTextContent('8x');
    await userEvent.click(canvas.getByRole('button', { name: /^恢复原来的内容：.*二叉树遍历的学时$/ }));
    await waitFor(async () => expect(await hours()).toHaveTextContent('6/2'));
    await expect(canvas.queryByText(/不是学时/)).toBeNull();
    await expect(document.activeElement?.closest('[role="gridcell"]')).not.toBeNull();
  },
};

export const LongText: Story = {
  beforeEach: college.serve(({ state }) => {
    for (const cell of state.courseCells) cell.product = '完成上机程序\n通过全部用例，并写出复杂度分析';
  }),
  play: async ({ canvas, userEvent }) => {
    const cell = () => matrixCell(canvas, /二叉树遍历/, 4);
    await userEvent.click(await cell());
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(await cell());
    const field = within(await canvas.findByRole('dialog', { name: '二叉树遍历的学习产出及测量标准' })).getByRole('textbox');
    await expect(field).toHaveValue('完成上机程序\n通过全部用例，并写出复杂度分析');
    await userEvent.type(field, '。{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await cell()).toHaveTextContent('复杂度分析。'));
  },
};

export const Empty: Story = {
  tags: ['state:project-matrix.empty'],
  beforeEach: college.serve(keepNoChapters),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const Loading: Story = {
  tags: ['state:project-matrix.loading'],
  beforeEach: college.serve(neverRead),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByLabelText('正在读取矩阵')).toBeInTheDocument();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const LoadingFailed: Story = {
  tags: ['state:project-matrix.error'],
  beforeEach: college.serve(failToRead),
  parameters: {
    atRest: async ({ canvas }) => {
      // In place of the matrix, and in a toast.
      await expect(canvas.getAllByText(unread.message)).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};

export const LoadingTriedAgain: Story = {
  beforeEach: college.serve(failToRead),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await waitFor(() => expect(args.source.loadMatrices).toHaveBeenCalledTimes(2));
  },
};

export const ReadOnly: Story = {
  tags: ['state:project-matrix.read-only'],
  args: { isReadOnly: true, onTaskGoals: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /二叉树遍历/, 0));
    await userEvent.keyboard('0{Enter}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(drawnCell(canvas, /二叉树遍历/, 2));
    await userEvent.keyboard('讲授{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(drawnCell(canvas, /二叉树遍历/, 0)).toHaveTextContent('二叉树性质');
      await expect(drawnCell(canvas, /二叉树遍历/, 2)).toHaveTextContent('小组讨论');
      await expect(canvas.queryByRole('button', { name: /保存|任务目标/ })).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:project-matrix.english'],
  globals: { language: '80102' },
  args: { onTaskGoals: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await matrixCell(canvas, /Traversing|traversal/i, 6));
    await userEvent.keyboard('5/1{Enter}');
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText(/fewer than the chapter's 12/)).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
