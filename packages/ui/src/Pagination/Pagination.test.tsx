import { describe, expect, it, vi } from 'vitest';
import { conformance, renderUi } from '../testing';
import { Pagination } from './Pagination';

conformance(<Pagination page={2} pageSize={10} total={95} />);

describe('Pagination', () => {
  it('marks the current page and turns to others by value', async () => {
    const onPageChange = vi.fn();
    const { getByRole } = await renderUi(<Pagination page={2} pageSize={10} total={25} onPageChange={onPageChange} />);
    await expect.element(getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await getByRole('button', { name: '第 3 页' }).click();
    await getByRole('button', { name: '上一页' }).click();
    expect(onPageChange.mock.calls).toEqual([[3], [1]]);
  });

  it('does not turn to the page that shows', async () => {
    const onPageChange = vi.fn();
    const { getByRole } = await renderUi(<Pagination page={2} pageSize={10} total={25} onPageChange={onPageChange} />);
    await getByRole('button', { name: '第 2 页' }).click();
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it.each([
    [0, '第 1–10 条，共 25 条'],
    [9, '第 21–25 条，共 25 条'],
  ])('takes page %i for the nearest one there is', async (page, range) => {
    const { getByText } = await renderUi(<Pagination page={page} pageSize={10} total={25} />);
    await expect.element(getByText(range)).toBeVisible();
  });

  it('keeps focus on something at either end', async () => {
    const { getByRole, rerender } = await renderUi(<Pagination page={2} pageSize={10} total={30} />);
    await getByRole('button', { name: '下一页' }).click();
    await rerender(<Pagination page={3} pageSize={10} total={30} />);
    await expect.element(getByRole('button', { name: '第 3 页' })).toHaveFocus();
  });

  it.each(['下一页', '第 3 页'])(
    'keeps focus on something while the page of %s is under way, and turns no other meanwhile',
    async (name) => {
      const onPageChange = vi.fn();
      const pages = (page: number, isDisabled: boolean) => (
        <Pagination page={page} pageSize={10} total={30} isDisabled={isDisabled} onPageChange={onPageChange} />
      );
      const { getByRole, rerender } = await renderUi(pages(2, false));
      await getByRole('button', { name }).click();
      await rerender(pages(3, true));
      const current = getByRole('button', { name: '第 3 页' });
      await expect.element(current).toHaveFocus();
      (getByRole('button', { name: '第 1 页' }).element() as HTMLElement).click();
      await rerender(pages(3, false));
      await expect.element(current).toHaveFocus();
      expect(onPageChange.mock.calls).toEqual([[3]]);
    },
  );
});
