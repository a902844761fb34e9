import { useState } from 'react';
import type { PastedCell, PasteTarget } from '../pasteTarget';
import { useMatrixClipboard } from '../useMatrixClipboard';

interface PasteBoxProps {
  target: PasteTarget;
  onApply: (cells: PastedCell[]) => void | Promise<unknown>;
}

/** A field in place of a grid: it handles real clipboard events, and shows how many cells were changed. */
export function PasteBox({ target, onApply }: PasteBoxProps) {
  const [count, setCount] = useState(0);
  const clipboard = useMatrixClipboard({
    target: () => target,
    onApply: async (cells) => {
      const isDone = (await onApply(cells)) !== false;
      if (isDone) setCount(cells.length);
      return isDone;
    },
  });
  return (
    <>
      <textarea
        aria-label="矩阵"
        readOnly
        onCopy={(event) => {
          const { text, html } = clipboard.copy(target.range);
          event.clipboardData.setData('text/plain', text);
          event.clipboardData.setData('text/html', html);
          event.preventDefault();
        }}
        onPaste={(event) => {
          event.preventDefault();
          clipboard.paste(target.range, {
            text: event.clipboardData.getData('text/plain'),
            html: event.clipboardData.getData('text/html'),
          });
        }}
      />
      <output aria-label="已修改">{count}</output>
      {clipboard.dialog}
    </>
  );
}

/** Puts a block on the clipboard and pastes it where the element is. */
export function pasteInto(element: HTMLElement, texts: { text?: string; html?: string }) {
  const clipboardData = new DataTransfer();
  if (texts.text !== undefined) clipboardData.setData('text/plain', texts.text);
  if (texts.html !== undefined) clipboardData.setData('text/html', texts.html);
  element.focus();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
