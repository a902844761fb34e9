import { fireEvent } from 'storybook/test';

/** Selects files in the browser's dialog, which can be set to show every file. */
export function choose(root: HTMLElement, ...files: File[]) {
  fireEvent.change(root.querySelector('input[type="file"]')!, { target: { files } });
}

/** Files on their way by drag or clipboard. */
export function dataTransferOf(...files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Names of the images that show, in their order. */
export function namesOf(root: HTMLElement): string[] {
  return [...root.querySelectorAll('[role="row"] button[aria-label]')]
    .map((button) => /^(?:预览|Preview) (.*)$/.exec(button.getAttribute('aria-label') ?? '')?.[1])
    .filter((name) => name !== undefined);
}

/** Drags files over an element and optionally drops them; a synthetic DataTransfer would allow nothing and have no entries. */
export function drag(target: Element, files: readonly File[], { drops }: { drops: boolean }) {
  const dataTransfer = dataTransferOf(...files);
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperties(dataTransfer, { effectAllowed: { value: 'copy' }, items: { value: items } });
  for (const type of drops ? ['dragenter', 'dragover', 'drop'] : ['dragenter'])
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: 40, clientY: 40 }));
}

/** Ends of a `findBy…` that waits for pictures to be decoded, which a busy machine does slowly. */
export const decoding = [{}, { timeout: 5000 }] as const;
