import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'UI/Choices/Checkbox',
  component: Checkbox,
  args: { children: '仅看未完成的课程', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultSelected: true } };
export const Partly: Story = {
  args: { isIndeterminate: true, children: '选择全部' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: '选择全部' })).toBePartiallyChecked();
  },
};
export const ChangedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Wrong: Story = { args: { isRequired: true, children: '我已核对数据', errorMessage: '请先核对数据' } };
export const LongText: Story = {
  args: { children: '将章节、课点、KSA 和矩阵支撑一并复制到目标专业，已绑定的教学目标不再重复复制' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Checkbox {...args} />
    </div>
  ),
};
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = { globals: { language: '80102' }, args: { children: 'Only unfinished courses' } };
