import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumericInput } from './NumericInput';

const meta = {
  title: 'UI/Fields/NumericInput',
  component: NumericInput,
  args: { label: '学分', onChange: fn(), style: { width: 120 } },
} satisfies Meta<typeof NumericInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['state:numeric-input.plain'],
  args: { defaultValue: '2' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '学分' });
    await expect(field).toHaveValue('2');
    await userEvent.type(field, '.5');
    await expect(field).toHaveValue('2.5');
    await expect(args.onChange).toHaveBeenLastCalledWith('2.5');
  },
};

export const RejectsKeys: Story = {
  tags: ['state:numeric-input.rejects-keys'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '-1e=2');
    await expect(canvas.getByRole('textbox')).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const CutToFour: Story = {
  tags: ['state:numeric-input.cut-4'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '12345');
    await expect(canvas.getByRole('textbox')).toHaveValue('1234');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234');
  },
};

export const Pasted: Story = {
  tags: ['state:numeric-input.paste'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('-12e45');
    await expect(canvas.getByRole('textbox')).toHaveValue('1245');
    await expect(args.onChange).toHaveBeenLastCalledWith('1245');
  },
};

export const English: Story = {
  tags: ['state:numeric-input.english'],
  globals: { language: '80102' },
  args: { label: 'Credits', unit: 'credits', defaultValue: '3.5', description: 'As in the training program' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Credits' })).toHaveValue('3.5');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As in the training program');
    await expect(document.querySelector('[data-cw-root]')).not.toHaveTextContent(/[一-龥]/);
  },
};

export const Wrong: Story = { args: { isRequired: true, errorMessage: '请填写学分' } };
export const ReadOnly: Story = { args: { defaultValue: '2', isReadOnly: true } };
export const Disabled: Story = { args: { defaultValue: '2', isDisabled: true } };
