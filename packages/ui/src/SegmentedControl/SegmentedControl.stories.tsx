import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Star } from '../icons';
import { Segment } from './Segment';
import { SegmentedControl } from './SegmentedControl';

const segments = [
  <Segment key="1" value="1">
    必修
  </Segment>,
  <Segment key="2" value="2">
    选修
  </Segment>,
];

const meta = {
  title: 'UI/Choices/SegmentedControl',
  component: SegmentedControl,
  args: { label: '类别', defaultValue: '1', onChange: fn(), children: segments },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const WithStars: Story = {
  args: {
    label: '强度',
    children: [
      <Segment key="0" value="0">
        <Star kind="strong" aria-hidden />强
      </Segment>,
      <Segment key="1" value="1">
        <Star kind="weak" aria-hidden />弱
      </Segment>,
    ],
  },
};
export const Small: Story = { args: { size: 'small', label: undefined, 'aria-label': '类别' } };
export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '必修' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '选修' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('2');
  },
};
export const Wrong: Story = { args: { defaultValue: null, isRequired: true, errorMessage: '请选择类别' } };
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '选修' }));
    await expect(canvas.getByRole('radio', { name: '必修' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = {
  globals: { language: '80102' },
  args: {
    label: 'Class',
    children: [
      <Segment key="1" value="1">
        Compulsory
      </Segment>,
      <Segment key="2" value="2">
        Elective
      </Segment>,
    ],
  },
};
