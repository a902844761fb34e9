import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import type { RowMove } from './column';
import { EditableTable } from './EditableTable';
import { moveItem } from './rowOrder';
import { chapters, chapterColumns } from './storyRows';

const fixed = {
  'aria-label': '章节',
  columns: chapterColumns('zh'),
  getRowId: (row: { id: number }) => row.id,
  getRowName: (row: { name: string }) => row.name,
};

conformance(<EditableTable {...fixed} rows={chapters(3)} onRowAdd={vi.fn()} onRowDelete={vi.fn()} onRowMove={vi.fn()} />, {
  name: 'EditableTable',
});

function Sortable({ onRowMove }: { onRowMove: (move: RowMove) => void }) {
  const [rows, setRows] = useState(chapters(4));
  return (
    <EditableTable
      {...fixed}
      rows={rows}
      onRowMove={(move) => {
        onRowMove(move);
        setRows((known) => moveItem(known, move.fromIndex, move.toIndex));
      }}
    />
  );
}

/** The names of the rows from top to bottom. */
function rowsAsSeen(container: Element) {
  const top = (one: Element) => one.getBoundingClientRect().top;
  return [...container.querySelectorAll<HTMLInputElement>('[data-column="name"]')]
    .toSorted((a, b) => top(a) - top(b))
    .map(({ value }) => value);
}

