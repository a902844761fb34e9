import type { SourceTree } from './sourceTree.mjs';

export function createModuleGraph(
  tree: SourceTree,
  options?: { untraced?: readonly string[] },
): { reachedFrom: (file: string) => Set<string> };
