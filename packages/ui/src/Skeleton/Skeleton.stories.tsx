import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { chineseIn } from '../testing/chineseIn';
import { Skeleton } from './Skeleton';
import { SkeletonRows } from './SkeletonRows';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: SkeletonRows,
  subcomponents: { Skeleton },
  args: { columns: ['40px', 'minmax(0, 1fr)', '32px', '32px'], rowCount: 5, delay: 0 },
} satisfies Meta<typeof SkeletonRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('正在载入');
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(5 * 40);
  },
};

export const AfterItsDelay: Story = {
  args: { delay: undefined },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole('status');
    const height = rows.getBoundingClientRect().height;
    await waitFor(() => expect(rows).toHaveAttribute('data-shown'));
    await expect(rows.getBoundingClientRect().height).toBe(height);
  },
};

export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, inlineSize: 'min(100%, 320px)' }}>
      <Skeleton width="40%" height={20} />
      <Skeleton />
      <Skeleton width={240} />
    </div>
  ),
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
