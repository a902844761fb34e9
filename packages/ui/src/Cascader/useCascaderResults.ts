import { useEffect, useMemo, useState } from 'react';
import type { CascaderNode, CascaderPath } from './cascaderTree';
import { emptyIndex, indexNodes, knownIndex, nodesAt, searchPaths } from './pathSearch';
import type { LazyChildren } from './useLazyChildren';

/** The first choices that a search elsewhere found, each with the nodes above it, and how many there are. */
export interface FoundPaths {
  paths: readonly (readonly CascaderNode[])[];
  total: number;
}

export type FindPaths = (query: string, options: { signal: AbortSignal }) => Promise<FoundPaths>;

/** What a search found; `pending` and `failed` only where it is asked elsewhere. */
export interface CascaderResults {
  status: 'done' | 'pending' | 'failed';
  /** How many are shown, and how many there are. */
  count: number;
  total: number;
  /** The nodes of a result from the first level down. */
  nodesOf: (at: number) => readonly CascaderNode[];
  retry: () => void;
}

interface ResultsOptions {
  query: string;
  nodes: readonly CascaderNode[];
  lazy: LazyChildren;
  canLoad: boolean;
  canChooseBranch: boolean;
  findPaths: FindPaths | undefined;
}

/** The results over the levels that are known, or those of `findPaths`. */
export function useCascaderResults({ query, nodes, lazy, canLoad, canChooseBranch, findPaths }: ResultsOptions): CascaderResults {
  const isSearching = query.trim() !== '' && !findPaths;
  // Built on the first search: most choices are made without one.
  const index = useMemo(() => {
    if (!isSearching) return emptyIndex;
    return canLoad ? indexNodes(nodes, canChooseBranch, lazy.childrenOf) : knownIndex(nodes, canChooseBranch);
  }, [isSearching, nodes, canChooseBranch, canLoad, lazy.childrenOf]);
  // Laid out while nothing else is to be done, so that the first key finds it.
  useEffect(() => {
    if (canLoad || findPaths || typeof requestIdleCallback === 'undefined') return;
    const waiting = requestIdleCallback(() => void knownIndex(nodes, canChooseBranch));
    return () => cancelIdleCallback(waiting);
  }, [nodes, canChooseBranch, canLoad, findPaths]);
  const places = useMemo(() => searchPaths(index, query), [index, query]);
  const found = useFoundPaths(query.trim(), findPaths);
  if (found) return found;
  return {
    status: 'done',
    count: places.length,
    total: places.length,
    nodesOf: (at) => nodesAt(index, places[at]!),
    retry: () => undefined,
  };
}

/** Between two keys no search begins. */
const pause = 200;
const nothing: FoundPaths = { paths: [], total: 0 };

/** Searches elsewhere once typing pauses; stale replies are ignored. */
function useFoundPaths(query: string, findPaths: FindPaths | undefined): CascaderResults | undefined {
  const [attempt, setAttempt] = useState(0);
  const [known, setKnown] = useState<{ query: string; attempt: number; found: FoundPaths | null } | null>(null);

  useEffect(() => {
    if (!findPaths || query === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (found: FoundPaths | null) => signal.aborted || setKnown({ query, attempt, found });
    const timer = setTimeout(() => {
      // The layer shows the failure and offers Retry.
      findPaths(query, { signal }).then(settle, () => settle(null));
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt, findPaths]);

  if (!findPaths) return undefined;
  const isKnown = known?.query === query && known.attempt === attempt;
  const { paths, total } = (isKnown && known.found) || nothing;
  const status = query === '' || (isKnown && known.found) ? 'done' : isKnown ? 'failed' : 'pending';
  return { status, count: paths.length, total, nodesOf: (at) => paths[at]!, retry: () => setAttempt((count) => count + 1) };
}

/** The ids of nodes from the first level down. */
export function idsOf(nodes: readonly CascaderNode[]): CascaderPath {
  return nodes.map(({ id }) => id);
}
