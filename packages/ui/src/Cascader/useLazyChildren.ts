import { useCallback, useState } from 'react';
import { keyOf, type CascaderNode, type CascaderPath, type ChildrenOf } from './cascaderTree';

export type LoadChildren = (node: CascaderNode, path: CascaderPath) => Promise<readonly CascaderNode[]>;

type Loaded = Readonly<Record<string, 'pending' | 'failed' | readonly CascaderNode[]>>;

/** Children that are loaded when their node is opened; a failed level can be retried. */
export function useLazyChildren(loadChildren: LoadChildren | undefined) {
  const [loaded, setLoaded] = useState<Loaded>({});

  const childrenOf: ChildrenOf = useCallback(
    (node, path) => {
      if (node.children) return node.children;
      const known = loaded[keyOf(path)];
      return typeof known === 'object' ? known : undefined;
    },
    [loaded],
  );

  async function load(node: CascaderNode, path: CascaderPath) {
    const key = keyOf(path);
    const known = loaded[key];
    if (!loadChildren || node.children || node.isLeaf || (known !== undefined && known !== 'failed')) return;
    const settle = (outcome: Loaded[string]) => setLoaded((before) => ({ ...before, [key]: outcome }));
    settle('pending');
    try {
      settle(await loadChildren(node, path));
    } catch {
      // The column shows the failure and offers Retry.
      settle('failed');
    }
  }

  return { childrenOf, load, stateOf: (path: CascaderPath) => (typeof loaded[keyOf(path)] === 'string' ? loaded[keyOf(path)] : undefined) };
}

export type LazyChildren = ReturnType<typeof useLazyChildren>;
