import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EmptyState } from '../EmptyState';
import { EditableTable, type EditableTableProps } from './EditableTable';
import { chapters, moveItem, chapterColumns, type Chapter } from './storyRows';

/** A caller that owns the rows: the table itself is controlled. */
function ChapterTable({ rows: initialRows, columns, ...rest }: EditableTableProps<Chapter>) {
  const [rows, setRows] = useState(initialRows);
  return (
    <EditableTable
      {...rest}
      rows={rows}
      columns={columns}
      onCellChange={(change) => {
        rest.onCellChange?.(change);
        setRows((known) => known.map((row) => (row.id === change.rowId ? { ...row, [change.columnId]: change.text } : row)));
      }}
      onRowAdd={
        rest.onRowAdd &&
        (() => {
          rest.onRowAdd?.();
          setRows((known) => [...known, { id: Math.max(0, ...known.map(({ id }) => id)) + 1, name: '', pages: '0', figures: '0' }]);
        })
      }
      onRowDelete={
        rest.onRowDelete &&
        ((row, place) => {
          rest.onRowDelete?.(row, place);
          setRows((known) => known.filter(({ id }) => id !== row.id));
        })
      }
      onRowMove={
        rest.onRowMove &&
        ((move) => {
          rest.onRowMove?.(move);
          setRows((known) => moveItem(known, move.fromIndex, move.toIndex));
        })
      }
    />
  );
}

const meta = {
  title: 'UI/Tables/EditableTable',
  component: EditableTable<Chapter>,
  args: {
    'aria-label': '章节',
    rows: chapters(6),
    columns: chapterColumns('zh'),
    getRowId: (row) => row.id,
    getRowName: (row) => row.name,
    onCellChange: fn(),
    onRowAdd: fn(),
    onRowDelete: fn(),
    onRowMove: fn(),
    onValidityChange: fn(),
  },
  render: (args) => <ChapterTable {...args} />,
} satisfies Meta<typeof EditableTable<Chapter>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const Typing: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const name = canvas.getByRole('textbox', { name: '名称，第 4 行' });
    await step('what is typed is reported as it is typed', async () => {
      await userEvent.click(name);
      await userEvent.keyboard('（上）');
      await expect(args.onCellChange).toHaveBeenLastCalledWith(expect.objectContaining({ columnId: 'name', text: '树与二叉树（上）' }));
    });
    await step('Esc brings back what stood there', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(name).toHaveValue('树与二叉树');
      await expect(name).toHaveFocus();
    });
  },
};

export const EnterGoesToTheNextRow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '页数，第 1 行' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '页数，第 2 行' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{Enter}{/Shift}{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: '页数，第 1 行' })).toHaveFocus();
  },
};

export const WrongText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const pages = canvas.getByRole('textbox', { name: '页数，第 2 行' });
    await userEvent.clear(pages);
    await userEvent.type(pages, '十二');
    await userEvent.tab();
    await expect(pages).toHaveValue('十二');
    await expect(pages).toBeInvalid();
    await expect(pages).toHaveAccessibleDescription('要写成数字，例如 12');
    await expect(args.onCellChange).not.toHaveBeenCalledWith(expect.objectContaining({ text: '十二' }));
    await expect(args.onValidityChange).toHaveBeenLastCalledWith(false);
  },
};

export const ErrorFromTheServer: Story = {
  args: {
    columns: chapterColumns('zh').map((column) =>
      column.id === 'name' ? { ...column, getError: (row: Chapter) => (row.id === 3 ? '与第 1 行重名' : undefined) } : column,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '名称，第 3 行' })).toHaveAccessibleDescription('与第 1 行重名');
  },
};

export const WrongSum: Story = {
  args: {
    columns: chapterColumns('zh').map((column) =>
      column.id === 'pages'
        ? {
            ...column,
            foot: '50',
            footTone: 'warning' as const,
            getTone: (row: Chapter) => (row.id === 5 ? ('warning' as const) : undefined),
          }
        : column,
    ),
    noteTone: 'warning',
    note: '页数合计 50，全书为 48，多 2 页。',
  },
};

export const RowAdded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加一行' }));
    await expect(args.onRowAdd).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称，第 7 行' })).toHaveFocus());
    await expect(canvas.getByText('已添加第 7 行')).toBeInTheDocument();
  },
};

export const RowDeleted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行：线性表' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '删除第 2 行：栈与队列' })).toHaveFocus());
    await expect(canvas.getByText('已删除，还有 5 行')).toBeInTheDocument();
  },
};

export const OnlyRowStays: Story = {
  args: { rows: chapters(2), isRowDeletable: (_row, { count }) => count > 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除第 2 行：线性表' }));
    await expect(canvas.queryByRole('button', { name: /^删除/ })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称，第 1 行' })).toHaveFocus());
  },
};

export const MovedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: '移动第 2 行：线性表' }).focus();
    await step('Space lifts', async () => {
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('已拿起。第 2 行，共 6 行：线性表')).toBeInTheDocument();
    });
    await step('arrows move', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByText('第 3 行，共 6 行：线性表')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: '移动第 3 行：线性表' })).toHaveFocus();
      await expect(args.onRowMove).not.toHaveBeenCalled();
    });
    await step('Space drops', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onRowMove).toHaveBeenCalledWith({ rowId: 2, fromIndex: 1, toIndex: 2 });
      await expect(canvas.getByText('已放下。第 3 行，共 6 行：线性表')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: '移动第 3 行：线性表' })).toHaveFocus();
    });
  },
};

export const MoveCancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '移动第 1 行：绪论与算法分析' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Escape}');
    await expect(canvas.getByText('已取消移动。第 1 行，共 6 行：绪论与算法分析')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: '名称，第 1 行' })).toHaveValue('绪论与算法分析');
    await expect(args.onRowMove).not.toHaveBeenCalled();
  },
};

export const MovedFromItsField: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '名称，第 3 行' }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    const moved = canvas.getByRole('textbox', { name: '名称，第 2 行' });
    await expect(moved).toHaveValue('栈与队列');
    await expect(moved).toHaveFocus();
    await expect(canvas.getByText('第 2 行，共 6 行：栈与队列')).toBeInTheDocument();
  },
};

export const MovedByMenu: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '移动第 5 行：图' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: '移到最前' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '名称，第 1 行' })).toHaveValue('图'));
    await waitFor(() => expect(canvas.getByRole('button', { name: '移动第 1 行：图' })).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { rows: [], emptyState: <EmptyState title="还没有章节" hint="添加第一章。" /> },
};

export const LongText: Story = {
  args: {
    rows: chapters(3).map((row, index) =>
      index === 1 ? { ...row, name: '线性表的顺序存储结构与链式存储结构的比较及其在多项式运算、约瑟夫问题和内存管理中的应用' } : row,
    ),
    columns: chapterColumns('zh').map((column) =>
      column.id === 'figures'
        ? { ...column, getError: (row: Chapter) => (row.id === 2 ? '图数不能超过全书的 16 幅，请改小后再保存' : undefined) }
        : column,
    ),
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('cell', { name: '线性表' })).toBeVisible();
  },
};

export const ThirtyRowsScroll: Story = { args: { rows: chapters(30), maxHeight: '440px' } };

export const English: Story = {
  args: { 'aria-label': 'Chapters', columns: chapterColumns('en'), rows: chapters(4, 'en') },
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Move row 2: Linear lists' }).focus();
    await userEvent.keyboard(' {ArrowUp} ');
    await expect(canvas.getByText('Dropped. Row 1 of 4: Linear lists')).toBeInTheDocument();
  },
};
