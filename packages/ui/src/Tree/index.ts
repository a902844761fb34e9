export { Tree, type TreeProps } from './Tree';
export type { TreeNode, TreeNodeId } from './treeIndex';
export { countTreeHits } from './treeSearch';
