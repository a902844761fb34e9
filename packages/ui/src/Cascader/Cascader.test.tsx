import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { Cascader } from './Cascader';
import { places } from './storyTree';

conformance(<Cascader label="所在地" nodes={places(2, 2, 2)} defaultValue={[1, 1, 1]} />, { name: 'Cascader' });

describe('Cascader', () => {
  it('wraps a message shown instead of the value where it is longer than the field', async () => {
    const words = 'This major has no indicator points yet';
    const { getByText, getByRole } = await renderUi(
      <div style={{ inlineSize: 200 }}>
        <Cascader aria-label="Indicator point" nodes={[]} placeholder={words} />
      </div>,
    );
    const sentence = getByText(words).element();
    expect(sentence.scrollWidth).toBe(sentence.clientWidth);
    expect(getByRole('combobox').element().clientHeight).toBeGreaterThanOrEqual(sentence.clientHeight);
  });

  it('jumps to a label by its first letters', async () => {
    const nodes = ['Anhui', 'Hebei', 'Henan', 'Hunan'].map((label, id) => ({ id, label }));
    const { getByRole } = await renderUi(<Cascader aria-label="省" nodes={nodes} />);
    await getByRole('combobox', { name: '省' }).click();
    await userEvent.keyboard('hu');
    await expect.element(getByRole('option', { name: 'Hunan' })).toHaveAttribute('aria-selected', 'true');
  });

  it('closes on Esc without a choice and restores focus', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<Cascader aria-label="所在地" nodes={places(2, 2, 2)} onChange={onChange} />);
    const field = getByRole('combobox', { name: '所在地' });
    await field.click();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Escape}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-expanded', 'false');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('searches when composition ends, not before', async () => {
    const { getByRole } = await renderUi(<Cascader aria-label="所在地" nodes={places(2, 2, 2)} />);
    await getByRole('combobox', { name: '所在地' }).click();
    const field = getByRole('combobox', { name: '搜索各级' }).element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, '省');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    await expect.element(getByRole('listbox', { name: '第 1 级' })).toBeVisible();
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '省' }));
    await expect.element(getByRole('listbox', { name: '搜索结果' })).toBeVisible();
  });
});
