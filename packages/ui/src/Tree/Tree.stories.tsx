import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchField } from '../SearchField';
import { library, manyNodes } from './storyNodes';
import { Tree } from './Tree';

const meta = {
  title: 'UI/Collections/Tree',
  component: Tree,
  args: { 'aria-label': '馆藏', nodes: library, style: { blockSize: 360 }, onExpandedChange: fn() },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('treeitem')).toHaveLength(3),
};

export const Opened: Story = { args: { defaultExpandedKeys: new Set(['science', 'mathematics']) } };

export const WalkedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item(/自然科学/)).toHaveFocus();
    await step('right opens, then goes in', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(item(/自然科学/)).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['science']));
      await userEvent.keyboard('{ArrowRight}');
      await expect(item(/O1 ?数学/)).toHaveFocus();
      await expect(item(/O1 ?数学/)).toHaveAttribute('aria-level', '2');
      await expect(item(/物理学/)).toHaveAttribute('aria-posinset', '2');
    });
    await step('* opens the siblings', async () => {
      await userEvent.keyboard('*');
      await expect(canvas.getAllByRole('treeitem')).toHaveLength(10);
    });
    await step('letters and End', async () => {
      await userEvent.keyboard('光');
      await expect(item(/光学/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(item(/地图/)).toHaveFocus();
    });
    await step('left goes out, then closes', async () => {
      await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowLeft}');
      await expect(item(/O1 ?数学/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
      await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
    });
  },
};

export const Searched: Story = {
  args: { query: '数学', defaultExpandedKeys: new Set(['letters']) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').map((item) => item.ariaLevel)).toEqual(['1', '2', '3', '3', '3']);
    await expect(canvas.getAllByText('数学', { selector: 'mark' })).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('treeitem')[0]!);
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  args: { query: '天文' },
  play: async ({ canvas }) => expect(canvas.queryByRole('treeitem')).toBeNull(),
};

export const Acted: Story = {
  args: { onAction: fn(), defaultExpandedKeys: new Set(['letters']) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('诗经'));
    await expect(args.onAction).toHaveBeenCalledWith(expect.objectContaining({ id: 'poems' }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'letters' }));
  },
};

export const Compact: Story = {
  args: {
    size: 'compact',
    defaultExpandedKeys: new Set(['science', 'mathematics']),
    style: { blockSize: 240, inlineSize: 'min(100%, 320px)' },
  },
};

export const FiveThousandEntries: Story = {
  args: { nodes: manyNodes(), query: '条目' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: '条目 20.10.24' })).toHaveFocus());
    await expect(canvas.getByRole('treeitem', { name: '条目 20.10.24' })).toBeVisible();
  },
};

/** Typing filters the tree; the previous expansion is restored afterwards. */
export const Narrowed: Story = {
  render: function Narrowed(args) {
    const [query, setQuery] = useState('');
    return (
      <div style={{ display: 'grid', gap: 16, inlineSize: 'min(100%, 480px)' }}>
        <SearchField aria-label="书名" placeholder="书名" onSearch={setQuery} />
        <Tree {...args} query={query} />
      </div>
    );
  },
  args: { defaultExpandedKeys: new Set(['letters']) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '力学{Enter}');
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /诗经/ })).toBeVisible());
  },
};

export const English: Story = {
  globals: { language: '80102' },
  args: {
    'aria-label': 'Holdings',
    nodes: [
      { id: 'science', label: 'Natural science', children: [{ id: 'mathematics', label: 'Mathematics', lead: 'O1' }] },
      { id: 'letters', label: 'Letters' },
    ],
    defaultExpandedKeys: new Set(['science']),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tree', { name: 'Holdings' })).toBeVisible();
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(3);
  },
};
