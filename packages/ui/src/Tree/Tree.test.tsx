import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conformance, renderUi } from '../testing';
import { library, manyNodes } from './storyNodes';
import { Tree } from './Tree';

conformance(<Tree aria-label="馆藏" nodes={library} defaultExpandedKeys={new Set(['science', 'mathematics'])} query="" />, {
  name: 'Tree',
});

describe('Tree', () => {
  it('follows the link of an entry by Enter', async () => {
    const onClick = vi.fn((event: Event) => event.preventDefault());
    // In the capture phase: a link stops the propagation of its click.
    document.addEventListener('click', onClick, true);
    try {
      await renderUi(<Tree aria-label="馆藏" nodes={library} query="代数" />);
      await userEvent.keyboard('{Tab}{End}{Enter}');
      expect(onClick.mock.calls.map(([event]) => (event.target as HTMLAnchorElement).hash)).toEqual(['#algebra']);
    } finally {
      document.removeEventListener('click', onClick, true);
    }
  });

  it('moves focus to an ancestor when the focused entry is collapsed away', async () => {
    const all = { 'aria-label': '馆藏', nodes: library };
    const { getByRole, rerender } = await renderUi(<Tree {...all} expandedKeys={new Set(['letters'])} />);
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
    await expect.element(getByRole('treeitem', { name: /诗经/ })).toHaveFocus();
    await rerender(<Tree {...all} expandedKeys={new Set()} />);
    await expect.element(getByRole('treeitem', { name: /文学/ })).toHaveFocus();
  });

  it('renders the rows that are scrolled to, and keeps the focused one', async () => {
    const nodes = manyNodes();
    const open = new Set(nodes.flatMap((node) => [node.id, ...(node.children ?? []).map(({ id }) => id)]));
    const { getByRole } = await renderUi(<Tree aria-label="目录" nodes={nodes} defaultExpandedKeys={open} style={{ blockSize: 400 }} />);
    await userEvent.keyboard('{Tab}{ArrowDown}');
    getByRole('tree').element().scrollTop = 100_000;
    await expect.poll(() => getByRole('treeitem').elements().length).toBeLessThan(40);
    await expect.element(getByRole('treeitem', { name: '条目 10.10.24', exact: true })).toBeInTheDocument();
    await expect.element(getByRole('treeitem', { name: '类 1.1', exact: true })).toHaveFocus();
  });
});
