import { foldText, topLevelLabels, type Language, type OptionItem } from '@college/curriculum-model';

/** A node of the tree with what the row says of it. */
export interface LevelNode {
  /** Path of values from the top, so that a row keeps its identity whatever the server numbers. */
  key: string;
  name: string;
  /** 第一大类 … 第八大类 for the classes at the top; others have none. */
  ordinal: string | null;
  /** Everything below, at all levels. */
  below: number;
  children: readonly LevelNode[];
}

/** The server's tree as rows, with how much stands below each. */
export function levelNodes(items: readonly OptionItem[], language: Language, parentKey = ''): LevelNode[] {
  return items.map((item, index) => {
    const key = `${parentKey}/${item.value}`;
    const children = levelNodes(item.children ?? [], language, key);
    const ordinal = parentKey === '' ? (topLevelLabels[index]?.[language] ?? null) : null;
    return { key, name: item.label, ordinal, below: children.reduce((sum, child) => sum + 1 + child.below, 0), children };
  });
}

/** How many nodes there are, and how many levels deep. */
export function treeSize(nodes: readonly LevelNode[]): { entries: number; depth: number } {
  const sizes = nodes.map((node) => treeSize(node.children));
  return {
    entries: sizes.reduce((sum, { entries }) => sum + 1 + entries, 0),
    depth: nodes.length === 0 ? 0 : 1 + Math.max(...sizes.map(({ depth }) => depth)),
  };
}

/** Keys of all nodes that have others below them. */
export function branchKeys(nodes: readonly LevelNode[]): string[] {
  return nodes.flatMap((node) => (node.children.length === 0 ? [] : [node.key, ...branchKeys(node.children)]));
}

/** The nodes whose name holds the keyword, with the way to them; below a hit everything stays. */
export function findLevels(nodes: readonly LevelNode[], keyword: string): LevelNode[] {
  const wanted = foldText(keyword.trim());
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (foldText(node.name).includes(wanted)) return [node];
    const children = findLevels(node.children, keyword);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

/** How many names hold the keyword. */
export function countHits(nodes: readonly LevelNode[], keyword: string): number {
  const wanted = foldText(keyword.trim());
  return nodes.reduce((sum, node) => sum + Number(foldText(node.name).includes(wanted)) + countHits(node.children, keyword), 0);
}
