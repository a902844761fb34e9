import { unmarkedChineseIn } from '@college/ui/testing/chineseIn';
import { UiProvider } from '@college/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cellOf, focused, grid } from './gridInPage';
import { MatrixGrid } from './MatrixGrid';
import { listsGrid, squaresGrid } from './storyGrids';

describe('groups', () => {
  it('closes a group by its button, shows its counts in one column, and opens it again from the keyboard', async () => {
    const onCollapsedGroupsChange = vi.fn();
    const { getByRole } = await render(grid({ onCollapsedGroupsChange }));
    await getByRole('button', { name: '收起 2 问题分析' }).click();
    expect(onCollapsedGroupsChange).toHaveBeenLastCalledWith(['r2']);
    await expect.element(getByRole('columnheader', { name: '2.1' })).not.toBeInTheDocument();
    await userEvent.click(cellOf(2, 3));
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName('离散数学，2 问题分析，已收起，1 强 0 弱');
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('columnheader', { name: '2.1' })).toBeVisible();
    expect(focused()).toEqual([2, 4]);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(onCollapsedGroupsChange).toHaveBeenLastCalledWith(['r2']);
    expect(focused()).toEqual([2, 4]);
  });

  it('leaves closed columns out of ranges', async () => {
    const onRelate = vi.fn();
    await render(grid({ onRelate, collapsedGroups: ['r2'] }));
    await userEvent.click(cellOf(1, 3));
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}1');
    expect(onRelate).toHaveBeenLastCalledWith({ rowIds: ['c1'], columnIds: ['i3', 'i7'] }, 0);
  });
});

describe('turned round', () => {
  it('shows columns as rows with their groups, and keeps ids and directions of the matrix', async () => {
    const [onOpen, onFill] = [vi.fn(), vi.fn()];
    const { getByRole } = await render(grid({ onOpen, onFill, isTransposed: true }));
    await expect.element(getByRole('rowheader', { name: /1\.1/ })).toBeVisible();
    // The first row is the band of the first group.
    await userEvent.dblClick(cellOf(2, 3));
    expect(onOpen.mock.lastCall?.[0]).toEqual({ rowId: 'c3', columnId: 'i1' });
    expect(document.activeElement).toHaveAccessibleName('数据结构，1.1 工程知识要点1，空白；本行 1 强 1 弱');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(onFill).toHaveBeenLastCalledWith({ rowIds: ['c3'], columnIds: ['i1', 'i2'] }, 'right');
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toEqual([6, 3]);
  });

  it('closes a group of rows into its band', async () => {
    const { getByRole } = await render(grid({ isTransposed: true }));
    await userEvent.click(cellOf(2, 1));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    await expect.element(getByRole('rowheader', { name: /1\.1/ })).not.toBeInTheDocument();
    expect(focused()).toEqual([1, 1]);
    expect(document.activeElement).toHaveAccessibleName(/^程序设计基础，1 工程知识，已收起，1 强 0 弱/);
  });
});

