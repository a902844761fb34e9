export { publishedEditionMessages } from './messages';
export { PublishedEdition, type PublishedEditionProps } from './PublishedEdition';
export type { BookletRequest, PublishedEditionSource } from './PublishedEditionSource';
