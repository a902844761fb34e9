import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { DataTable } from './DataTable';
import { bookActions, bookColumns, books } from './storyRows';

const fixed = {
  'aria-label': '书目',
  columns: bookColumns(),
  getRowId: (row: { id: number }) => row.id,
  getRowName: (row: { name: string }) => row.name,
};

conformance(<DataTable {...fixed} rows={books(3)} selectionMode="multiple" isResizable renderRowActions={bookActions()} />, {
  name: 'DataTable',
});

describe('DataTable', () => {
  it('resizes a column by dragging its edge and reports the width on release', async () => {
    const onColumnWidthsChange = vi.fn();
    const { getByRole } = await renderUi(<DataTable {...fixed} rows={books(3)} isResizable onColumnWidthsChange={onColumnWidthsChange} />);
    const edge = getByRole('separator', { name: '「楼层」列的宽度' }).element();
    const { x, y } = edge.getBoundingClientRect();
    const at = (dx: number) => ({ bubbles: true, pointerId: 1, button: 0, clientX: x + dx, clientY: y });
    edge.setPointerCapture = vi.fn();
    edge.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(30)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(52)));
    expect(onColumnWidthsChange).not.toHaveBeenCalled();
    edge.dispatchEvent(new PointerEvent('pointerup', at(52)));
    expect(onColumnWidthsChange.mock.calls).toEqual([[{ shelf: 140 }]]);
  });

  it('cuts no cell off where there is less room than the columns need', async () => {
    const { getByRole } = await renderUi(
      <div style={{ inlineSize: 320 }}>
        <DataTable {...fixed} rows={books(3)} renderRowActions={bookActions()} />
      </div>,
    );
    const row = getByRole('row').nth(1).element();
    const last = row.lastElementChild!.getBoundingClientRect();
    expect(last.right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1);
  });

  it.each([1300, 1500])('shows the same columns in its head and in every row of a window of %i px, each on one line', async (width) => {
    onTestFinished(() => page.viewport(1300, 900));
    await page.viewport(width, 800);
    const { getByRole } = await renderUi(<DataTable {...fixed} rows={books(3)} rowActions={[]} />);
    const shownIn = (at: number) => [...getByRole('row').nth(at).element().children].filter((cell) => cell.getClientRects().length > 0);
    const heads = shownIn(0).map((cell) => cell.textContent);
    expect(heads.includes('在馆/借出')).toBe(width > 1399);
    for (const at of [1, 2, 3]) {
      const cells = shownIn(at);
      expect(cells).toHaveLength(heads.length);
      expect(new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().top))).size).toBe(1);
    }
  });

  it('keeps the focused row drawn while the list is scrolled far away from it', async () => {
    const { getByRole } = await renderUi(
      <DataTable {...fixed} rows={books(5000)} height="400px" selectionMode="multiple" data-testid="root" />,
    );
    const tick = getByRole('checkbox', { name: '选择数据库原理', exact: true });
    (tick.element() as HTMLElement).focus();
    const scroller = getByRole('grid').element().parentElement!;
    scroller.scrollTop = 100_000;
    await expect.element(getByRole('checkbox', { name: '选择数据结构 251' })).toBeInTheDocument();
    await expect.element(tick).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(getByRole('checkbox', { name: '选择操作系统', exact: true })).toHaveFocus();
  });

  it('is reached by Tab after the row that had the focus is removed', async () => {
    const { getByRole, rerender } = await renderUi(<DataTable {...fixed} rows={books(3)} />);
    const grid = getByRole('grid');
    const cell = getByRole('row').nth(2).getByRole('gridcell').first();
    (cell.element() as HTMLElement).focus();
    await expect.element(cell).toHaveFocus();
    await expect.element(grid).toHaveAttribute('tabindex', '-1');
    await rerender(<DataTable {...fixed} rows={books(3).filter((_, index) => index !== 1)} />);
    await expect.element(grid).toHaveAttribute('tabindex', '0');
  });

  it('marks the row that the page is about and brings it into view, without moving focus', async () => {
    const table = (currentId: number) => <DataTable {...fixed} rows={books(5000)} height="400px" currentId={currentId} />;
    const { getByRole, rerender } = await renderUi(table(books(1)[0]!.id));
    await rerender(table(books(3000).at(-1)!.id));
    await expect.poll(() => document.querySelector('[aria-current]')?.getAttribute('aria-rowindex')).toBe('3001');
    expect(getByRole('grid').element().parentElement!.scrollTop).toBeGreaterThan(1000);
    expect(document.body).toHaveFocus();
  });

  it('is left by Tab and by Shift+Tab', async () => {
    const { getByRole } = await renderUi(
      <>
        <button type="button">前</button>
        <DataTable {...fixed} columns={fixed.columns.map((column) => ({ ...column, isSortable: false }))} rows={books(2)} />
        <button type="button">后</button>
      </>,
    );
    (getByRole('button', { name: '前' }).element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(getByRole('gridcell', { name: '1001' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(getByRole('button', { name: '前' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(getByRole('button', { name: '后' })).toHaveFocus();
  });

  it('does not re-render rows that a new selection does not affect', async () => {
    const drawn = vi.fn();
    const columns = [{ id: 'name', header: '书名', cell: (row: { name: string }) => (drawn(row.name), row.name) }];
    const { getByRole } = await renderUi(<DataTable {...fixed} columns={columns} rows={books(8)} selectionMode="multiple" />);
    drawn.mockClear();
    await getByRole('checkbox', { name: '选择操作系统' }).click();
    expect(drawn.mock.calls).toEqual([['操作系统']]);
  });
});
