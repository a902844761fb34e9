import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { LongTextField } from './LongTextField';

const sixteen = '一二三四五六七八九十甲乙丙丁戊己';
const seventeen = `${sixteen}庚`;

conformance(<LongTextField label="课程定位" defaultValue={sixteen} />);

describe('LongTextField', () => {
  it('opens for 17 characters on focus, and does not open again when the focus comes back', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} onChange={onChange} />);
    await userEvent.tab();
    await expect.element(getByRole('dialog', { name: '课程定位' })).toBeVisible();
    await userEvent.keyboard('辛{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    const field = getByRole('textbox', { name: '课程定位' });
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(seventeen);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('dialog', { name: '课程定位' })).toBeVisible();
  });

  it('opens at the 17th character with the text kept and the caret at its end', async () => {
    const onChange = vi.fn();
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={sixteen} onChange={onChange} />);
    await userEvent.click(getByRole('textbox', { name: '课程定位' }));
    await userEvent.keyboard('{End}庚');
    await expect.element(getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('辛');
    await expect.element(getByRole('dialog').getByRole('textbox')).toHaveValue(`${seventeen}辛`);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(`${seventeen}辛`);
  });

  it('keeps the line breaks of pasted text', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue="首" />);
    const field = getByRole('textbox', { name: '课程定位' });
    await userEvent.click(field);
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '一\r\n二');
    field.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    await expect.element(getByRole('dialog').getByRole('textbox')).toHaveValue('首一\n二');
  });

  it('shows long text without editing when read-only', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" value={seventeen} isReadOnly />);
    await userEvent.click(getByRole('textbox', { name: '课程定位' }));
    await expect.element(getByRole('dialog').getByRole('textbox')).toHaveAttribute('readonly');
    await expect.element(getByRole('button', { name: '完成编辑' })).not.toBeInTheDocument();
  });

  it('waits for an input method to finish before it counts', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={sixteen.slice(0, 15)} />);
    const input = getByRole('textbox', { name: '课程定位' }).element() as HTMLInputElement;
    await userEvent.click(input);
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
    await nextTask();
    write(input, `${sixteen.slice(0, 15)}ji`);
    await expect.element(getByRole('textbox', { name: '课程定位' })).toHaveValue(`${sixteen.slice(0, 15)}ji`);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    write(input, sixteen);
    await nextTask();
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '己' }));
    await expect.element(getByRole('textbox', { name: '课程定位' })).toHaveValue(sixteen);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });
});

// A browser lets React finish between the events of an input method; events sent by hand follow at once.
function nextTask() {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

// What a browser does when an input method changes the text; React hears only changes it did not make itself.
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
}
