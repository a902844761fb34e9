import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: '密码', defaultValue: 'teach-2026', style: { width: 280 } },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByRole('textbox', { name: '密码' })).toHaveValue('teach-2026');
  },
};
export const Wrong: Story = { args: { isRequired: true, defaultValue: '', errorMessage: '请填写密码' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible();
  },
};
