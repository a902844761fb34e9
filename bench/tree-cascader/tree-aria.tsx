import { useMemo, useState } from 'react';
import { Collection, ListLayout, Tree, TreeItem, TreeItemContent, Virtualizer } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { countOf, need, registerLevels } from './contender';
import type { BenchNode } from './nodes';

function narrowed(nodes: BenchNode[], query: string): BenchNode[] {
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(query)) return [node];
    const children = narrowed(node.children ?? [], query);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

const keysOf = (nodes: BenchNode[]): number[] => nodes.flatMap(({ id, children }) => (children ? [id, ...keysOf(children)] : []));

function renderNode({ id, label, children }: BenchNode) {
  return (
    <TreeItem id={id} textValue={label}>
      <TreeItemContent>{label}</TreeItemContent>
      <Collection items={children ?? []}>{renderNode}</Collection>
    </TreeItem>
  );
}

function Searched({ nodes }: { nodes: BenchNode[] }) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => (query ? narrowed(nodes, query.toLowerCase()) : nodes), [nodes, query]);
  const open = useMemo(() => keysOf(shown), [shown]);
  return (
    <>
      <input type="search" aria-label="搜索" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 40 }}>
        <Tree aria-label="层级" items={shown} expandedKeys={open} style={{ display: 'block', height: 520, overflow: 'auto' }}>
          {renderNode}
        </Tree>
      </Virtualizer>
    </>
  );
}

registerLevels({
  mount: (host, nodes) => createRoot(host).render(<Searched nodes={nodes} />),
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="row"]'), text: need('[role="treegrid"]').textContent }),
});
