import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link';

const meta = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '#courses', children: '查看课程单元' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Inline: Story = {
  args: { variant: 'inline' },
  render: (args) => (
    <p>
      2 门课程没有支撑任何指标点，请
      <Link {...args} />。
    </p>
  ),
};
export const Muted: Story = { args: { variant: 'muted', children: '专业管理' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const FollowedByKeyboard: Story = {
  args: { href: undefined, onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '查看课程单元' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const English: Story = { globals: { language: '80102' }, args: { children: 'Show course units' } };
