import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { cellOf, focused, grid } from './gridInPage';
import type { MatrixGridProps } from './matrixGridProps';
import { textsGrid } from './storyGrids';

describe('texts', () => {
  const texts = (props: Partial<MatrixGridProps>) => grid(props, textsGrid());

  it('starts with the first letter, commits with Enter and moves on', async () => {
    const onTextChange = vi.fn();
    await render(texts({ onTextChange }));
    await userEvent.click(cellOf(1, 3));
    await userEvent.keyboard('1周');
    await userEvent.keyboard('{Enter}');
    expect(onTextChange).toHaveBeenCalledWith({ rowId: 'k5', columnId: 'study' }, '1周');
    expect(focused()).toEqual([2, 3]);
  });

  it('edits the text with F2, cancels with Escape, and moves right with Tab', async () => {
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

  it('clears one text with Delete, and reports several cells as one change', async () => {
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

  it('declare the language of Chinese texts and items to an English reader', async () => {
    const screen = await render(grid({}, textsGrid(), 'en-US'));
    for (const words of ['案例驱动', '二叉树性质'])
      await expect.element(screen.getByText(words, { exact: true }).first()).toHaveAttribute('lang', 'zh-Hans');
    await expect.element(screen.getByText('8–9', { exact: true })).not.toHaveAttribute('lang');
  });
});
