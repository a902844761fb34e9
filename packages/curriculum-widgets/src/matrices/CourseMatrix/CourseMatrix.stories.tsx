import { chineseIn } from '@college/ui/testing/chineseIn';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withToasts } from '../../course-units/fakes/withToasts';
import { aMatrixCollege, failToRead, keepNoChapters, keepNothingPlaced, neverRead, unread } from '../fakes/aMatrixCollege';
import { drawnCell, matrixCell } from '../fakes/matrixCell';
import { unreachedWords, withoutNetwork } from '../../support/fakes/withoutNetwork';
import { CourseMatrix } from './CourseMatrix';

const college = aMatrixCollege();

const meta = {
  title: 'Widgets/Matrices/CourseMatrix',
  component: CourseMatrix,
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
    withToasts,
  ],
  args: { source: college.matrices, courseId: 1004 },
  beforeEach: college.serve(),
  parameters: {
    layout: 'fullscreen',
  },
} satisfies Meta<typeof CourseMatrix>;
export default meta;
type Story = StateStory<typeof meta>;

export const Filled: Story = {
  tags: ['state:course-matrix.filled'],
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = drawnCell(canvas, /树与二叉树/, 2);
      await expect(cell).toHaveTextContent(/5\s*二叉树遍历.*6\s*哈夫曼树/);
      await expect(cell).toHaveAccessibleName(/强支撑 5 二叉树遍历\s*，弱支撑 6 哈夫曼树/);
      await expect(canvas.getByRole('columnheader', { name: /G3/ })).toBeVisible();
      await expect(canvas.getByText('覆盖 4/4 目标，4/6 章节')).toBeVisible();
      await expect(canvas.getAllByText('无课点')).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeDisabled();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    },
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = await matrixCell(canvas, /树与二叉树/, 2);
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('2');
    await expect(cell).toHaveAccessibleName(/弱支撑 5 二叉树遍历/);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const EditPoints: Story = {
  tags: ['state:course-matrix.edit-points'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /树与二叉树/, 2));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const picker = within(canvas.getByRole('dialog', { name: /树与二叉树 × G3/ }));
      await expect(picker.getByRole('grid', { name: '强支撑' })).toHaveTextContent('二叉树遍历');
      await expect(picker.getByRole('grid', { name: '弱支撑' })).toHaveTextContent('哈夫曼树');
      await expect(picker.getByRole('button', { name: '把课点7 图的存储加为弱支撑' })).toBeVisible();
    },
  },
};

export const PointsChosen: Story = {
  play: async (context) => {
    await EditPoints.play?.(context);
    const { canvas, userEvent } = context;
    const picker = within(await canvas.findByRole('dialog', { name: /树与二叉树 × G3/ }));
    await userEvent.click(picker.getByRole('button', { name: '把课点7 图的存储加为弱支撑' }));
    await userEvent.click(picker.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(drawnCell(canvas, /树与二叉树/, 2)).toHaveAccessibleName(/弱支撑 7 图的存储/));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const QuickAdd: Story = {
  tags: ['state:course-matrix.quick-add'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /绪论/, 1));
    await userEvent.type(await canvas.findByRole('textbox', { name: '筛选或速加课点' }), '课点1，课点3 ☆{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const picker = within(canvas.getByRole('dialog', { name: /绪论.* × G2/ }));
      await expect(picker.getByRole('textbox', { name: '筛选或速加课点' })).toHaveValue('');
      await expect(picker.getByRole('grid', { name: '强支撑' })).toHaveTextContent('算法与复杂度');
      await expect(picker.getByRole('grid', { name: '弱支撑' })).toHaveTextContent('链表');
    },
  },
};

export const QuickAddDone: Story = {
  play: async (context) => {
    await QuickAdd.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(drawnCell(canvas, /绪论/, 1)).toHaveAccessibleName(/强支撑 1 算法与复杂度\s*，弱支撑 3 链表/));
    await expect(canvas.getByText('覆盖 4/4 目标，5/6 章节')).toBeVisible();
  },
};

export const Saved: Story = {
  tags: ['state:course-matrix.saved'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /线性表/, 0));
    await userEvent.type(await canvas.findByRole('textbox'), '课点4{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.source.saveMatrices).toHaveBeenCalledWith(expect.objectContaining({ courseId: 1004, rows: [] })));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(drawnCell(canvas, /线性表/, 0)).toHaveAccessibleName(/强支撑 4 /);
    },
  },
};

