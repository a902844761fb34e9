import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Radio } from './Radio';
import { RadioGroup } from './RadioGroup';

const choices = [
  <Radio key="0" value="0">
    考试
  </Radio>,
  <Radio key="1" value="1">
    考查
  </Radio>,
];

const meta = {
  title: 'UI/Choices/RadioGroup',
  component: RadioGroup,
  args: { label: '考核方式', defaultValue: '0', onChange: fn(), children: choices },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const Vertical: Story = { args: { orientation: 'vertical' } };
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '考查' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('1');
  },
};
export const Wrong: Story = { args: { defaultValue: null, isRequired: true, errorMessage: '请选择考核方式' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: {
    label: 'Assessment',
    children: [
      <Radio key="0" value="0">
        Exam
      </Radio>,
      <Radio key="1" value="1">
        Assessment
      </Radio>,
    ],
  },
};
