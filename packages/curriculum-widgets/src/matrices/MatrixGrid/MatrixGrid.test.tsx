import { UiProvider } from '@college/ui/theme';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MatrixGrid } from './MatrixGrid';
import type { MatrixGridProps } from './matrixGridProps';
import { listsGrid, squaresGrid, textsGrid } from './storyGrids';

function grid(props: Partial<MatrixGridProps> = {}, values = squaresGrid(6, 9)) {
  return (
    <UiProvider>
      <button type="button">前</button>
      <MatrixGrid aria-label="矩阵" {...values} {...props} />
      <button type="button">后</button>
    </UiProvider>
  );
}

/** Stands in a cell, counted from 1 without the heads, as a person who clicks on it. */
function cellOf(row: number, column: number) {
  const line = document.querySelector(`[data-row="${row - 1}"]`);
  const cell = [...(line?.children ?? [])].find((one) => one.getAttribute('aria-colindex') === String(column + 1));
  if (!(cell instanceof HTMLElement)) throw new Error(`There is no cell ${row}, ${column}.`);
  return cell;
}

const focused = () => {
  const cell = document.activeElement?.closest('[role="gridcell"]');
  return cell ? [Number(cell.parentElement?.getAttribute('data-row')) + 1, Number(cell.getAttribute('aria-colindex')) - 1] : null;
};
const selected = () => document.querySelectorAll('[aria-selected="true"]').length;
const live = () => document.querySelector('[role="status"]')?.textContent;

