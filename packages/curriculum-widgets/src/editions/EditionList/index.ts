export { EditionList, type EditionListProps } from './EditionList';
export type { EditionListSource } from './EditionListSource';
export { editionListMessages } from './messages';
export type { EditionPublishingSource } from './publishing/EditionPublishingSource';
export { editionPublishingMessages } from './publishing/messages';
