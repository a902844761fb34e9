export { ContentSearch, type ContentSearchProps } from './ContentSearch';
export type { ContentQuery, ContentSearchSource } from './ContentSearchSource';
export { contentSearchMessages } from './messages';
