import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateTime } from './DateTime';

const meta = {
  title: 'UI/Words/DateTime',
  component: DateTime,
  args: { value: '2026-03-05 09:07:01' },
} satisfies Meta<typeof DateTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheSecond: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-03-05 09:07:01')).toHaveAttribute('datetime', '2026-03-05T09:07:01');
  },
};
export const ToTheDay: Story = { args: { precision: 'day' } };
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未填写')).toBeVisible();
  },
};
export const English: Story = {
  globals: { language: '80102' },
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not filled in')).toBeVisible();
  },
};
