import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderUi } from '../testing';
import { DataTable } from './DataTable';
import { bookColumns, books } from './storyRows';

const opened = vi.fn();
const list = (
  <DataTable
    aria-label="书目"
    columns={bookColumns().filter(({ id }) => id === 'name')}
    rows={books(5000)}
    getRowId={({ id }) => id}
    height="400px"
    renderRowActions={({ id, name }) => (
      <>
        <Counter name={name} />
        <button type="button" onClick={() => opened(id)}>
          打开{name}
        </button>
      </>
    )}
  />
);

/** Something with a state of its own. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name}：{count}
    </button>
  );
}

const drawnRows = () => [...document.querySelectorAll<HTMLElement>('[role="row"][data-index]')];
const drawnIndexes = () => drawnRows().map((row) => Number(row.dataset.index));
const isInOrder = () => drawnIndexes().every((index, at, all) => at === 0 || index > all[at - 1]!);
const scroller = () => document.querySelector('[role="grid"]')!.parentElement!;

async function scrollTo(index: number) {
  scroller().scrollTop = index * 40;
  // Ten rows are in sight, and some more are drawn below them.
  await expect.poll(() => drawnIndexes()).toContain(index + 14);
}

afterEach(() => void vi.useRealTimers());

describe('rows of a window', () => {
  it('use the elements of those that left it, and stand in order when the list is at rest', async () => {
    await renderUi(list);
    const before = drawnRows();
    await scrollTo(9);
    expect(drawnRows().filter((row) => before.includes(row)).length).toBe(before.length);
    await expect.poll(isInOrder).toBe(true);
    await scrollTo(3000);
    expect(drawnRows().filter((row) => before.includes(row)).length).toBe(before.length);
    await expect.poll(isInOrder).toBe(true);
  });

  it('take no state of a row that left', async () => {
    const { getByRole } = await renderUi(list);
    // A click that brings no focus: the row of the focus stays in the window.
    (getByRole('button', { name: '数据结构：0' }).element() as HTMLElement).click();
    await expect.element(getByRole('button', { name: '数据结构：1' })).toBeVisible();
    await scrollTo(3000);
    expect(getByRole('button', { name: /：1$/ }).elements()).toEqual([]);
  });

  it('keep the focus and the click of somebody who is quicker than the list comes to rest, and Tab goes on in order', async () => {
    const { getByRole } = await renderUi(list);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await scrollTo(9);
    expect(isInOrder()).toBe(false);
    const button = getByRole('button', { name: '打开形势与政策', exact: true });
    const pressed = button.element() as HTMLElement;
    pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    pressed.focus();
    const row = pressed.closest('[role="row"]');
    const neighbours = [row?.previousElementSibling, row?.nextElementSibling];
    vi.advanceTimersByTime(1000);
    expect([row?.previousElementSibling, row?.nextElementSibling]).toEqual(neighbours);
    pressed.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    pressed.click();
    expect(opened).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(isInOrder()).toBe(false);
    await userEvent.tab();
    expect(isInOrder()).toBe(true);
    await expect.element(getByRole('button', { name: '数据结构 2：0' })).toHaveFocus();
  });
});
