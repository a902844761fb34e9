import { mayAnywhere } from '@college/curriculum-model';
import { aProject, sampleCourseUnit } from '@college/curriculum-model/fixtures';
import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn } from 'storybook/test';
import { dragByPointer } from '../fakes/dragByPointer';
import { inEnglish } from '../fakes/inEnglish';
import { withToasts } from '../fakes/withToasts';
import { projectRowsReducer, toEditableRows, toProjectRows, type EditableProjectRow } from './projectRows';
import { ProjectTable, type ProjectTableProps } from './ProjectTable';

const chapters = sampleCourseUnit(1004).courseMatrixVOS;
const rowsOf = (count: number) => toEditableRows(chapters.slice(0, count));

/** The table with controlled rows, as on its page. */
function TableWithState({ rows: start, ...props }: ProjectTableProps) {
  const [rows, dispatch] = useReducer(projectRowsReducer, start as EditableProjectRow[]);
  return (
    <ProjectTable
      {...props}
      rows={rows}
      onChange={(event) => {
        dispatch(event);
        props.onChange?.(event);
      }}
    />
  );
}

const meta = {
  title: 'Widgets/Course units/ProjectTable',
  component: ProjectTable,
  decorators: [withToasts],
  args: { rows: rowsOf(6), unitHours: { theoryPeriod: 48, practicePeriod: 16 }, onChange: fn() },
  render: (args) => <TableWithState {...args} />,
  parameters: {
    band: (permissionId: number) => ({ isReadOnly: !mayAnywhere({ permissionId }, 'modify') }),
  },
} satisfies Meta<typeof ProjectTable>;
export default meta;
type Story = StateStory<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Names down the table, in their order. */
function names(canvas: Canvas) {
  return canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^名称/ }).map(({ value }) => value);
}

const noHours = { unitHours: undefined };

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '名称，第 6 行' })).toHaveValue('查找与排序');
    await expect(canvas.queryByRole('status', { name: /合计/ })).toBeNull();
  },
};

export const HoursDiffer: Story = {
  args: { unitHours: { theoryPeriod: 46, practicePeriod: 18 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/章节理论学时合计 48，比课程单元的 46 多 2/)).toBeVisible();
    await expect(canvas.getByText(/章节实践学时合计 16，比课程单元的 18 少 2/)).toBeVisible();
  },
};

export const OneRow: Story = {
  tags: ['state:project-table.one'],
  args: { rows: rowsOf(1), ...noHours },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['绪论与算法分析']);
      await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
    },
  },
};

export const TwoRows: Story = {
  tags: ['state:project-table.two'],
  args: { rows: rowsOf(2), ...noHours },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '删除第 1 行：绪论与算法分析' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: '删除第 2 行：线性表' })).toBeVisible();
      await expect(names(canvas)).toHaveLength(2);
      for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeValid();
    },
  },
};

export const DeletedDownToOne: Story = {
  tags: ['state:project-table.delete-to-one'],
  args: { rows: rowsOf(2), ...noHours },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 1 行：绪论与算法分析' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['线性表']);
      await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
      await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible();
    },
  },
};

export const DeletionUndone: Story = {
  args: { rows: rowsOf(3), ...noHours },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行：线性表' }));
    await expect(canvas.getByRole('textbox', { name: '名称，第 2 行' })).toHaveValue('栈与队列');
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(canvas.getByRole('textbox', { name: '名称，第 2 行' })).toHaveValue('线性表');
  },
};

export const Added: Story = {
  tags: ['state:project-table.add'],
  args: { rows: rowsOf(1), ...noHours },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['绪论与算法分析', '']);
      await expect(canvas.getByRole('textbox', { name: '名称，第 2 行' })).toHaveFocus();
      await expect(canvas.getAllByRole('button', { name: /^删除第/ })).toHaveLength(2);
    },
  },
};

export const ReorderedByDrag: Story = {
  tags: ['state:project-table.reorder'],
  args: { rows: rowsOf(3), ...noHours },
  play: async ({ args, canvas }) => {
    const grip = canvas.getByRole('button', { name: '移动第 3 行：栈与队列' });
    await dragByPointer(
      grip,
      canvas.getByRole('button', { name: '移动第 1 行：绪论与算法分析' }),
      () => grip.closest('[data-dragging]') !== null,
    );
    await canvas.findByRole('button', { name: '移动第 1 行：栈与队列' });
    await expect(args.onChange).toHaveBeenCalledWith({ type: 'rowMoved', key: rowsOf(3)[2]!.key, toIndex: 0 });
    const moved = projectRowsReducer(rowsOf(3), { type: 'rowMoved', key: rowsOf(3)[2]!.key, toIndex: 0 });
    await expect(toProjectRows(moved, 1004).map((row) => row.name)).toEqual(['栈与队列', '绪论与算法分析', '线性表']);
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toEqual(['栈与队列', '绪论与算法分析', '线性表']);
      const handle = canvas.getByRole('button', { name: '移动第 1 行：栈与队列' });
      await expect(handle).toBeVisible();
      await expect(handle).not.toHaveFocus();
    },
  },
};

export const ReorderedByKeyboard: Story = {
  tags: ['state:project-table.reorder-keyboard'],
  args: { rows: rowsOf(3), ...noHours },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移动第 3 行：栈与队列' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('已拿起。第 3 行，共 3 行：栈与队列')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('已放下。第 1 行，共 3 行：栈与队列')).toBeInTheDocument();
      await expect(names(canvas)).toEqual(['栈与队列', '绪论与算法分析', '线性表']);
      await expect(canvas.getByRole('button', { name: '移动第 1 行：栈与队列' })).toHaveFocus();
    },
  },
};

export const ThirtyRows: Story = {
  tags: ['state:project-table.many'],
  args: {
    rows: toEditableRows(Array.from({ length: 30 }, (_, index) => aProject({ id: 1501 + index, name: `第 ${index + 1} 章` }))),
    ...noHours,
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(names(canvas)).toHaveLength(30);
      const scroller = canvas.getByRole('table').parentElement!;
      await expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight);
    },
  },
};

export const ViewOnly: Story = {
  tags: ['state:project-table.view-only'],
  args: { isReadOnly: true },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('查找与排序')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
      await expect(canvas.queryByRole('textbox')).toBeNull();
    },
  },
};

export const English: Story = {
  tags: ['state:project-table.english'],
  globals: { language: '80102' },
  args: { rows: toEditableRows(chapters.map(inEnglish)), unitHours: { theoryPeriod: 46, practicePeriod: 16 } },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByRole('columnheader', { name: 'Theory hours' })).toBeVisible();
      await expect(canvas.getByText(/Chapter theory hours add up to 48, 2 more than/)).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add a row' })).toBeVisible();
      await expect(canvasElement.textContent).not.toMatch(/\p{Script=Han}/u);
    },
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Compact: Story = { globals: { density: 'compact' } };
