import { officialCounts } from '@college/curriculum-model';
import { chineseIn } from '@college/ui/testing/chineseIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fakeOccupationBook } from '../fakes/fakeOccupationBook';
import { OccupationFacts } from './OccupationFacts';

const book = fakeOccupationBook();

const meta = {
  title: 'Widgets/Occupations/OccupationFacts',
  component: OccupationFacts,
  args: { source: book },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof OccupationFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: '职业（细类） 5 1,639' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '职业分类大典（2022年版）社会公示稿' })).toHaveAttribute('target', '_blank');
  },
};

export const Complete: Story = {
  args: { source: { loadBookFacts: async (options) => ({ ...(await book.loadBookFacts(options)), shipped: officialCounts }) } },
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
  args: { source: { loadBookFacts: fn(book.loadBookFacts) } },
  beforeEach: ({ args }) => {
    (args.source.loadBookFacts as ReturnType<typeof fn>).mockRejectedValueOnce(new Error('网络连接失败'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('网络连接失败')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: { source: fakeOccupationBook('en') },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('row', { name: 'Occupations 5 1,639' })).toBeVisible();
    await expect(chineseIn(canvasElement)).toEqual([]);
  },
};
