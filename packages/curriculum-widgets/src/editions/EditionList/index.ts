export { EditionList, type EditionListProps } from './EditionList';
export type { EditionListSource } from './EditionListSource';
export { editionListMessages } from './messages';
