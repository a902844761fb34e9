import { ConfigProvider, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { countOf, need, registerLevels } from './contender';
import type { BenchNode } from './nodes';

/** Ant Design's tree does not search: its documentation filters the data outside, and so does this. */
function narrowed(nodes: BenchNode[], query: string): BenchNode[] {
  return nodes.flatMap((node) => {
    if (node.label.toLowerCase().includes(query)) return [node];
    const children = narrowed(node.children ?? [], query);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

const keysOf = (nodes: BenchNode[]): number[] => nodes.flatMap(({ id, children }) => (children ? [id, ...keysOf(children)] : []));

function Searched({ nodes }: { nodes: BenchNode[] }) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => (query ? narrowed(nodes, query.toLowerCase()) : nodes), [nodes, query]);
  const open = useMemo(() => keysOf(shown), [shown]);
  return (
    <>
      <input type="search" aria-label="搜索" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <Tree
        // Its types know no other name for the key, its `fieldNames` do.
        treeData={shown as (BenchNode & TreeDataNode)[]}
        fieldNames={{ title: 'label', key: 'id', children: 'children' }}
        expandedKeys={open}
        height={520}
        blockNode
        virtual
      />
    </>
  );
}

registerLevels({
  mount: (host, nodes) =>
    createRoot(host).render(
      <ConfigProvider theme={{ token: { motion: false } }}>
        <Searched nodes={nodes} />
      </ConfigProvider>,
    ),
  searchField: () => need<HTMLInputElement>('input[type="search"]'),
  seen: () => ({ rows: countOf('.ant-tree-treenode'), text: need('.ant-tree').textContent }),
});
