import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Shortcuts } from '../Shortcuts';
import { conformance, renderUi } from '../testing';
import { LongTextField } from './LongTextField';
import { LongTextSettings, type LongTextPlace } from './LongTextSettings';

const sixteen = '一二三四五六七八九十甲乙丙丁戊己';
const seventeen = `${sixteen}庚`;

conformance(<LongTextField label="课程定位" defaultValue={sixteen} />);

describe('LongTextField', () => {
  it('opens for 17 characters on focus, and does not open again when the focus comes back', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} />);
    await userEvent.tab();
    await expect.element(getByRole('dialog', { name: '课程定位' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    const field = getByRole('textbox', { name: '课程定位' });
    await expect.element(field).toHaveFocus();
    await expect.element(getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByRole('dialog', { name: '课程定位' })).toBeVisible();
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(page.getByRole('dialog').getByRole('button', { name: '关闭' }))],
    ['a press outside', () => userEvent.click(document.body, { position: { x: 5, y: 5 } })],
  ])('%s takes over what was typed, and Undo and Redo change it back and forth', async (_way, leave) => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={sixteen} />);
    await userEvent.click(getByRole('textbox', { name: '课程定位' }));
    await userEvent.keyboard('{End}庚辛');
    await expect.element(getByRole('dialog').getByRole('textbox')).toHaveValue(`${seventeen}辛`);
    await leave();
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    const field = getByRole('textbox', { name: '课程定位' });
    await expect.element(field).toHaveValue(`${seventeen}辛`);
    await userEvent.click(getByRole('button', { name: '撤销' }));
    await expect.element(field).toHaveValue(sixteen);
    await expect.element(field).toHaveFocus();
    await userEvent.click(getByRole('button', { name: '恢复' }));
    await expect.element(field).toHaveValue(`${seventeen}辛`);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  it.each(['{Control>}s{/Control}', '{Control>}{Enter}{/Control}'])('%s writes back as the button does', async (keys) => {
    const save = vi.fn();
    const { getByRole } = await renderUi(
      <Shortcuts keys={{ 'Ctrl+S': save }}>
        <LongTextField label="课程定位" defaultValue={seventeen} />
      </Shortcuts>,
    );
    await userEvent.tab();
    await userEvent.keyboard(`辛${keys}`);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(getByRole('textbox', { name: '课程定位' })).toHaveValue(`${seventeen}辛`);
    await expect.element(getByRole('status')).toBeEmptyDOMElement();
    expect(save).not.toHaveBeenCalled();
  });

  it('discards what was typed on Cancel alone, and restores it on Undo', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} />);
    const field = getByRole('textbox', { name: '课程定位' });
    await userEvent.click(field);
    await userEvent.keyboard('辛');
    await userEvent.click(getByRole('button', { name: '取消' }));
    await expect.element(field).toHaveValue(seventeen);
    await expect.element(getByRole('status')).toHaveTextContent('已放弃窗口里的修改');
    await userEvent.click(getByRole('button', { name: '撤销' }));
    await expect.element(field).toHaveValue(`${seventeen}辛`);
  });

  it('offers no way back once the text was changed otherwise', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} />);
    const field = getByRole('textbox', { name: '课程定位' });
    await userEvent.click(field);
    await userEvent.keyboard('辛{Escape}');
    await expect.element(getByRole('button', { name: '撤销' })).toBeVisible();
    await userEvent.fill(field, '短');
    await expect.element(getByRole('button', { name: '撤销' })).not.toBeInTheDocument();
  });

  it.each([300, 800])('covers a field %d px wide whole', async (width) => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} style={{ inlineSize: width }} />);
    const field = getByRole('textbox', { name: '课程定位' });
    const covered = field.element().parentElement!.getBoundingClientRect();
    await userEvent.click(field);
    const area = getByRole('dialog').getByRole('textbox').element().getBoundingClientRect();
    expect(area.width).toBeGreaterThanOrEqual(covered.width);
    expect(area.height).toBeGreaterThanOrEqual(covered.height);
  });

  it('edits in the field from now on when the person wants to, and in the window again when they take it back', async () => {
    const { getByRole } = await renderUi(<KeptPlace />);
    const field = getByRole('textbox', { name: '课程定位' });
    await userEvent.click(field);
    await userEvent.keyboard('辛');
    await userEvent.click(getByRole('button', { name: '以后直接在字段里编辑' }));
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End}壬');
    await expect.element(field).toHaveValue(`${seventeen}辛壬`);
    await userEvent.click(field);
    await expect.element(getByRole('dialog')).not.toBeInTheDocument();
  });

  it('can revert the choice of the field next to the field', async () => {
    const { getByRole } = await renderUi(<KeptPlace />);
    const field = getByRole('textbox', { name: '课程定位' });
    await userEvent.click(field);
    await userEvent.click(getByRole('button', { name: '以后直接在字段里编辑' }));
    await userEvent.click(getByRole('button', { name: '改回窗口编辑' }));
    await expect.element(field).toHaveFocus();
    await userEvent.click(field);
    await expect.element(getByRole('dialog')).toBeVisible();
  });

  it('does not offer the choice where nobody stores it', async () => {
    const { getByRole } = await renderUi(<LongTextField label="课程定位" defaultValue={seventeen} />);
    await userEvent.click(getByRole('textbox', { name: '课程定位' }));
    await expect.element(getByRole('dialog')).toBeVisible();
    await expect.element(getByRole('button', { name: '以后直接在字段里编辑' })).not.toBeInTheDocument();
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

/** A host that stores where long text is edited. */
function KeptPlace() {
  const [place, setPlace] = useState<LongTextPlace>('window');
  return (
    <LongTextSettings place={place} onPlaceChange={setPlace}>
      <LongTextField label="课程定位" defaultValue={seventeen} />
    </LongTextSettings>
  );
}

// A browser lets React flush between the events of an input method; synthetic events follow at once.
function nextTask() {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

// What a browser does when an input method changes the text; React fires onChange only for values that it did not set itself.
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
}