export const Offline: Story = {
  tags: ['state:course-matrix.offline'],
  beforeEach: () => {
    college.failures.saveMatrices = 'offline';
    return withoutNetwork();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /线性表/, 0));
    await userEvent.type(await canvas.findByRole('textbox'), '课点4{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('未保存：网络已断开，联网后自动保存')).toBeVisible();
      await expect(canvas.getByRole('region', { name: '通知' })).toHaveTextContent(unreachedWords);
      await expect(drawnCell(canvas, /线性表/, 0)).toHaveAccessibleName(/强支撑 4 /);
    },
  },
};

export const KeysOverARange: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = await matrixCell(canvas, /线性表/, 0);
    const beside = await matrixCell(canvas, /线性表/, 1);
    const above = await matrixCell(canvas, /绪论/, 0);
    await userEvent.click(above);
    await expect(above).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}2');
    await expect(cell).toHaveAccessibleName(/弱支撑 2 顺序表\s*，弱支撑 3 链表/);
    await userEvent.keyboard('1');
    await expect(beside).toHaveAccessibleName(/强支撑 1 算法与复杂度/);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    await waitFor(() => expect(beside).toHaveAccessibleName(/弱支撑 1 算法与复杂度/));
    await expect(cell).toHaveAccessibleName(/强支撑 2 顺序表\s*，强支撑 3 链表/);
  },
};

export const TakingOutAsks: Story = {
  play: async ({ canvas, userEvent }) => {
    const cell = await matrixCell(canvas, /树与二叉树/, 2);
    await userEvent.dblClick(cell);
    await userEvent.click(await canvas.findByRole('button', { name: '移出课点5 二叉树遍历' }));
    await userEvent.click(canvas.getByRole('button', { name: '完成' }));
    await userEvent.click(within(await canvas.findByRole('alertdialog')).getAllByRole('button')[0]!);
    await expect(cell).toHaveTextContent('二叉树遍历');
    // What was chosen is there again.
    const picker = within(await canvas.findByRole('dialog', { name: /树与二叉树 × G3/ }));
    await expect(picker.getByRole('grid', { name: '强支撑' })).not.toHaveTextContent('二叉树遍历');
    await userEvent.click(picker.getByRole('button', { name: '完成' }));
    await userEvent.click(
      within(await canvas.findByRole('alertdialog'))
        .getAllByRole('button')
        .at(-1)!,
    );
    await waitFor(() => expect(cell).not.toHaveTextContent('二叉树遍历'));
  },
};

export const GapsAlone: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '只看缺口' }));
    await expect(canvas.getAllByRole('rowheader', { name: /绪论|栈与队列/ })).toHaveLength(2);
    await expect(canvas.queryByRole('rowheader', { name: /线性表/ })).toBeNull();
  },
};

export const Empty: Story = {
  tags: ['state:course-matrix.empty'],
  beforeEach: college.serve(keepNoChapters),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无数据')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const NoTeachingGoals: Story = {
  tags: ['state:course-matrix.no-goals'],
  args: { wayOut: <a href="#major">专业矩阵</a> },
  beforeEach: college.serve((own) => {
    keepNothingPlaced(own);
    Object.assign(own.state, { goals: [], bindings: [] });
  }),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('暂无教学目标')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '专业矩阵' })).toBeVisible();
    },
  },
};

export const Loading: Story = {
  tags: ['state:course-matrix.loading'],
  beforeEach: college.serve(neverRead),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByLabelText('正在读取矩阵')).toBeInTheDocument();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const LoadingFailed: Story = {
  tags: ['state:course-matrix.error'],
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
  tags: ['state:course-matrix.read-only'],
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await matrixCell(canvas, /树与二叉树/, 2));
    await userEvent.keyboard('0{Enter}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(drawnCell(canvas, /树与二叉树/, 2)).toHaveTextContent('二叉树遍历');
      await expect(canvas.queryByRole('button', { name: '保存' })).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:course-matrix.english'],
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cell = await matrixCell(canvas, /Trees/, 2);
    await expect(chineseIn(canvasElement)).toEqual([]);
    await userEvent.dblClick(cell);
    await userEvent.type(await canvas.findByRole('textbox'), 'point 1 weak{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('Update Successfully')).toBeVisible();
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
