import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'UI/Behaviour/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '已完成：' },
  render: (args) => (
    <p style={{ position: 'relative' }}>
      <VisuallyHidden {...args} />
      目标专业
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已完成：').getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('已完成：目标专业');
  },
};

export const English: Story = {
  globals: { language: '80102' },
  render: () => (
    <p style={{ position: 'relative' }}>
      <VisuallyHidden>Done: </VisuallyHidden>
      Target major
    </p>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('paragraph')).toHaveTextContent('Done: Target major'),
};
