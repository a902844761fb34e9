import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select';

const options = [
  { value: 1, label: '通识课程' },
  { value: 2, label: '学科基础课程' },
  { value: 3, label: '专业课程' },
  { value: 4, label: '集中实践教学环节' },
  { value: 5, label: '综合课程', isDisabled: true },
];

const meta = {
  title: 'UI/Fields/Select',
  component: Select,
  args: { label: '课程性质', options, defaultValue: 2, onChange: fn(), style: { width: 280 } },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Nothing: Story = { args: { defaultValue: null, isRequired: true } };
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: '学科基础课程' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /课程性质/ }));
    await expect(await canvas.findAllByRole('option')).toHaveLength(5);
  },
};
export const Wrong: Story = { args: { defaultValue: null, isRequired: true, errorMessage: '请选择课程性质' } };
export const OptionsOnTheirWay: Story = { args: { isPending: true, options: [], defaultValue: null } };
export const Quiet: Story = { args: { isQuiet: true, label: undefined, 'aria-label': '课程性质' } };
export const LongText: Story = {
  args: { options: [{ value: 1, label: '面向工程教育专业认证的学科交叉与产教融合综合实践课程' }], defaultValue: 1 },
};
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Course type', options: [{ value: 1, label: 'General course' }], defaultValue: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please choose')).toBeVisible();
  },
};