describe('the keyboard', () => {
  it('has one tab stop, and leaves the grid by Tab and Shift+Tab', async () => {
    const { getByRole } = await render(grid());
    (getByRole('button', { name: '前' }).element() as HTMLElement).focus();
    await userEvent.tab();
    expect(focused()).toEqual([1, 1]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await userEvent.tab();
    await expect.element(getByRole('button', { name: '后' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(focused()).toEqual([2, 2]);
  });

  it.each([
    ['{ArrowDown}', [4, 3]],
    ['{ArrowUp}', [2, 3]],
    ['{ArrowLeft}', [3, 2]],
    ['{ArrowRight}', [3, 4]],
    ['{Home}', [3, 1]],
    ['{End}', [3, 9]],
    ['{Control>}{Home}{/Control}', [1, 1]],
    ['{Control>}{End}{/Control}', [6, 9]],
    ['{PageDown}', [6, 3]],
    ['{PageUp}', [1, 3]],
    ['{Control>}{ArrowRight}{/Control}', [3, 9]],
  ])('goes with %s', async (keys, place) => {
    await render(grid());
    await userEvent.click(cellOf(3, 3));
    await userEvent.keyboard(keys);
    expect(focused()).toEqual(place);
  });

  it('stays within the grid at its edges', async () => {
    await render(grid());
    await userEvent.click(cellOf(1, 1));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focused()).toEqual([1, 1]);
  });

  it('opens a cell with Enter and F2, and by a click', async () => {
    const onOpen = vi.fn();
    await render(grid({ onOpen }));
    await userEvent.click(cellOf(2, 2));
    await userEvent.keyboard('{Enter}{F2}');
    expect(onOpen.mock.calls.map(([at, , by]) => [at, by])).toEqual([
      [{ rowId: 'c2', columnId: 'i2' }, 'click'],
      [{ rowId: 'c2', columnId: 'i2' }, 'key'],
      [{ rowId: 'c2', columnId: 'i2' }, 'key'],
    ]);
  });

  it('sets strengths over a range without the rows that are read-only, and says how many', async () => {
    const onRelate = vi.fn();
    await render(grid({ onRelate }));
    await userEvent.click(cellOf(4, 1));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    expect(selected()).toBe(6);
    await userEvent.keyboard('2');
    expect(onRelate).toHaveBeenLastCalledWith({ rowIds: ['c4', 'c6'], columnIds: ['i1', 'i2'] }, 1);
    expect(live()).toBe('4 格设为弱支撑');
    await userEvent.keyboard('{Delete}');
    expect(onRelate).toHaveBeenLastCalledWith({ rowIds: ['c4', 'c6'], columnIds: ['i1', 'i2'] }, -1);
    await userEvent.keyboard('{Escape}1');
    expect(onRelate).toHaveBeenLastCalledWith({ rowIds: ['c4'], columnIds: ['i1'] }, 0);
  });

  it('changes nothing where all is read-only, and says so', async () => {
    const onRelate = vi.fn();
    await render(grid({ onRelate, isReadOnly: true }));
    await userEvent.click(cellOf(1, 1));
    await userEvent.keyboard('1');
    expect(onRelate).not.toHaveBeenCalled();
    expect(live()).toBe('只读，未作改动');
  });

  it('leaves digits alone while an input method composes and with modifier keys', async () => {
    const onRelate = vi.fn();
    await render(grid({ onRelate }));
    await userEvent.click(cellOf(1, 1));
    for (const init of [{ isComposing: true }, { altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      cellOf(1, 1).dispatchEvent(new KeyboardEvent('keydown', { key: '1', code: 'Digit1', bubbles: true, cancelable: true, ...init }));
    }
    expect(onRelate).not.toHaveBeenCalled();
  });

  it('selects all, a row and a column, and fills from the first of them', async () => {
    const onFill = vi.fn();
    const onRangeChange = vi.fn();
    await render(grid({ onFill, onRangeChange }));
    await userEvent.click(cellOf(2, 3));
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onRangeChange.mock.lastCall?.[0].rowIds).toHaveLength(6);
    expect(onRangeChange.mock.lastCall?.[0].columnIds).toHaveLength(9);
    await userEvent.click(cellOf(2, 3));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(onFill).toHaveBeenLastCalledWith({ rowIds: ['c2', 'c3'], columnIds: ['i3'] }, 'down');
    await userEvent.keyboard('{Escape}{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');
    expect(onFill).toHaveBeenLastCalledWith({ rowIds: ['c2'], columnIds: ['i3', 'i4'] }, 'right');
  });
});

describe('the pointer', () => {
  it('draws a range with shift and by dragging, and does not open a cell by it', async () => {
    const onOpen = vi.fn();
    const onRangeChange = vi.fn();
    await render(grid({ onOpen, onRangeChange }));
    await userEvent.dragAndDrop(cellOf(1, 1), cellOf(3, 2));
    expect(onOpen).not.toHaveBeenCalled();
    expect(onRangeChange).toHaveBeenLastCalledWith({ rowIds: ['c1', 'c2', 'c3'], columnIds: ['i1', 'i2'] });
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(cellOf(2, 4));
    await userEvent.keyboard('{/Shift}');
    expect(onRangeChange).toHaveBeenLastCalledWith({ rowIds: ['c1', 'c2'], columnIds: ['i1', 'i2', 'i3', 'i4'] });
    expect(onOpen).not.toHaveBeenCalled();
  });
});

describe('a head', () => {
  it('selects its row, its column or its group when pressed', async () => {
    const onRangeChange = vi.fn();
    const { getByRole } = await render(grid({ onRangeChange }));
    await getByRole('columnheader', { name: '1.2' }).click();
    expect(onRangeChange).toHaveBeenLastCalledWith({ rowIds: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'], columnIds: ['i2'] });
    await getByRole('rowheader', { name: '离散数学' }).click();
    expect(onRangeChange.mock.lastCall?.[0]).toMatchObject({ rowIds: ['c2'] });
    expect(onRangeChange.mock.lastCall?.[0].columnIds).toHaveLength(9);
    await getByRole('columnheader', { name: '2 问题分析' }).click();
    expect(onRangeChange.mock.lastCall?.[0].columnIds).toEqual(['i4', 'i5', 'i6']);
    expect(focused()).toEqual([1, 4]);
  });
});

describe('the clipboard', () => {
  const transfer = (type: string, data = '') => {
    const clipboardData = new DataTransfer();
    if (data) clipboardData.setData('text/plain', data);
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(event);
    return { event, clipboardData };
  };

  it('copies, cuts and pastes by the events of the page', async () => {
    const [onRelate, onPaste] = [vi.fn(), vi.fn()];
    await render(grid({ onRelate, onPaste, onCopy: ({ rowIds }) => ({ text: rowIds.join(), html: '<b>1</b>' }) }));
    await userEvent.click(cellOf(1, 2));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    const copied = transfer('copy');
    expect(copied.event.defaultPrevented).toBe(true);
    expect(copied.clipboardData.getData('text/plain')).toBe('c1,c2');
    expect(copied.clipboardData.getData('text/html')).toBe('<b>1</b>');
    transfer('cut');
    expect(onRelate).toHaveBeenCalledWith({ rowIds: ['c1', 'c2'], columnIds: ['i2'] }, -1);
    transfer('paste', '★\t☆');
    expect(onPaste).toHaveBeenCalledWith({ rowIds: ['c1', 'c2'], columnIds: ['i2'] }, { text: '★\t☆', html: '' });
  });

  it('hears the keys Ctrl+C, Ctrl+X and Ctrl+V of the browser', async () => {
    const [onCopy, onPaste, onRelate] = [vi.fn(() => ({ text: '★', html: '' })), vi.fn(), vi.fn()];
    await render(grid({ onCopy, onPaste, onRelate }));
    await userEvent.click(cellOf(1, 1));
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(onCopy).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}x{/Control}');
    expect(onRelate).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Control>}v{/Control}');
    expect(onPaste).toHaveBeenCalledTimes(1);
  });
});

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
    await userEvent.click(cellOf(2, 3));
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

describe('texts', () => {
  const texts = (props: Partial<MatrixGridProps>) => grid(props, textsGrid());

  it('begins with the first letter, commits with Enter and goes on', async () => {
    const onTextChange = vi.fn();
    await render(texts({ onTextChange }));
    await userEvent.click(cellOf(1, 3));
    await userEvent.keyboard('1周');
    await userEvent.keyboard('{Enter}');
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '1周');
    expect(focused()).toEqual([2, 3]);
  });

  it('takes the text up with F2, gives up with Escape, and goes right with Tab', async () => {
    const onTextChange = vi.fn();
    await render(texts({ onTextChange }));
    await userEvent.click(cellOf(1, 4));
    await userEvent.keyboard('{F2}');
    expect((document.activeElement as HTMLInputElement).value).toBe('案例驱动');
    await userEvent.keyboard('法{Escape}');
    expect(onTextChange).not.toHaveBeenCalled();
    expect(focused()).toEqual([1, 4]);
    await userEvent.keyboard('{Enter}法{Tab}');
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'teach' }, '案例驱动法');
    expect(focused()).toEqual([1, 5]);
  });

  it('offers an input method a field from its first key on, and keeps its Enter', async () => {
    const onTextChange = vi.fn();
    await render(texts({ onTextChange }));
    await userEvent.click(cellOf(1, 3));
    const field = document.activeElement as HTMLInputElement;
    expect(field.tagName).toBe('INPUT');
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    field.value = '讲授';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }));
    expect(onTextChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Enter}');
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '讲授');
  });

  it('empties one text with Delete, and gives several cells away as one act', async () => {
    const [onTextChange, onRelate] = [vi.fn(), vi.fn()];
    await render(texts({ onTextChange, onRelate }));
    await userEvent.click(cellOf(1, 3));
    await userEvent.keyboard('{Delete}');
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
    expect(onRelate).toHaveBeenCalledWith({ rowIds: ['k5'], columnIds: ['study', 'teach'] }, -1);
  });

  it('keeps what was typed when another cell is clicked', async () => {
    const onTextChange = vi.fn();
    await render(texts({ onTextChange }));
    await userEvent.click(cellOf(1, 3));
    await userEvent.keyboard('讲授');
    await userEvent.click(cellOf(2, 4));
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '讲授');
    expect(focused()).toEqual([2, 4]);
  });
});

describe('what is told and shown', () => {
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

  it('follows the cell that the application asks for, without taking the focus', async () => {
    const onActiveCellChange = vi.fn();
    const screen = await render(grid({ activeCell: null, onActiveCellChange }));
    await screen.rerender(grid({ activeCell: { rowId: 'c3', columnId: 'i4' }, onActiveCellChange }));
    expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1);
    expect(cellOf(3, 4)).toHaveAttribute('aria-selected', 'true');
    expect(focused()).toBeNull();
    expect(onActiveCellChange).toHaveBeenCalledWith({ rowId: 'c3', columnId: 'i4' });
  });

  it('keeps the focus when the row under it goes', async () => {
    const all = squaresGrid(6, 9);
    const screen = await render(grid({}, all));
    await userEvent.click(cellOf(6, 2));
    const fewer = { ...all, rows: all.rows.slice(0, 5), rowAxis: { heads: all.rowAxis.heads.slice(0, 5) } };
    await screen.rerender(grid({}, fewer));
    expect(focused()).toEqual([5, 2]);
  });

  it('draws a changed cell anew and no other', async () => {
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
