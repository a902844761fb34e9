import { PageHeader } from '@college/ui/PageHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageNotice } from '../PageNotice';
import { PageBody } from './PageBody';

const meta = {
  title: 'Widgets/Shell/PageBody',
  component: PageBody,
  args: {
    children: (
      <>
        <PageHeader title="学习中心" facts="12 门课程" />
        <PageNotice title="学习记录" backHref="#workbench" backLabel="回到工作台">
          还没有学习记录。
        </PageNotice>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageBody>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: '学习中心' }).getBoundingClientRect();
    await expect(heading.left).toBeGreaterThanOrEqual(24);
    await expect(canvas.getByRole('link', { name: '回到工作台' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: { children: <p style={{ margin: 0, overflowWrap: 'anywhere' }}>{'https://college.example/'.repeat(40)}</p> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { children: <PageHeader title="Learning" facts="12 courses" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Learning' })).toBeVisible();
  },
};
