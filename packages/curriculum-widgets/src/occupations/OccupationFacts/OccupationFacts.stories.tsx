import { officialCounts } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aCollege } from '../../support/fakes/aCollege';
import { OccupationFacts } from './OccupationFacts';

const college = aCollege();
const { occupationBook: book } = college;

const meta = {
  title: 'Widgets/Occupations/OccupationFacts',
  component: OccupationFacts,
  args: { source: book },
  beforeEach: college.serve(),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OccupationFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '职业（细类） 5 1,639' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: '收录情况' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '职业分类大典（2022年版）社会公示稿' })).toHaveAttribute('target', '_blank');
  },
};

export const Complete: Story = {
  beforeEach: async () => {
    book.loadBookFacts.mockResolvedValue({ ...(await book.loadBookFacts()), shipped: officialCounts });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '职业（细类） 1,639 1,639' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { source: { loadBookFacts: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const FailedOnce: Story = {
  beforeEach: () => void book.loadBookFacts.mockRejectedValueOnce(new Error('网络连接失败')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('网络连接失败')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: 'Occupations 5 1,639' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
