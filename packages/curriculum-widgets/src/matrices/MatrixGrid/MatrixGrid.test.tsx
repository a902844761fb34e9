import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cellOf, focused, grid, live, selected } from './gridInPage';

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

  it('opens a cell with Enter and F2, and by a click on the one that is selected already', async () => {
    const onOpen = vi.fn();
    await render(grid({ onOpen }));
    await userEvent.click(cellOf(1, 1));
    await userEvent.click(cellOf(2, 2));
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(cellOf(2, 2));
    await userEvent.keyboard('{Enter}{F2}');
    expect(onOpen.mock.calls.map(([at, , by]) => [at, by])).toEqual([
      [{ rowId: 'c2', columnId: 'i2' }, 'click'],
      [{ rowId: 'c2', columnId: 'i2' }, 'key'],
      [{ rowId: 'c2', columnId: 'i2' }, 'key'],
    ]);
  });

  it('sets strengths over a range without the rows that are read-only, and announces how many', async () => {
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

  it('changes nothing where all is read-only, and announces it', async () => {
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

  it('handles the keys Ctrl+C, Ctrl+X and Ctrl+V of the browser', async () => {
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

describe('the marks of findings', () => {
  const findings = {
    cells: new Map([['c2', new Map([['i2', { level: 'warning' as const, words: '警告：「操作系统」支撑太多' }]])]]),
    rows: new Map([['c3', { level: 'advice' as const, words: '建议：先修课在后' }]]),
    columns: new Map([['i1', { level: 'error' as const, words: '错误：与毕业要求相同' }]]),
    groups: new Map([['r2', { level: 'advice' as const, words: '建议：指标点太少' }]]),
  };

  it('are said in the names of cells and heads, and move nothing', async () => {
    const { getByRole, container, rerender } = await render(grid({}));
    const before = cellOf(2, 2).getBoundingClientRect();
    await rerender(grid({ findings }));
    expect(cellOf(2, 2).getBoundingClientRect()).toEqual(before);
    expect([...container.querySelectorAll('sub')].map(({ title }) => title)).toEqual([
      '建议：指标点太少',
      '错误：与毕业要求相同',
      '警告：「操作系统」支撑太多',
      '建议：先修课在后',
    ]);
    expect(cellOf(2, 2).getAttribute('aria-label')).toMatch(/，警告：「操作系统」支撑太多$/);
    await expect.element(getByRole('rowheader', { name: /^数据结构.*，建议：先修课在后/ })).toBeInTheDocument();
    await userEvent.click(cellOf(2, 2), { position: { x: 4, y: 4 } });
    await expect.element(getByRole('gridcell', { name: /^离散数学，1\.2 .*，警告：「操作系统」支撑太多；本列/ })).toHaveFocus();
  });

  it('stand beside those of discussions, turn with the matrix and open what they are about', async () => {
    const onDiscuss = vi.fn();
    const discussions = { cells: new Map([['c2', new Map([['i2', 3]])]]), rows: new Map(), columns: new Map(), groups: new Map() };
    await render(grid({ findings, discussions, onDiscuss, isTransposed: true }));
    const marked = document.querySelector('[role="gridcell"]:has(> sub)')!;
    expect(marked).toHaveAccessibleName(/，3 个未解决的讨论，警告：「操作系统」支撑太多$/);
    await userEvent.click(marked.querySelector('sub')!);
    await userEvent.click(document.querySelector('[data-part="columnHead"] > sub')!);
    expect(onDiscuss.mock.calls).toEqual([
      [{ rowId: 'c2', columnId: 'i2' }, 'click'],
      [{ rowId: 'c3' }, 'click'],
    ]);
  });
});

describe('the marks of discussions', () => {
  const discussions = {
    cells: new Map([['c2', new Map([['i2', 3]])]]),
    rows: new Map([['c3', 1]]),
    columns: new Map([['i1', 2]]),
    groups: new Map([['r2', 4]]),
  };
  const markIn = (element: Element) => element.querySelector<HTMLElement>('sup')!;

  it('are said in the names of cells and heads, and are nowhere else', async () => {
    const { getByRole, container } = await render(grid({ discussions }));
    expect([...container.querySelectorAll('sup')].map(({ textContent }) => textContent)).toEqual(['4', '2', '3', '1']);
    expect(cellOf(2, 2).getAttribute('aria-label')).toMatch(/，3 个未解决的讨论$/);
    await expect.element(getByRole('rowheader', { name: /^数据结构.*，1 个未解决的讨论/ })).toBeInTheDocument();
    await userEvent.click(cellOf(2, 2));
    await expect.element(getByRole('gridcell', { name: /^离散数学，1\.2 .*，3 个未解决的讨论；本列/ })).toHaveFocus();
  });

  it('turn with the matrix', async () => {
    await render(grid({ discussions, isTransposed: true }));
    const marked = [...document.querySelectorAll('[role="gridcell"][data-discussed]')];
    expect(marked.map((cell) => cell.getAttribute('aria-label'))).toEqual([expect.stringContaining('3 个未解决的讨论')]);
  });

  it('open what they are about by a press, and by Shift+F2 from any cell', async () => {
    const [onDiscuss, onOpen] = [vi.fn(), vi.fn()];
    const { container, rerender } = await render(grid({ discussions, onDiscuss, onOpen }));
    await userEvent.click(markIn(cellOf(2, 2)));
    for (const head of container.querySelectorAll(':is([role="columnheader"], [role="rowheader"]):has(sup)'))
      await userEvent.click(markIn(head));
    await userEvent.dblClick(cellOf(3, 3));
    await userEvent.keyboard('{Shift>}{F2}{/Shift}');
    expect(onDiscuss.mock.calls).toEqual([
      [{ rowId: 'c2', columnId: 'i2' }, 'click'],
      [{ groupId: 'r2' }, 'click'],
      [{ columnId: 'i1' }, 'click'],
      [{ rowId: 'c3' }, 'click'],
      [{ rowId: 'c3', columnId: 'i3' }, 'key'],
    ]);
    expect(onOpen).toHaveBeenCalledTimes(1);
    await rerender(grid({ discussions, onDiscuss, isTransposed: true }));
    await userEvent.click(markIn(document.querySelector('[role="row"]:not([data-kind="band"]) > [role="rowheader"]:has(sup)')!));
    expect(onDiscuss).toHaveBeenLastCalledWith({ columnId: 'i1' }, 'click');
  });
});
