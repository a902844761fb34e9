import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField';

const meta = {
  title: 'UI/Fields/TextField',
  component: TextField,
  args: { label: '课程名称', defaultValue: '数据结构', onChange: fn(), style: { width: 280 } },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Required: Story = { args: { isRequired: true, description: '与培养方案一致' } };
export const Placeholder: Story = { args: { defaultValue: '', placeholder: '例如 数据结构' } };
export const Wrong: Story = {
  args: { isRequired: true, defaultValue: '', errorMessage: '请填写课程名称' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '课程名称' })).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('请填写课程名称');
  },
};
export const WithUnit: Story = { args: { label: '学分', defaultValue: '3.5', unit: '分', style: { width: 120 } } };
export const LongText: Story = { args: { defaultValue: '面向复杂工程问题的数据结构与算法综合课程设计（双语）' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const WrittenByKeyboard: Story = {
  args: { defaultValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('操作系统');
    await expect(canvas.getByRole('textbox')).toHaveValue('操作系统');
    await expect(args.onChange).toHaveBeenLastCalledWith('操作系统');
  },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Course name', isRequired: true, defaultValue: '', errorMessage: 'Enter the course name' },
};
