import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ComboBox } from './ComboBox';

const names = ['数据结构', '操作系统', '计算机网络', '编译原理', '软件工程', '数据库原理'];
const options = Array.from({ length: 240 }, (_, index) => ({
  value: 1001 + index,
  label: index < names.length ? names[index]! : `选修课程 ${index}`,
  hint: String(1001 + index),
}));

const meta = {
  title: 'UI/Fields/ComboBox',
  component: ComboBox,
  args: { label: '先修课程', options: options.slice(0, 40), onChange: fn(), style: { width: 280 } },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { args: { defaultValue: 1001 } };
export const Empty: Story = {};
export const FoundByTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '先修课程' }), '数据');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(1006);
  },
};
export const NothingMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '物理');
    // The list is there before it has its place.
    await waitFor(() => expect(canvas.getByText('没有匹配的选项')).toBeVisible());
  },
};
export const SomeHundred: Story = {
  args: { options },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '239');
    await expect(await canvas.findAllByRole('option')).toHaveLength(1);
  },
};
export const Wrong: Story = { args: { isRequired: true, errorMessage: '请选择先修课程' } };
export const Busy: Story = { args: { isPending: true, options: [] } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: 1001 } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 1001 } };
export const English: Story = {
  globals: { language: '80102' },
  args: { label: 'Prerequisite', options: [{ value: 1, label: 'Data structures' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('Type to find')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Show options/ })).toBeVisible();
  },
};
