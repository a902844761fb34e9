import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from './Tag';

const meta = {
  title: 'UI/Words/Tag',
  component: Tag,
  args: { children: '必修' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Filled: Story = { args: { variant: 'filled', children: 'K1 大O记号含义' } };
export const NotUnderstood: Story = { args: { variant: 'danger', children: 'X1' } };
export const English: Story = { globals: { language: '80102' }, args: { children: 'Compulsory' } };
