import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { DropZone } from './DropZone';

conformance(<DropZone label="课点模板" description=".xlsx，不超过 10 MB" acceptedFileTypes={['.xlsx']} />);

it('accepts files pasted anywhere on the page when configured to, and ignores pasted text', async () => {
  const onSelect = vi.fn();
  const onRefuse = vi.fn();
  await renderUi(<DropZone label="图片" acceptedFileTypes={['image/png']} acceptsPagePaste onSelect={onSelect} onRefuse={onRefuse} />);
  paste((data) => data.items.add(new File(['1'], '截图.png', { type: 'image/png' })));
  expect(onSelect).toHaveBeenCalledOnce();
  paste((data) => data.items.add(new File(['1'], '说明.txt', { type: 'text/plain' })));
  expect(onRefuse.mock.calls[0]![0][0].message).toBe('「说明.txt」不能在这里使用，请选择 .png 文件。');
  const isLeftAlone = paste((data) => data.setData('text/plain', '文字'));
  expect(isLeftAlone).toBe(true);
});

it('takes a pasted screenshot when the focus is in it, and only then', async () => {
  const onSelect = vi.fn();
  await renderUi(<DropZone label="图片" acceptedFileTypes={['image/png']} onSelect={onSelect} />);
  const screenshot = (data: DataTransfer) => data.items.add(new File(['1'], 'image.png', { type: 'image/png' }));
  paste(screenshot);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.tab();
  paste(screenshot, document.activeElement!);
  expect(onSelect).toHaveBeenCalledOnce();
});

it.each(['{Enter}', ' '])('opens the choice of files once when %o is pressed on the zone itself', async (key) => {
  const onOpen = vi.fn((event: Event) => event.preventDefault());
  await renderUi(<DropZone label="图片" onSelect={vi.fn()} />);
  document.querySelector('input[type=file]')!.addEventListener('click', onOpen);
  await userEvent.tab();
  expect(document.activeElement).toHaveAccessibleName(/图片/);
  await userEvent.keyboard(key);
  expect(onOpen).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onOpen).toHaveBeenCalledTimes(2);
});

function paste(fill: (data: DataTransfer) => void, target: Element = document.body) {
  const clipboardData = new DataTransfer();
  fill(clipboardData);
  return target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
}
