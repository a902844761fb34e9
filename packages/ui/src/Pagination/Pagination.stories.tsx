import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { StateStory } from '../testing/atRest';
import { chineseIn } from '../testing/chineseIn';
import { Pagination, type PaginationProps } from './Pagination';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 25, onPageChange: fn() },
  render: (args) => <Turning key={args.page} {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StateStory<typeof meta>;

function Turning({ page: firstPage, onPageChange, ...rest }: PaginationProps) {
  const [page, setPage] = useState(firstPage);
  function handlePageChange(next: number) {
    setPage(next);
    onPageChange?.(next);
  }
  return <Pagination {...rest} page={page} onPageChange={handlePageChange} />;
}

export const FirstPage: Story = {
  tags: ['state:pagination.first'],
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '第 1 页' })).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByText('第 1–10 条，共 25 条')).toBeVisible();
    },
  },
};

export const ThereAndBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
    await expect(canvas.getByText('第 11–20 条，共 25 条')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '上一页' }));
    await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
  },
};

export const LastPage: Story = {
  tags: ['state:pagination.last'],
  args: { page: 3 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeEnabled();
      await expect(canvas.getByText('第 21–25 条，共 25 条')).toBeVisible();
    },
  },
};

export const SinglePage: Story = {
  tags: ['state:pagination.single-page'],
  args: { total: 10 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('button', { name: /第 \d+ 页/ })).toHaveLength(1);
      await expect(canvas.getByRole('button', { name: '下一页' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: '上一页' })).toBeDisabled();
    },
  },
};

export const ElevenItems: Story = {
  tags: ['state:pagination.eleven'],
  args: { total: 11 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
  },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getAllByRole('button', { name: /第 \d+ 页/ })).toHaveLength(2);
      await expect(canvas.getByText('第 11–11 条，共 11 条')).toBeVisible();
    },
  },
};

export const NoItems: Story = {
  tags: ['state:pagination.zero'],
  args: { total: 0 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('共 0 条')).toBeVisible();
      await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    },
  },
};

export const DefaultSize: Story = {
  tags: ['state:pagination.size-20'],
  args: { pageSize: undefined, total: 45 },
  parameters: {
    atRest: async ({ canvas }) => {
      await expect(canvas.getByText('第 1–20 条，共 45 条')).toBeVisible();
      await expect(canvas.getAllByRole('button', { name: /第 \d+ 页/ })).toHaveLength(3);
    },
  },
};

export const ManyPages: Story = {
  args: { page: 6, total: 11_440 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 51–60 条，共 11,440 条')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /第 [\d,]+ 页/ })).toHaveLength(5);
  },
};

export const ByKeyboard: Story = {
  args: { page: 2, total: 30 },
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: '第 3 页' }).focus();
    await step('on to the end', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '下一页' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('第 21–30 条，共 30 条')).toBeVisible();
    });
    await step('focus stays on something', async () => {
      await expect(canvas.getByRole('button', { name: '第 3 页' })).toHaveFocus();
    });
  },
};

export const English: Story = {
  tags: ['state:pagination.english'],
  globals: { language: '80102' },
  args: { page: 6, total: 11_440 },
  parameters: {
    atRest: async ({ canvas, canvasElement }) => {
      await expect(canvas.getByText('51–60 of 11,440')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
      await expect(chineseIn(canvasElement)).toEqual([]);
    },
  },
};
