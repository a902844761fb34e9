import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../Dialog';
import { renderUi } from '../testing';
import { Shortcuts, ShortcutSettings } from './Shortcuts';

function press(init: KeyboardEventInit) {
  return document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

describe('Shortcuts', () => {
  it('acts wherever focus is and prevents the browser’s default', async () => {
    const save = vi.fn();
    await renderUi(<Shortcuts keys={{ 'Ctrl+S': save }} />);
    expect(press({ key: 's', ctrlKey: true })).toBe(false);
    expect(save).toHaveBeenCalledOnce();
  });

  it('acts as soon as its part shows', async () => {
    const save = vi.fn();
    function Impatient() {
      useLayoutEffect(() => void press({ key: 's', ctrlKey: true }), []);
      return null;
    }
    await renderUi(
      <>
        <Shortcuts keys={{ 'Ctrl+S': save }} />
        <Impatient />
      </>,
    );
    expect(save).toHaveBeenCalledOnce();
  });

  it('acts once while the key is held', async () => {
    const save = vi.fn();
    await renderUi(<Shortcuts keys={{ 'Ctrl+S': save }} />);
    press({ key: 's', ctrlKey: true });
    press({ key: 's', ctrlKey: true, repeat: true });
    expect(save).toHaveBeenCalledOnce();
  });

  it('does nothing during composition, by either sign of it', async () => {
    const save = vi.fn();
    await renderUi(<Shortcuts keys={{ 'Ctrl+S': save }} />);
    press({ key: 's', ctrlKey: true, isComposing: true });
    press({ key: 's', ctrlKey: true, keyCode: 229 });
    expect(save).not.toHaveBeenCalled();
  });

  it.each(['<input aria-label="x">', '<textarea aria-label="x"></textarea>', '<div contenteditable="true" tabindex="0">x</div>'])(
    'leaves a bare key to %s',
    async (markup) => {
      const find = vi.fn();
      await renderUi(<Shortcuts keys={{ '/': find }} />);
      const holder = document.createElement('div');
      holder.innerHTML = markup;
      document.body.append(holder);
      (holder.firstElementChild as HTMLElement).focus();
      press({ key: '/' });
      expect(find).not.toHaveBeenCalled();
      holder.remove();
      press({ key: '/' });
      expect(find).toHaveBeenCalledOnce();
    },
  );

  it('lets the inner scope go before the outer one', async () => {
    const inner = vi.fn();
    const outer = vi.fn();
    await renderUi(
      <Shortcuts keys={{ 'Ctrl+S': outer, '/': outer }}>
        <Shortcuts keys={{ 'Ctrl+S': inner }} />
      </Shortcuts>,
    );
    press({ key: 's', ctrlKey: true });
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
    press({ key: '/' });
    expect(outer).toHaveBeenCalledOnce();
  });

  it('lets the inner scope go first even when the outer one changes later', async () => {
    const inner = vi.fn();
    const outer = vi.fn();
    const scene = () => (
      <Shortcuts keys={{ 'Ctrl+S': outer }}>
        <Shortcuts keys={innerKeys} />
      </Shortcuts>
    );
    const innerKeys = { 'Ctrl+S': inner };
    const { rerender } = await renderUi(scene());
    await rerender(scene());
    press({ key: 's', ctrlKey: true });
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
  });

  it('saves from a field that keeps its keys to itself, and leaves undo to the field', async () => {
    const save = vi.fn();
    const undo = vi.fn();
    const { getByRole } = await renderUi(
      <Shortcuts keys={{ 'Ctrl+S': save, 'Ctrl+Z': undo }}>
        <input aria-label="名称" onKeyDown={(event) => event.stopPropagation()} />
        <button type="button">别处</button>
      </Shortcuts>,
    );
    await getByRole('textbox').click();
    press({ key: 's', ctrlKey: true });
    press({ key: 'z', ctrlKey: true });
    expect(save).toHaveBeenCalledOnce();
    expect(undo).not.toHaveBeenCalled();
    await getByRole('button').click();
    press({ key: 'z', ctrlKey: true });
    expect(undo).toHaveBeenCalledOnce();
  });

  it('leaves a bare key to whoever has used it', async () => {
    const find = vi.fn();
    const { getByRole } = await renderUi(
      <Shortcuts keys={{ '/': find }}>
        <button type="button" onKeyDown={(event) => event.preventDefault()}>
          格
        </button>
      </Shortcuts>,
    );
    await getByRole('button').click();
    press({ key: '/' });
    expect(find).not.toHaveBeenCalled();
  });

  it('does nothing under a dialog, whose own shortcuts work', async () => {
    const page = vi.fn();
    const dialog = vi.fn();
    await renderUi(
      <>
        <Shortcuts keys={{ 'Ctrl+S': page }}>
          <p>页面</p>
        </Shortcuts>
        <Dialog title="修改" isOpen>
          <Shortcuts keys={{ 'Ctrl+S': dialog }}>
            <input aria-label="名称" />
          </Shortcuts>
        </Dialog>
      </>,
    );
    press({ key: 's', ctrlKey: true });
    expect(dialog).toHaveBeenCalledOnce();
    expect(page).not.toHaveBeenCalled();
  });

  it('takes two keys one after the other, and no others between or long after', async () => {
    const go = vi.fn();
    const other = vi.fn();
    await renderUi(<Shortcuts keys={{ 'G M': go, N: other }} />);
    press({ key: 'g' });
    expect(press({ key: 'm' })).toBe(false);
    expect(go).toHaveBeenCalledOnce();
    press({ key: 'm' });
    press({ key: 'g' });
    press({ key: 'n' });
    press({ key: 'm' });
    expect(go).toHaveBeenCalledOnce();
    expect(other).toHaveBeenCalledOnce();
    press({ key: 'g' });
    const late = new KeyboardEvent('keydown', { key: 'm', bubbles: true, cancelable: true });
    Object.defineProperty(late, 'timeStamp', { value: late.timeStamp + 2000 });
    document.activeElement!.dispatchEvent(late);
    expect(go).toHaveBeenCalledOnce();
  });

  it('begins no sequence in a text field', async () => {
    const go = vi.fn();
    const { getByRole } = await renderUi(
      <Shortcuts keys={{ 'G M': go }}>
        <input aria-label="名称" />
      </Shortcuts>,
    );
    await getByRole('textbox').click();
    press({ key: 'g' });
    press({ key: 'm' });
    expect(go).not.toHaveBeenCalled();
  });

  it('switches bare keys off, and only those', async () => {
    const find = vi.fn();
    const save = vi.fn();
    await renderUi(
      <ShortcutSettings isSingleKeyEnabled={false}>
        <Shortcuts keys={{ '/': find, 'Ctrl+S': save }} />
      </ShortcutSettings>,
    );
    await userEvent.keyboard('/');
    press({ key: 's', ctrlKey: true });
    expect(find).not.toHaveBeenCalled();
    expect(save).toHaveBeenCalledOnce();
  });

  it('does nothing when disabled', async () => {
    const save = vi.fn();
    await renderUi(<Shortcuts keys={{ 'Ctrl+S': save }} isDisabled />);
    press({ key: 's', ctrlKey: true });
    expect(save).not.toHaveBeenCalled();
  });
});
