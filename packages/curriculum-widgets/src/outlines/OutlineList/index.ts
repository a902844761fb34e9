export { outlineListMessages } from './messages';
export { OutlineList, type OutlineListProps } from './OutlineList';
export type { OutlineSource } from './OutlineSource';
