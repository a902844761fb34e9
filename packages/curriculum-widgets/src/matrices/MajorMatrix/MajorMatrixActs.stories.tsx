import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { aMatrixCollege, failToRead, keepFew, neverRead, unread } from '../fakes/aMatrixCollege';
import { MajorMatrix } from './MajorMatrix';
import matrixMeta from './MajorMatrix.stories';
import { storyCell, tabIntoGrid } from './storyCells';

const college = aMatrixCollege({ prepare: keepFew });

const meta = {
  title: 'Widgets/Matrices/MajorMatrix',
  component: MajorMatrix,
  decorators: matrixMeta.decorators,
  args: { source: college.matrices, courseId: 1004 },
  beforeEach: college.serve(),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MajorMatrix>;
export default meta;
type Story = StateStory<typeof meta>;

export const CellSelected: Story = {
  tags: ['state:major-matrix.cell-selected'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(storyCell(canvas, '数据结构', '2.1'));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const cell = storyCell(canvas, '数据结构', '2.1');
      await expect(cell).toHaveFocus();
      await expect(cell).toHaveAttribute('data-relate', '0');
      const bar = within(canvas.getByRole('group', { name: '选中的单元格' }));
      await expect(bar.getByText('能识别复杂软件问题的关键环节')).toBeVisible();
      await expect(bar.getByRole('radio', { name: '强' })).toBeChecked();
      await expect(bar.getByText('能分析算法的时间与空间复杂度并指出瓶颈')).toBeVisible();
      await expect(bar.getByRole('button', { name: '改绑定' })).toBeVisible();
    },
  },
};

export const RangeSelected: Story = {
  tags: ['state:major-matrix.range-selected'],
  play: async (context) => {
    await CellSelected.play?.(context);
    await context.userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      const bar = within(canvas.getByRole('group', { name: '选中的单元格' }));
      await expect(bar.getByText('选中 3 格')).toBeVisible();
      // They differ.
      for (const radio of bar.getAllByRole('radio')) await expect(radio).not.toBeChecked();
      await expect(bar.queryByRole('button')).toBeNull();
    },
  },
};

export const Edit: Story = {
  tags: ['state:major-matrix.edit'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    // A press selects; the bar above the matrix changes.
    await userEvent.click(storyCell(canvas, '数据结构', '2.1'));
    await userEvent.click(canvas.getByRole('radio', { name: '弱' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(storyCell(canvas, '数据结构', '2.1')).toHaveAttribute('data-relate', '1');
      await expect(canvas.getByRole('radio', { name: '弱' })).toBeChecked();
      await expect(canvas.getByRole('group', { name: '选中的单元格' })).toHaveTextContent('数据结构 × 2.1');
      // The form shows the cell.
      await expect(canvas.getByRole('combobox', { name: /^指标点/ })).toHaveValue('2.1 能识别复杂软件问题的关键环节');
      await expect(canvas.getByRole('radio', { name: '弱支撑' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: /^G2/ })).toBeChecked();
    },
  },
};

export const BoundInForm: Story = {
  play: async (context) => {
    await Edit.play?.(context);
    const { canvas, userEvent } = context;
    await canvas.findByRole('combobox', { name: /^指标点/ });
    const cell = storyCell(canvas, '数据结构', '2.1');
    await userEvent.click(canvas.getByRole('button', { name: '改绑定' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: '弱支撑' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^G1/ }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: '一起移除' }));
    await expect(cell).toHaveAttribute('data-relate', '0');
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(storyCell(canvas, '数据结构', '1.2')).toHaveAccessibleName('强支撑，未绑定目标');
  },
};

export const BindIncomplete: Story = {
  tags: ['state:major-matrix.bind-incomplete'],
  play: async ({ canvas, userEvent, step }) => {
    await tabIntoGrid(canvas, userEvent);
    await userEvent.keyboard('{Enter}');
    const save = canvas.getByRole('button', { name: '绑定' });
    await waitFor(() => expect(canvas.getByRole('radio', { name: '强支撑' })).toHaveFocus());
    await step('without strength and goal', async () => {
      await expect(save).toBeDisabled();
      await expect(canvas.getByText('还需选择：支撑强度、至少一个教学目标')).toBeVisible();
    });
    await step('without goal', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('radio', { name: '强支撑' })).toBeChecked();
      await expect(canvas.getByText('还需选择：至少一个教学目标')).toBeVisible();
      await expect(save).toBeDisabled();
    });
    await step('without indicator point', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^G1/ }));
      await expect(save).toBeEnabled();
      await userEvent.clear(canvas.getByRole('combobox', { name: /^指标点/ }));
      await userEvent.tab();
    });
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.queryByRole('listbox')).toBeNull();
      await expect(canvas.getByText('还需选择：指标点')).toBeVisible();
      await expect(canvas.getByRole('button', { name: '绑定' })).toBeDisabled();
    },
  },
};

export const Saved: Story = {
  tags: ['state:major-matrix.saved'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    await userEvent.click(storyCell(canvas, '数据结构', '1.1'));
    await userEvent.keyboard('1');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(college.matrices.saveMatrices).toHaveBeenCalledOnce());
    await expect(college.state.bindings).toContainEqual(expect.objectContaining({ courseId: 1004, requireId: 1101, relate: 0, goals: [] }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('更新成功')).toBeVisible();
      await expect(storyCell(canvas, '数据结构', '1.1')).toHaveAttribute('data-relate', '0');
    },
  },
};

export const Loading: Story = {
  tags: ['state:major-matrix.loading'],
  beforeEach: college.serve(neverRead),
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByLabelText('正在读取矩阵')).toBeVisible();
      await expect(canvas.queryByRole('grid')).toBeNull();
    },
  },
};

export const Failed: Story = {
  tags: ['state:major-matrix.error'],
  beforeEach: college.serve(failToRead),
  parameters: {
    atRest: async ({ canvas }) => {
      // In place of the matrix, and in a toast.
      await expect(canvas.getAllByText(unread.message)).toHaveLength(2);
      await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible();
    },
  },
};
