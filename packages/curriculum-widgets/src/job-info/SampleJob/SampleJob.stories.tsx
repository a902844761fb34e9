import type { StateStory } from '@college/ui/testing/atRest';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleJob } from './SampleJob';

const meta = {
  title: 'Widgets/Job info/SampleJob',
  component: SampleJob,
  args: { backHref: '#dashboard' },
} satisfies Meta<typeof SampleJob>;
export default meta;
type Story = StateStory<typeof meta>;

export const Typical: Story = {
  tags: ['state:dashboard.job-detail'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1, name: '后端开发工程师' })).toBeVisible();
      await expect(canvas.getByRole('note')).toHaveTextContent('这是固定的示例');
      await expect(canvas.getByText('18–28 千元/月')).toBeVisible();
      await expect(canvas.getByRole('link', { name: '返回看板' })).toHaveAttribute('href', '#dashboard');
    },
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('This is a fixed sample');
    await expect(canvas.getByText('¥18k–28k a month')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  },
};
