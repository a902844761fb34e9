import { useMemo, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { indexTree, isBranchAt, type TreeNode, type TreeNodeId } from './treeIndex';
import { layTree } from './treeRows';
import { searchTree } from './treeSearch';

interface TreeRowsOptions {
  nodes: readonly TreeNode[];
  query: string;
  expandedKeys?: ReadonlySet<TreeNodeId>;
  defaultExpandedKeys: ReadonlySet<TreeNodeId>;
  onExpandedChange?: (keys: ReadonlySet<TreeNodeId>) => void;
}

const none: ReadonlySet<TreeNodeId> = new Set();

/** What shows and what is open. A search opens the way to its hits by itself and leaves what was open before for afterwards. */
export function useTreeRows({ nodes, query, expandedKeys, defaultExpandedKeys, onExpandedChange }: TreeRowsOptions) {
  const index = indexTree(nodes);
  const hits = useMemo(() => searchTree(index, query), [index, query]);
  const [expanded, setExpanded] = useControlledState(expandedKeys, defaultExpandedKeys, onExpandedChange);
  // Expanded or collapsed by the user during this search.
  const [turned, setTurned] = useState({ query, keys: none });
  const turnedKeys = turned.query === query ? turned.keys : none;

  const isOpen = useMemo(() => {
    if (!hits) return (place: number) => expanded.has(index.nodes[place]!.id);
    return (place: number) => (hits.isAncestor[place] === 1) !== turnedKeys.has(index.nodes[place]!.id);
  }, [index, hits, expanded, turnedKeys]);
  const rows = useMemo(() => layTree(index, isOpen, hits), [index, isOpen, hits]);

  /** Opens or closes entries; those that have nothing below are left alone. */
  function turn(places: readonly number[], willOpen: boolean) {
    const turning = places.filter((place) => isBranchAt(index, place) && isOpen(place) !== willOpen);
    if (turning.length === 0) return;
    const keys = new Set(hits ? turnedKeys : expanded);
    for (const place of turning) {
      const { id } = index.nodes[place]!;
      if (keys.has(id)) keys.delete(id);
      else keys.add(id);
    }
    if (hits) setTurned({ query, keys });
    else setExpanded(keys);
  }

  return { index, rows, isOpen, turn };
}

export type TreeState = ReturnType<typeof useTreeRows>;
