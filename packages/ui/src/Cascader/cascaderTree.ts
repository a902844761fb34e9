export type NodeId = string | number;

/** One choice of a level, with the choices of the next level below it. */
export interface CascaderNode {
  id: NodeId;
  label: string;
  children?: readonly CascaderNode[];
  /** Says that nothing is below, where children are loaded on demand. */
  isLeaf?: boolean;
  /** Why it cannot be selected; shown after the label. */
  disabledReason?: string;
}

/** The ids from the first level down. */
export type CascaderPath = readonly NodeId[];

export type ChildrenOf = (node: CascaderNode, path: CascaderPath) => readonly CascaderNode[] | undefined;

export const knownChildren: ChildrenOf = (node) => node.children;

/** One text for a path, to remember things by. */
export function keyOf(path: CascaderPath) {
  return JSON.stringify(path);
}

/** The nodes along a path, as far as they are known. */
export function nodesAlong(roots: readonly CascaderNode[], path: CascaderPath, childrenOf: ChildrenOf = knownChildren): CascaderNode[] {
  const along: CascaderNode[] = [];
  let level: readonly CascaderNode[] | undefined = roots;
  for (const [depth, id] of path.entries()) {
    const node: CascaderNode | undefined = level?.find((candidate) => candidate.id === id);
    if (!node) break;
    along.push(node);
    level = childrenOf(node, path.slice(0, depth + 1));
  }
  return along;
}

/** Whether something is, or may turn out to be, below the node. */
export function isBranch(node: CascaderNode, path: CascaderPath, childrenOf: ChildrenOf, canLoad: boolean) {
  if (node.children) return node.children.length > 0;
  // A level that was loaded and is empty is still a level: it says so.
  return canLoad ? node.isLeaf !== true : (childrenOf(node, path)?.length ?? 0) > 0;
}

/** The path with another choice on one level: the levels below it are cleared. */
export function chosenAt(path: CascaderPath, level: number, id: NodeId): CascaderPath {
  return [...path.slice(0, level), id];
}

/** The next node whose label begins with the typed text, from this place on and round again. */
export function findByPrefix(nodes: readonly CascaderNode[], typed: string, from: number): number {
  const prefix = typed.toLowerCase();
  // The same letter again moves to the next match; a longer text may still match the active one.
  const start = typed.length === 1 ? from + 1 : Math.max(0, from);
  for (let step = 0; step < nodes.length; step += 1) {
    const index = (start + step) % nodes.length;
    if (nodes[index]!.label.toLowerCase().startsWith(prefix)) return index;
  }
  return -1;
}

/** How many levels there are at most, as far as they are known. */
export function depthOf(nodes: readonly CascaderNode[]): number {
  return 1 + Math.max(0, ...nodes.map(({ children }) => (children?.length ? depthOf(children) : 0)));
}
