import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField';

const meta = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  args: { label: '理论学时', unit: '学时', defaultValue: 48, onChange: fn(), style: { width: 160 } },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { args: { description: '与章节合计一致' } };
export const Empty: Story = { args: { defaultValue: null, placeholder: '0' } };
export const SteppedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageDown}');
    await expect(canvas.getByRole('spinbutton', { name: '理论学时' })).toHaveValue('40');
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
  },
};
export const WrongText: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '四十八');
    await expect(field).toHaveAccessibleDescription('这不是数字，请只填写数字，例如 48。');
    await expect(field).toHaveValue('四十八');
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
  },
};
export const BelowTheLeast: Story = {
  args: { defaultValue: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('不能小于 0。');
  },
};
export const FullWidthFigures: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('spinbutton'), '４８');
    await expect(args.onChange).toHaveBeenLastCalledWith(48);
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton')).toHaveValue('48');
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Theory hours', unit: 'hours', defaultValue: 1200, max: 999 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Theory hours' })).toHaveValue('1,200');
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('The number must be 999 or less.');
  },
};
