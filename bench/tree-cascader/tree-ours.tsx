import { Tree, type TreeNodeId } from '@college/ui/Tree';
import { useState } from 'react';
import { openApp, openPage } from '../browser/openApp';
import { countOf, need, registerLevels } from './contender';
import type { BenchNode } from './nodes';

function Searched({ nodes }: { nodes: BenchNode[] }) {
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<TreeNodeId>>(
    () => new Set(nodes.flatMap(({ id, children = [] }) => [id, ...children.map((child) => child.id)])),
  );
  return (
    <>
      <input type="search" aria-label="搜索" value={query} onChange={(event) => setQuery(event.currentTarget.value)} />
      <Tree aria-label="层级" nodes={nodes} query={query} expandedKeys={open} onExpandedChange={setOpen} style={{ blockSize: 520 }} />
    </>
  );
}

registerLevels({
  prepare: openApp,
  mount: (_host, nodes) => openPage(<Searched nodes={nodes} />),
  searchField: () => need<HTMLInputElement>('input'),
  seen: () => ({ rows: countOf('[role="treeitem"]'), text: need('[role="tree"]').textContent }),
});
