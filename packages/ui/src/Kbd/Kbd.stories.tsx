import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd';

const meta = {
  title: 'UI/Words/Kbd',
  component: Kbd,
  args: { children: 'Ctrl' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const TwoKeys: Story = {
  render: () => (
    <span style={{ display: 'inline-flex', gap: 4 }}>
      <Kbd>Ctrl</Kbd>
      <Kbd>S</Kbd>
    </span>
  ),
};

export const English: Story = { globals: { language: '80102' }, args: { children: 'Page Down' } };
