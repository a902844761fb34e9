import { topLevelLabels, type Language, type OptionItem } from '@college/curriculum-model';
import type { TreeNode } from '@college/ui/Tree';

/** An entry of the tree; everything below it, at all levels, is counted. */
export interface LevelNode extends TreeNode {
  id: string;
  below: number;
  children: readonly LevelNode[];
}

interface LevelWords {
  language: Language;
  /** The number of entries below one. */
  noteOf: (below: number) => string;
}

/** The server's tree as entries: the top classes by their ordinals, each with the number of its descendants. */
export function levelNodes(items: readonly OptionItem[], words: LevelWords, parentId = ''): LevelNode[] {
  return items.map((item, at) => {
    // The path of values keeps an entry's identity, whatever ids the server assigns.
    const id = `${parentId}/${item.value}`;
    const children = levelNodes(item.children ?? [], words, id);
    const below = children.reduce((sum, child) => sum + 1 + child.below, 0);
    const lead = parentId === '' ? topLevelLabels[at]?.[words.language] : undefined;
    return { id, label: item.label, lead, below, note: below > 0 ? words.noteOf(below) : undefined, children };
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

/** Ids of all nodes that have others below them. */
export function branchIds(nodes: readonly LevelNode[]): string[] {
  return nodes.flatMap((node) => (node.children.length === 0 ? [] : [node.id, ...branchIds(node.children)]));
}
