import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch';

const meta = {
  title: 'UI/Choices/Switch',
  component: Switch,
  args: { children: '仅看我的课程', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const WithHelp: Story = { args: { description: '只显示您负责的课程' } };
export const ChangedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: '仅看我的课程' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const ReadOnly: Story = { args: { isReadOnly: true, defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const English: Story = { globals: { language: '80102' }, args: { children: 'My courses only' } };
