import { Pencil, Trash2 } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { DataTable } from './DataTable';
import { bookColumns, books, type Book } from './storyRows';

function table(over: { onEdit?: (book: Book) => void; onDelete?: (book: Book) => void; onRowAction?: (book: Book) => void } = {}) {
  return (
    <DataTable
      aria-label="书目"
      columns={bookColumns()}
      rows={books(3)}
      getRowId={({ id }) => id}
      onRowAction={over.onRowAction}
      rowActions={[
        { id: 'edit', icon: Pencil, label: ({ name }) => `编辑${name}`, onPress: over.onEdit ?? vi.fn() },
        {
          id: 'delete',
          icon: Trash2,
          variant: 'danger',
          label: ({ name }) => `删除${name}`,
          isOffered: ({ id }) => id !== 1002,
          onPress: over.onDelete ?? vi.fn(),
        },
      ]}
    />
  );
}

conformance(table(), { name: 'DataTable with actions' });

it('acts on the row of the button that is clicked, or pressed by Enter or Space', async () => {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  const onRowAction = vi.fn();
  const { getByRole } = await renderUi(table({ onEdit, onDelete, onRowAction }));
  await getByRole('button', { name: '编辑操作系统' }).click();
  await userEvent.keyboard('{ArrowRight}{Enter} ');
  expect(onEdit.mock.calls).toEqual([[expect.objectContaining({ name: '操作系统' })]]);
  expect(onDelete.mock.calls).toEqual([[expect.objectContaining({ name: '操作系统' })], [expect.objectContaining({ name: '操作系统' })]]);
  expect(onRowAction).not.toHaveBeenCalled();
});

it('is left out of rows to which it is not offered', async () => {
  const { getByRole } = await renderUi(table());
  await expect.element(getByRole('button', { name: '编辑数据库原理' })).toBeVisible();
  expect(getByRole('button', { name: '删除数据库原理' }).elements()).toEqual([]);
});
