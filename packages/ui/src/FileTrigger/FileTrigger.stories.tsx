import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Icon } from '../icons';
import { FileTrigger, type FileTriggerProps } from './FileTrigger';

const words = (
  <>
    <Icon of={Upload} />
    上传模板
  </>
);

/** Shows what was taken and what was refused, as a page would. */
function Desk(props: FileTriggerProps) {
  const [lines, setLines] = useState<string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <FileTrigger
        {...props}
        onSelect={(files) => setLines((before) => [...before, ...files.map(({ name }) => name)])}
        onRefuse={(refusals) => setLines((before) => [...before, ...refusals.map(({ message }) => message)])}
      />
      <ul aria-live="polite" aria-label="文件">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: 'UI/Files/FileTrigger',
  component: FileTrigger,
  args: { children: words, acceptedFileTypes: ['.xlsx', '.csv'], onSelect: fn(), onRefuse: fn() },
  render: (args) => <Desk {...args} />,
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const WrongEndingRefused: Story = {
  args: { allowsMultiple: true },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
    // A file dialog can be set to show everything, so files of the wrong type do arrive.
    input.removeAttribute('accept');
    await userEvent.upload(input, [new File(['1'], '课点.pdf'), new File(['1'], '课点.xlsx')]);
    await expect(await canvas.findByText('「课点.pdf」不能在这里使用，请选择 .xlsx、.csv 文件。')).toBeVisible();
    await expect(canvas.getByText('课点.xlsx')).toBeVisible();
  },
};
export const Busy: Story = { args: { isPending: true, pendingLabel: '正在上传…' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { children: 'Upload template', maxBytes: 1024 * 1024 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
      new File(['12'.repeat(900_000)], 'points.xlsx'),
    );
    await expect(await canvas.findByText('“points.xlsx” is 1.7 MB. The largest size is 1 MB.')).toBeVisible();
  },
};