describe('what is announced and shown', () => {
  it('calls the cell with the ring by the whole sentence, a list too', async () => {
    await render(grid({}, listsGrid()));
    await userEvent.click(cellOf(2, 2));
    expect(cellOf(2, 2)).toHaveAccessibleName(
      /^2 线性表，G2 能分析算法的时间与空间复杂度并指出瓶颈，\s*弱支撑 1 算法与复杂度\s*；本列 2 强 1 弱$/,
    );
    await userEvent.keyboard('{ArrowRight}');
    expect(cellOf(2, 2)).toHaveAccessibleName('弱支撑 1 算法与复杂度');
    expect(cellOf(2, 3)).toHaveAccessibleName(/空白；本列 0 强 1 弱$/);
  });

  it('follows the cell requested by the application, without taking the focus', async () => {
    const onActiveCellChange = vi.fn();
    const screen = await render(grid({ activeCell: null, onActiveCellChange }));
    await screen.rerender(grid({ activeCell: { rowId: 'c3', columnId: 'i4' }, onActiveCellChange }));
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    expect(cellOf(3, 4)).toHaveAttribute('aria-selected', 'true');
    expect(focused()).toBeNull();
    expect(onActiveCellChange).toHaveBeenCalledWith({ rowId: 'c3', columnId: 'i4' });
  });

  it('keeps the focus when its row is removed', async () => {
    const all = squaresGrid(6, 9);
    const screen = await render(grid({}, all));
    await userEvent.click(cellOf(6, 2));
    const fewer = { ...all, rows: all.rows.slice(0, 5), rowAxis: { heads: all.rowAxis.heads.slice(0, 5) } };
    await screen.rerender(grid({}, fewer));
    expect(focused()).toEqual([5, 2]);
  });

  it('re-renders a changed cell and no other', async () => {
    const all = squaresGrid(6, 9);
    const screen = await render(grid({}, all));
    const changes: string[] = [];
    const observer = new MutationObserver((records) =>
      changes.push(...records.map(({ type, target }) => `${type} ${(target as Element).getAttribute('aria-colindex')}`)),
    );
    observer.observe(document.querySelector('[data-part="body"]')!, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-relate', 'aria-label', 'style', 'aria-colindex'],
    });
    const rows = all.rows.with(1, { ...all.rows[1]!, cells: all.rows[1]!.cells.with(0, { kind: 'support', relate: 0 }) });
    await screen.rerender(grid({}, { ...all, rows }));
    await expect.poll(() => changes).toEqual(['attributes 2', 'attributes 2']);
    observer.disconnect();
    expect(cellOf(2, 1)).toHaveAccessibleName('强支撑');
  });

  it('draws only what is in sight of a big matrix, and brings the ring into sight', async () => {
    await render(grid({ height: '400px' }, squaresGrid(200, 100)));
    expect(document.querySelectorAll('[role="gridcell"]').length).toBeLessThan(3000);
    await userEvent.click(cellOf(1, 1));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focused()).toEqual([200, 100]);
    const [cell, root] = [
      cellOf(200, 100).getBoundingClientRect(),
      document.querySelector('[role="grid"]')!.parentElement!.getBoundingClientRect(),
    ];
    expect(cell.bottom).toBeLessThanOrEqual(root.bottom);
    expect(cell.right).toBeLessThanOrEqual(root.right);
    // Wherever the window is, the cell with the focus stays drawn.
    document.querySelector('[role="grid"]')!.parentElement!.scrollTo(0, 0);
    await expect.poll(() => document.querySelector('[data-row="0"]')).not.toBeNull();
    expect(focused()).toEqual([200, 100]);
  });

  it('draws heads and counts of the columns in sight, each over its cells', async () => {
    const { getByRole } = await render(grid({ height: '400px' }, squaresGrid(40, 90)));
    await expect.element(getByRole('columnheader', { name: '30.3', exact: true })).not.toBeInTheDocument();
    await userEvent.click(cellOf(1, 1));
    await userEvent.keyboard('{End}');
    await expect.element(getByRole('columnheader', { name: '1.1', exact: true })).not.toBeInTheDocument();
    const { left, width } = getByRole('columnheader', { name: '30.3', exact: true }).element().getBoundingClientRect();
    const count = document.querySelector('[data-part="foot"] [aria-colindex="91"]')!.getBoundingClientRect();
    const cell = cellOf(1, 90).getBoundingClientRect();
    expect([cell.left, cell.width, count.left, count.width]).toEqual([left, width, left, width]);
  });

  it('draws all rows for paper, and only what is in sight afterwards', async () => {
    await render(grid({ height: '400px' }, squaresGrid(80, 16)));
    const rows = () => document.querySelectorAll('[data-row]').length;
    const before = rows();
    expect(before).toBeLessThan(80);
    window.dispatchEvent(new Event('beforeprint'));
    expect(rows()).toBe(80);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(rows).toBe(before);
  });
});

describe('beside a panel that opens', () => {
  /** The grid in as much room as the panel leaves it. */
  const inRoom = (inlineSize: number) => <div style={{ inlineSize }}>{grid({}, squaresGrid(30, 30))}</div>;
  const scroller = () => cellOf(2, 2).closest('[role="grid"]')!.parentElement!;
  const isInSight = (cell: Element) => cell.getBoundingClientRect().right <= scroller().getBoundingClientRect().right;

  it('keeps the active cell in sight', async () => {
    const { rerender } = await render(inRoom(1100));
    await userEvent.click(cellOf(2, 18));
    await rerender(inRoom(600));
    await expect.poll(() => scroller().clientWidth).toBeLessThanOrEqual(600);
    await expect.poll(() => isInSight(cellOf(2, 18))).toBe(true);
  });

  it('leaves an active cell alone that was scrolled away', async () => {
    const { rerender } = await render(inRoom(1100));
    await userEvent.click(cellOf(2, 2));
    scroller().scrollLeft = 200;
    await rerender(inRoom(600));
    await expect.poll(() => scroller().clientWidth).toBeLessThanOrEqual(600);
    // What follows a change of size is done before the frame after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(scroller().scrollLeft).toBe(200);
  });
});

it.each([
  ['squares', squaresGrid(6, 9)],
  ['lists', listsGrid()],
])('says in English that names in the heads of %s are Chinese', async (_layout, values) => {
  const footRows = [{ id: 'before', label: '2026 版', cells: [] }];
  const { columnCounts: _counts, ...shown } = values;
  const { container } = await render(
    <UiProvider locale="en-US">
      <MatrixGrid aria-label="Matrix" {...shown} footRows={footRows} />
    </UiProvider>,
  );
  const heads = [...container.querySelectorAll('[role="columnheader"], [role="rowheader"]')];
  expect(heads.map((head) => head.textContent).join('')).toMatch(/\p{Script=Han}/u);
  expect(heads.flatMap(unmarkedChineseIn)).toEqual([]);
});
