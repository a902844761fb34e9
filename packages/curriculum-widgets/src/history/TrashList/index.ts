export { trashListMessages } from './messages';
export { TrashList, type TrashListProps } from './TrashList';
export type { TrashSource } from './TrashSource';
