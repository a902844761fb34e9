import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DropZone } from './DropZone';

const meta = {
  title: 'UI/Files/DropZone',
  component: DropZone,
  args: {
    label: '课点模板',
    description: '.xlsx 或 .csv，不超过 10 MB',
    acceptedFileTypes: ['.xlsx', '.csv'],
    onSelect: fn(),
    onRefuse: fn(),
    style: { width: 'min(100%, 400px)' },
  },
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Drag events as a file manager sends them; a synthetic DataTransfer would allow nothing and have no entries. */
function dragged(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  Object.defineProperties(dataTransfer, { effectAllowed: { value: 'copy' }, items: { value: items } });
  return (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX: 40, clientY: 40 });
}

const zoneOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[data-rac][style*="width"]')!;

export const Typical: Story = {};
export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement);
    zone.dispatchEvent(dragged(new File(['1'], '课点.xlsx'))('dragenter'));
    await waitFor(() => expect(zone).toHaveAttribute('data-drop-target', 'true'));
  },
};
export const Dropped: Story = {
  args: { allowsMultiple: true },
  play: async ({ args, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    const event = dragged(new File(['1'], '课点.xlsx'), new File(['1'], '课点.pdf'));
    for (const type of ['dragenter', 'dragover', 'drop']) zone.dispatchEvent(event(type));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith([expect.objectContaining({ name: '课点.xlsx' })]));
    await expect(args.onRefuse).toHaveBeenCalledWith([
      expect.objectContaining({ message: '「课点.pdf」不能在这里使用，请选择 .xlsx、.csv 文件。' }),
    ]);
  },
};
export const PastedOnThePage: Story = {
  args: { label: '图片', description: undefined, acceptedFileTypes: ['image/png', 'image/jpeg'], acceptsPagePaste: true },
  play: async ({ args, userEvent }) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['1'], '截图.png', { type: 'image/png' }));
    await userEvent.paste(clipboardData);
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Course point template', description: '.xlsx or .csv, up to 10 MB', allowsMultiple: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
  },
};
