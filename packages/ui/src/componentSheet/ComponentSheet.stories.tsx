import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ComponentSheet } from './ComponentSheet';

const meta = {
  title: 'UI/Component sheet',
  component: ComponentSheet,
  args: { edition: '浅色，常规密度' },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: { component: 'Every component in its main states on one page, to judge them together in a theme and a density.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: '保存' }).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('heading', { name: '部件总表' })).toBeVisible();
  },
} satisfies Meta<typeof ComponentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { args: { edition: '深色，常规密度' }, globals: { theme: 'dark' } };
export const HighContrast: Story = { args: { edition: '高对比度，常规密度' }, globals: { theme: 'contrast' } };
export const Compact: Story = { args: { edition: '浅色，紧凑密度' }, globals: { density: 'compact' } };
