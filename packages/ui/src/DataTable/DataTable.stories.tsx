import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { ErrorState } from '../ErrorState';
import { ColumnChooser } from './ColumnChooser';
import { DataTable } from './DataTable';
import { bookActions, bookColumns, books, type Book } from './storyRows';

const columns = bookColumns('zh');

const meta = {
  title: 'UI/Tables/DataTable',
  component: DataTable<Book>,
  args: {
    'aria-label': '书目',
    rows: books(10),
    columns,
    getRowId: (row) => row.id,
    getRowName: (row) => row.name,
    onSortChange: fn(),
    onSelectionChange: fn(),
    renderRowActions: bookActions('zh'),
  },
} satisfies Meta<typeof DataTable<Book>>;
export default meta;
type Story = StoryObj<typeof meta>;

function namesIn(canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) {
  return canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
}

export const Typical: Story = {};

export const Sorted: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const head = canvas.getByRole('columnheader', { name: '页数' });
    await step('first ascending', async () => {
      await userEvent.click(within(head).getByRole('button'));
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect(namesIn(canvas)[0]).toBe('数据结构');
      await expect(canvas.getByText('按页数升序排列')).toBeInTheDocument();
    });
    await step('then descending', async () => {
      await userEvent.click(within(head).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'pages', direction: 'descending' });
      await expect(namesIn(canvas)[0]).toBe('离散数学');
    });
    await step('then as the rows came', async () => {
      await userEvent.click(within(head).getByRole('button'));
      await expect(head).toHaveAttribute('aria-sort', 'none');
    });
  },
};

export const SortedByTheCaller: Story = {
  args: {
    sort: { columnId: 'revised', direction: 'descending' },
    columns: columns.map((column) => (column.id === 'revised' ? { ...column, isSortable: true } : column)),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(namesIn(canvas)[1]).toBe('数据库原理');
    await userEvent.click(canvas.getByRole('button', { name: '最近修订' }));
    await expect(args.onSortChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('columnheader', { name: '最近修订' })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Selection: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: new Set([1002]) },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('checkbox', { name: '选择全部' })).toBePartiallyChecked();
    await step('Shift takes the rows between', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择程序设计基础' }));
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择计算机网络' }));
      await userEvent.keyboard('{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1002, 1004, 1005, 1006, 1007]));
    });
    await step('the head takes all', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: '选择全部' }));
      await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
      await expect(canvas.getByRole('checkbox', { name: '选择全部' })).toBeChecked();
    });
  },
};

export const WalkedByKeyboard: Story = {
  args: { selectionMode: 'multiple', onRowAction: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    canvas.getByRole('grid').focus();
    await step('the grid hands focus to its first row', () => expect(canvas.getByRole('checkbox', { name: '选择数据结构' })).toHaveFocus());
    await step('arrows go down and to the right', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}');
      await expect(canvas.getByRole('rowheader', { name: '操作系统' })).toHaveFocus();
    });
    await step('Space selects, Shift selects on, Enter opens', async () => {
      await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set([1003, 1004]));
      await userEvent.keyboard('{Enter}');
      await expect(args.onRowAction).toHaveBeenCalledWith(expect.objectContaining({ id: 1004 }));
    });
    await step('End leads to the last control of the row', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getByRole('button', { name: '删除程序设计基础' })).toHaveFocus();
    });
  },
};

export const OpenedByClick: Story = {
  args: { onRowAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '编辑操作系统' }));
    await expect(args.onRowAction).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('rowheader', { name: '操作系统' }));
    await expect(args.onRowAction).toHaveBeenCalledOnce();
  },
};

export const WithActions: Story = {
  args: {
    renderRowActions: undefined,
    rowActions: [
      { id: 'edit', icon: Pencil, label: ({ name }) => `编辑${name}`, onPress: fn() },
      { id: 'delete', icon: Trash2, variant: 'danger', label: ({ name }) => `删除${name}`, onPress: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除操作系统' }));
    await expect(args.rowActions![1]!.onPress).toHaveBeenCalledWith(expect.objectContaining({ id: 1003 }));
  },
};

export const ColumnsChosen: Story = {
  render: function ColumnsChosen(args) {
    const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set(['shelf', 'kind']));
    return (
      <>
        <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: 12 }}>
          <ColumnChooser columns={columns.filter(({ id }) => id !== 'name')} hiddenColumnIds={hidden} onHiddenColumnIdsChange={setHidden} />
        </div>
        <DataTable {...args} hiddenColumnIds={hidden} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: '类别' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '显示的列' }));
    await userEvent.click(await canvas.findByRole('menuitemcheckbox', { name: '类别' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '类别' })).toBeVisible());
  },
};

export const Resized: Story = {
  args: { isResizable: true, onColumnWidthsChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('columnheader', { name: /^类别/ });
    const edge = within(head).getByRole('separator');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(args.onColumnWidthsChange).toHaveBeenLastCalledWith({ kind: 160 });
    await expect(head.offsetWidth).toBe(160);
    await expect(edge).toHaveAttribute('aria-valuenow', '160');
  },
};

export const Deleted: Story = {
  args: { deletedIds: new Set([1002]), onUndoDelete: fn(), selectionMode: 'multiple' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '编辑数据库原理' })).not.toBeInTheDocument();
    const other = canvas.getByRole('rowheader', { name: '操作系统' });
    await expect(canvas.getByRole('rowheader', { name: /^数据库原理/ }).getBoundingClientRect().x).toBe(other.getBoundingClientRect().x);
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(args.onUndoDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 1002 }));
  },
};

export const Empty: Story = {
  args: { rows: [], emptyState: <EmptyState title="还没有书目" hint="添加第一本，或从文件导入。" action={<Button>添加书目</Button>} /> },
};

export const Loading: Story = {
  args: { rows: [], isLoading: true, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('正在载入')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { rows: [], errorState: <ErrorState title="没有取到书目" hint="服务器没有在 10 秒内答复。" onRetry={fn()} /> },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '重试' })).toBeVisible(),
};

export const LongText: Story = {
  args: {
    rows: books(4).map((row, index) =>
      index === 1
        ? {
            ...row,
            name: '数据库系统概念：关系模型、查询优化、事务处理、分布式存储及其在大型信息系统建设中的应用与实践（第七版修订本）',
            kind: '面向新工科的跨学科综合实践类',
          }
        : row,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const cell = canvas.getByRole('rowheader', { name: /^数据库系统概念/ });
    await userEvent.hover(cell);
    await expect(canvas.getByRole('gridcell', { name: /^面向新工科/ })).toBeVisible();
  },
};

export const TenThousandRows: Story = {
  args: { rows: books(10_000), selectionMode: 'multiple', height: '560px' },
  play: async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await step('only the rows in sight are drawn', () => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
    await step('the last row is one key away, and focus arrives with it', async () => {
      canvas.getByRole('grid').focus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: '选择形势与政策 1000' })).toHaveFocus());
      await expect(canvas.getByRole('rowheader', { name: '形势与政策 1000' }).closest('[role=row]')).toHaveAttribute(
        'aria-rowindex',
        '10001',
      );
    });
  },
};

export const English: Story = {
  args: {
    'aria-label': 'Books',
    rows: books(10, 'en'),
    columns: bookColumns('en'),
    renderRowActions: bookActions('en'),
    selectionMode: 'multiple',
    isResizable: true,
  },
  globals: { language: '80102' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Title' }));
    await expect(canvas.getByText('Sorted by Title, ascending')).toBeInTheDocument();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  },
};
