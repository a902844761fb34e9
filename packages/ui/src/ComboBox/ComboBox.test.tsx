import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { ComboBox } from './ComboBox';

const options = Array.from({ length: 300 }, (_, index) => ({ value: index + 1, label: `课程 ${index + 1}` }));

conformance(<ComboBox label="课程" options={options.slice(0, 20)} defaultValue={2} />);

describe('ComboBox', () => {
  it('finds one of some hundred options by a part of its label', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<ComboBox label="课程" options={options} onChange={onChange} />);
    await userEvent.click(getByRole('combobox', { name: '课程' }));
    await userEvent.keyboard('277');
    await expect.element(getByRole('option', { name: '课程 277' })).toBeVisible();
    expect(getByRole('option').elements()).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(277);
  });

  it('leaves Enter to the input method whose composition it ends', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<ComboBox label="课程" options={options} onChange={onChange} />);
    const field = getByRole('combobox', { name: '课程' });
    await userEvent.click(field);
    await userEvent.keyboard('277{ArrowDown}');
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    await expect.element(getByRole('option', { name: '课程 277' })).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('finds an option by other words than its label too', async () => {
    const people = [
      { value: 1, label: 'Li Hang lihang@college.example', keywords: '李航' },
      { value: 2, label: 'Zhou Min zhoumin@college.example', keywords: '周敏' },
    ];
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<ComboBox label="Person" options={people} onChange={onChange} />);
    await userEvent.click(getByRole('combobox', { name: 'Person' }));
    await userEvent.keyboard('李航');
    await expect.element(getByRole('option')).toHaveTextContent('Li Hang');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith(1);
  });

  it('never makes the page wider, however wide its field is', async () => {
    const { getByRole } = await renderUi(<ComboBox label="课程" options={options} />);
    await userEvent.click(getByRole('combobox', { name: '课程' }));
    await userEvent.keyboard('277');
    await expect.element(getByRole('option', { name: '课程 277' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });

  it('announces that nothing matches', async () => {
    const { getByRole, getByText } = await renderUi(<ComboBox label="课程" options={options} />);
    await userEvent.click(getByRole('combobox', { name: '课程' }));
    await userEvent.keyboard('物理');
    await expect.element(getByText('没有匹配的选项')).toBeVisible();
  });

  it('does not filter by the letters of an unfinished composition', async () => {
    const chinese = [
      { value: 1, label: '数据结构' },
      { value: 2, label: '操作系统' },
    ];
    const { getByRole } = await renderUi(<ComboBox label="课程" options={chinese} />);
    await userEvent.click(getByRole('button', { name: '展开选项' }));
    const input = getByRole('combobox', { name: '课程' }).element() as HTMLInputElement;
    compose(input, 'compositionstart', '');
    compose(input, 'input', "shu'ju");
    await expect.element(getByRole('option', { name: '操作系统' })).toBeVisible();
    compose(input, 'input', '数据');
    compose(input, 'compositionend', '数据');
    await expect.element(getByRole('option', { name: '操作系统' })).not.toBeInTheDocument();
    await expect.element(getByRole('option', { name: '数据结构' })).toBeVisible();
  });
});

// Scripts cannot start an input method; these are the events that one sends.
function compose(input: HTMLInputElement, type: 'compositionstart' | 'input' | 'compositionend', text: string) {
  if (type !== 'input') {
    input.dispatchEvent(new CompositionEvent(type, { bubbles: true, data: text }));
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: text }));
}