describe('EditableTable', () => {
  it('moves a row that is dragged by the pointer, and announces it, though its code comes after the press', async () => {
    const onRowMove = vi.fn();
    const { getByRole, getByText, container } = await renderUi(<Sortable onRowMove={onRowMove} />);
    const grip = getByRole('button', { name: '移动第 4 行：树与二叉树' }).element();
    const target = getByRole('button', { name: '移动第 2 行：线性表' }).element().getBoundingClientRect();
    const { x, y } = grip.getBoundingClientRect();
    const pointer = (type: string, on: EventTarget, clientY: number) =>
      on.dispatchEvent(
        new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, clientX: x + 8, clientY }),
      );
    pointer('pointerdown', grip, y + 8);
    pointer('pointermove', document, y - 8);
    await expect.element(getByText('已拿起。第 4 行，共 4 行：树与二叉树')).toBeInTheDocument();
    pointer('pointermove', document, target.y + 8);
    await expect.element(getByText('第 2 行，共 4 行：树与二叉树')).toBeInTheDocument();
    await expect.poll(() => rowsAsSeen(container)).toEqual(['绪论与算法分析', '树与二叉树', '线性表', '栈与队列']);
    pointer('pointerup', document, target.y + 8);
    await expect.poll(() => onRowMove.mock.calls.at(-1)?.[0]).toEqual({ rowId: 4, fromIndex: 3, toIndex: 1 });
    await expect.element(getByRole('textbox', { name: '名称，第 2 行' })).toHaveValue('树与二叉树');
    await expect.element(getByText('已放下。第 2 行，共 4 行：树与二叉树')).toBeInTheDocument();
    expect(container.querySelector('[role="menu"]')).toBeNull();
  });

  it.each([
    ['ArrowUp', 1],
    ['ArrowDown', 4],
  ])('leaves the focus where the user goes after a move past the end (Alt+%s in row %i)', async (key, at) => {
    const { getByRole } = await renderUi(<EditableTable {...fixed} rows={chapters(4)} onCellChange={vi.fn()} onRowMove={vi.fn()} />);
    await getByRole('textbox', { name: `名称，第 ${at} 行` }).click();
    await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`);
    await expect.element(getByRole('status')).toHaveTextContent(`第 ${at} 行，共 4 行`);
    const pages = getByRole('textbox', { name: `页数，第 ${at} 行` });
    await pages.click();
    await userEvent.keyboard('{Control>}a{/Control}123');
    await expect.element(pages).toHaveValue('123');
    await expect.element(pages).toHaveFocus();
  });

  it('says that a row is deleted once it is gone, and leaves the focus with who went on meanwhile', async () => {
    const table = (rows: ReturnType<typeof chapters>) => (
      <EditableTable {...fixed} rows={rows} onCellChange={vi.fn()} onRowDelete={vi.fn()} />
    );
    const { getByRole, rerender } = await renderUi(table(chapters(3)));
    await getByRole('button', { name: '删除第 2 行：线性表' }).click();
    expect(getByRole('status').element().textContent).toBe('');
    const field = getByRole('textbox', { name: '名称，第 1 行' });
    await field.click();
    await rerender(table(chapters(3).filter(({ id }) => id !== 3)));
    await expect.element(getByRole('button', { name: '删除第 3 行：栈与队列' })).not.toBeInTheDocument();
    expect(getByRole('status').element().textContent).toBe('');
    await rerender(table(chapters(1)));
    await expect.element(getByRole('status')).toHaveTextContent('已删除，还有 1 行');
    await expect.element(field).toHaveFocus();
  });

  it('says that a row is added once it is there', async () => {
    const table = (count: number) => <EditableTable {...fixed} rows={chapters(count)} onRowAdd={vi.fn()} />;
    const { getByRole, rerender } = await renderUi(table(2));
    await getByRole('button', { name: '添加一行' }).click();
    expect(getByRole('status').element().textContent).toBe('');
    await rerender(table(3));
    await expect.element(getByRole('status')).toHaveTextContent('已添加第 3 行');
    await expect.element(getByRole('textbox', { name: '名称，第 3 行' })).toHaveFocus();
  });

  it.each([
    ['while it composes', { isComposing: true }],
    ['where it ends a composition', { keyCode: 229 }],
  ])('leaves the arrows and Enter to the input method %s', async (_, composing) => {
    const { getByRole } = await renderUi(<EditableTable {...fixed} rows={chapters(3)} />);
    const field = getByRole('textbox', { name: '名称，第 1 行' });
    await field.click();
    for (const key of ['Enter', 'ArrowDown']) {
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...composing }));
    }
    await expect.element(field).toHaveFocus();
  });

  it('reports composed text once, when the composition ends', async () => {
    const onCellChange = vi.fn();
    const { getByRole } = await renderUi(<EditableTable {...fixed} rows={chapters(1)} onCellChange={onCellChange} />);
    const field = getByRole('textbox', { name: '名称，第 1 行' }).element() as HTMLInputElement;
    const type = (text: string, isComposing: boolean) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
    };
    field.focus();
    type('绪论tu', true);
    expect(onCellChange).not.toHaveBeenCalled();
    type('绪论图', true);
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '图' }));
    expect(onCellChange.mock.calls.map(([change]) => change.text)).toEqual(['绪论图']);
  });

  it('discards what was typed where the row receives another text, and keeps it everywhere else', async () => {
    const onValidityChange = vi.fn();
    const table = (rows: ReturnType<typeof chapters>) => (
      <EditableTable {...fixed} rows={rows} onCellChange={vi.fn()} onValidityChange={onValidityChange} />
    );
    const { getByRole, rerender } = await renderUi(table(chapters(2)));
    const [first, second] = [getByRole('textbox', { name: '页数，第 1 行' }), getByRole('textbox', { name: '页数，第 2 行' })];
    await first.fill('六');
    await second.fill('十');
    await rerender(table(chapters(2).map((row) => (row.id === 1 ? { ...row, pages: '8' } : row))));
    await expect.element(first).toHaveValue('8');
    await expect.element(first).toBeValid();
    await expect.element(second).toHaveValue('十');
    await expect.element(second).toBeInvalid();
  });

  it('reports once that it is invalid, and once that it is valid again', async () => {
    const onValidityChange = vi.fn();
    const { getByRole } = await renderUi(
      <EditableTable {...fixed} rows={chapters(2)} onCellChange={vi.fn()} onValidityChange={onValidityChange} />,
    );
    await getByRole('textbox', { name: '页数，第 1 行' }).fill('x');
    await getByRole('textbox', { name: '图数，第 2 行' }).fill('y');
    await getByRole('textbox', { name: '页数，第 1 行' }).fill('6');
    expect(onValidityChange.mock.calls).toEqual([[false]]);
    await getByRole('textbox', { name: '图数，第 2 行' }).fill('4');
    expect(onValidityChange.mock.calls).toEqual([[false], [true]]);
  });
});
